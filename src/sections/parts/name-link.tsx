import type { Name } from '../site-facts.ts';

/** A name, as a link where it has a page. */
export function NameLink({ name }: { readonly name: Name }) {
  return name.href === null ? name.text : <a href={name.href}>{name.text}</a>;
}
