import { CallOrQuote } from '../sections/render-sections.tsx';
import type { Frame } from './frame.ts';

/** The end of every page: how to reach us, what we do, where we go. */
export function SiteFooter({ frame, quote_href }: { readonly frame: Frame; readonly quote_href: string }) {
  const { business } = frame;
  return (
    <footer className="site-footer road" id="contact">
      <div className="inner">
        <div className="footer-call">
          <p className="display">{business.slogan}</p>
          <CallOrQuote business={business} quote_href={quote_href} />
        </div>
        <div className="footer-groups">
          <div>
            <h2>{business.name}</h2>
            <p>{business.claims.join(' · ')}</p>
            <p>
              {business.hours}
              <br />
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          </div>
          {frame.footer.map(group => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map(link => (
                  <li key={link.href}>
                    <a href={link.href}>{link.text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="small-print">
          <p>
            © {frame.year} {business.name}
          </p>
          {business.socials.map(profile => (
            <a key={profile.href} href={profile.href} target="_blank" rel="noopener">
              {profile.name}
            </a>
          ))}
          {frame.small_print.map(link => (
            <a key={link.href} href={link.href}>
              {link.text}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}
