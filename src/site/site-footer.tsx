import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallButton, LinkList, MailAddress } from '../sections/render-sections.tsx';
import type { LinkItem } from '../sections/schemas.ts';
import { FooterForm } from './forms/footer-form.tsx';
import { errorId, formPlace, formState } from './forms/page-forms.ts';
import type { Frame, LinkGroup } from './frame.ts';

interface SiteFooterProps {
  readonly frame: Frame;
  /** Where a visitor asks for a quote: the form of the footer, or another one. */
  readonly quote: LinkItem;
}

/** The footer's columns of links, rendered once for all pages that have them. */
export const renderFooterLinks = (groups: readonly LinkGroup[]): string =>
  renderToStaticMarkup(
    <>
      {groups.map(group => (
        <nav key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          <LinkList links={group.links} />
        </nav>
      ))}
    </>,
  );

/** The footer of all pages: the quote form or the way to it, contact, services, area. */
export function SiteFooter({ frame, quote }: SiteFooterProps) {
  const { business, forms } = frame;
  const { isReturned } = formState(forms, 'footer');
  const isHere = quote.href === `#${formPlace.footer}`;
  // A page with a form of its own has its calls around it.
  const isToldAbove = !isHere && !isReturned && quote.href.startsWith('#');
  const form =
    isHere && forms.footer ? (
      <FooterForm forms={forms} place={forms.footer} businessName={business.name} />
    ) : null;
  return (
    // Owners’ links lead to its calls, wherever these are.
    <footer className="site-footer road" id={isToldAbove ? formPlace.footer : undefined}>
      <div className="inner">
        {!isToldAbove && (
          <section
            className="footer-quote"
            id={formPlace.footer}
            tabIndex={-1}
            aria-labelledby="contact-title"
            aria-describedby={isReturned ? errorId('footer') : undefined}
          >
            <div className="footer-call">
              <h2 id="contact-title">{forms.footer?.title ?? business.slogan}</h2>
              {form !== null && forms.footer && <p>{forms.footer.text}</p>}
              <p className="actions">
                <CallButton business={business} />
                {form === null && forms.footer && (
                  <a className="button quote" href={quote.href}>
                    {quote.text}
                  </a>
                )}
              </p>
            </div>
            {form}
          </section>
        )}
        <div className="footer-groups">
          <div>
            <h2>{business.name}</h2>
            {business.claims.length > 0 && <p className="footer-claims">{business.claims.join(' · ')}</p>}
            <p>
              {business.hours_lines.map(line => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
              <a href={`mailto:${business.email}`}>
                <MailAddress address={business.email} />
              </a>
            </p>
            <p>{[business.address, ...business.licenses].join(' · ')}</p>
          </div>
          {frame.footer !== '' && (
            <div className="footer-links" dangerouslySetInnerHTML={{ __html: frame.footer }} />
          )}
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
