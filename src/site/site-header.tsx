import { TradeMark } from '../sections/render-sections.tsx';
import type { LinkItem } from '../sections/schemas.ts';
import type { Frame, SiteLogo } from './frame.ts';

/** Top bar with the phone, then the name and the menu. On phones the menu opens from a button, without script. */
export function SiteHeader({
  frame,
  above,
}: {
  readonly frame: Frame;
  /** Paths of this page's parents, to highlight them in the menu. */
  readonly above: readonly string[];
}) {
  const { business } = frame;
  const place = { path: frame.current_path, above };
  return (
    <>
      <section className="topbar road" aria-label="Call us">
        <div className="inner">
          <span className="hours">{business.hours_brief}</span>
          {business.socials.slice(0, 2).map(profile => (
            <a
              key={profile.href}
              className={`social ${networkOf(profile.name)}`.trim()}
              href={profile.href}
              target="_blank"
              rel="noopener"
            >
              <span>{profile.name}</span>
            </a>
          ))}
          <a className="top-phone" href={business.phone_href}>
            {business.phone}
          </a>
          <a className="button call" href={business.phone_href}>
            Call Now
          </a>
        </div>
      </section>
      <header className="site-header">
        <div className="inner">
          <a
            className={wordmarkClass(frame.logo)}
            href="/"
            aria-current={frame.current_path === '/' ? 'page' : undefined}
          >
            {frame.logo === null ? (
              <>
                <TradeMark of={frame.illustrations} />
                <span>{business.name}</span>
              </>
            ) : (
              <Logo logo={frame.logo} />
            )}
          </a>
          {frame.navigation.length > 0 && (
            <>
              <nav className="menu" aria-label="Main">
                <MenuLinks links={frame.navigation} place={place} />
              </nav>
              <button className="menu-button" type="button" popoverTarget="site-menu">
                Menu
              </button>
              <div id="site-menu" className="menu-sheet" popover="auto">
                <nav aria-label="Menu">
                  <MenuLinks links={frame.navigation} place={place} />
                </nav>
                <a className="button call" href={business.phone_href}>
                  {business.phone}
                </a>
              </div>
            </>
          )}
        </div>
      </header>
    </>
  );
}

/** Twice as wide as high: it has words of its own. */
const wordmarkClass = (logo: SiteLogo | null) =>
  logo && logo.width >= 2 * logo.height ? 'wordmark wide-logo' : 'wordmark';

function Logo({ logo: { href, dark_href, width, height, shown_name, alt } }: { readonly logo: SiteLogo }) {
  const picture = (
    <img
      className={dark_href === null ? 'logo on-plate' : 'logo'}
      src={href}
      width={width}
      height={height}
      alt={alt}
    />
  );
  return (
    <>
      {dark_href === null ? (
        picture
      ) : (
        <picture>
          <source srcSet={dark_href} media="(prefers-color-scheme: dark)" />
          {picture}
        </picture>
      )}
      {shown_name !== null && <span>{shown_name}</span>}
    </>
  );
}

interface Place {
  readonly path: string;
  readonly above: readonly string[];
}

function MenuLinks({ links, place }: { readonly links: readonly LinkItem[]; readonly place: Place }) {
  return (
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <a href={link.href} aria-current={currentOf(link.href, place)}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "page" for the page one is on, "true" for the one it belongs under. */
function currentOf(href: string, { path, above }: Place): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return above.includes(href) ? 'true' : undefined;
}

const known: ReadonlySet<string> = new Set(['facebook', 'instagram']);

/** The network's icon name for the style sheet; empty for networks without an icon. */
function networkOf(name: string): string {
  const plain = name.trim().toLowerCase();
  return known.has(plain) ? plain : '';
}
