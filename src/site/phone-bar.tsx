import type { LinkItem } from '../sections/schemas.ts';

/** Fixed at the bottom of phones. The page reserves its space, so it never covers content. */
export function PhoneBar({ phone_href, quote }: { readonly phone_href: string; readonly quote: LinkItem }) {
  return (
    <nav className="phone-bar road" aria-label="Call or ask for a quote">
      <a className="button call" href={phone_href}>
        Call
      </a>
      <a className="button" href={quote.href}>
        {quote.text}
      </a>
    </nav>
  );
}
