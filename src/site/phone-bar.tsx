/** On phones, always in reach at the bottom edge. The page keeps room for it, so it never lies over content. */
export function PhoneBar({
  phone_href,
  quote_href,
}: {
  readonly phone_href: string;
  readonly quote_href: string;
}) {
  return (
    <nav className="phone-bar road" aria-label="Call or ask for a quote">
      <a className="button call" href={phone_href}>
        Call
      </a>
      <a className="button" href={quote_href}>
        Free quote
      </a>
    </nav>
  );
}
