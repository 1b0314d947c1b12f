import type { Name } from '../site-facts.ts';
import { MailAddress } from './mail-address.tsx';

/** A name, as a link where it has a page. */
export function NameLink({ name: { text, href } }: { readonly name: Name }) {
  if (href === null) return text;
  return <a href={href}>{href.startsWith('mailto:') ? <MailAddress address={text} /> : text}</a>;
}
