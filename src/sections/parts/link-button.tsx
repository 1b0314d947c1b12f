import type { LinkItem } from '../site-facts.ts';

/** A link as a button below a band; nothing without words or address. */
export function LinkButton({ link: { text, href } }: { readonly link: LinkItem }) {
  if (text === '' || href === '') return null;
  return (
    <p className="actions">
      <a className="button" href={href}>
        {text}
      </a>
    </p>
  );
}
