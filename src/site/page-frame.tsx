import type { ReactNode } from 'react';
import type { LinkItem } from '../sections/schemas.ts';
import { DocumentHead } from './document-head.tsx';
import type { Frame } from './frame.ts';
import { pageScript } from './page-script.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageFrameProps {
  readonly frame: Frame;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** From the front page down to this one; empty on the front page. The last entry is this page. */
  readonly breadcrumb: readonly LinkItem[];
  /** The anchor of the quote form. */
  readonly quote_href: string;
  readonly children: ReactNode;
}

/** The whole document around a page's content. */
export function PageFrame({
  frame,
  title,
  description,
  keywords,
  breadcrumb,
  quote_href,
  children,
}: PageFrameProps) {
  const quote = frame.start ?? { href: quote_href, text: 'Free quote' };
  return (
    <html lang="en-US">
      <DocumentHead frame={frame} title={title} description={description} keywords={keywords ?? []} />
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <SiteHeader frame={frame} above={breadcrumb.slice(1, -1).map(item => item.href)} />
        {breadcrumb.length > 0 && <Breadcrumb items={breadcrumb} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter frame={frame} quote={quote} />
        <PhoneBar phone_href={frame.business.phone_href} text_href={frame.text_href} quote={quote} />
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </body>
    </html>
  );
}

function Breadcrumb({ items }: { readonly items: readonly LinkItem[] }) {
  return (
    <nav className="breadcrumb inner" aria-label="Breadcrumb">
      <ol>
        {items.map((item, at) => (
          <li key={item.href}>
            {at < items.length - 1 ? (
              <a href={item.href}>{item.text}</a>
            ) : (
              <span aria-current="page">{item.text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PhoneBarProps {
  readonly phone_href: string;
  readonly text_href: string | null;
  readonly quote: LinkItem;
}

/** Fixed at the bottom of phones. The page reserves its space, so it never covers content. */
function PhoneBar({ phone_href, text_href, quote }: PhoneBarProps) {
  return (
    <nav className="phone-bar road" aria-label="Call or ask for a quote">
      <a className="button call" href={phone_href}>
        Call
      </a>
      {text_href !== null && (
        <a className="button" href={text_href}>
          Text
        </a>
      )}
      <a className="button" href={quote.href}>
        {quote.text}
      </a>
    </nav>
  );
}
