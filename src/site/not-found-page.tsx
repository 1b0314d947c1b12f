import { Thing } from '../sections/render-sections.tsx';
import type { LinkItem } from '../sections/schemas.ts';
import { documentOf } from './document.ts';
import { ErrorBand } from './error-band.tsx';
import type { Frame } from './frame.ts';
import { PageFrame } from './page-frame.tsx';

export interface NotFoundPageProps {
  readonly frame: Frame;
  readonly heading: string;
  /** The requested path. */
  readonly path: string;
  /** The nearest pages that exist; may be empty. */
  readonly suggestions: readonly LinkItem[];
}

/** The message, the nearest pages, and the phone. */
export function renderNotFoundPage({ frame, heading, path, suggestions }: NotFoundPageProps): string {
  return documentOf(
    <PageFrame
      frame={frame}
      title={`Page not found | ${frame.business.name}`}
      description=""
      breadcrumb={[]}
      quote_href="#contact"
    >
      <ErrorBand
        business={frame.business}
        title={heading}
        picture={<Thing of={frame.illustrations} about="page not found" />}
      >
        <p>
          There is nothing at <code>{path}</code>. The address may be misspelt, or the page has moved. Nothing
          is wrong on your side.
        </p>
        {suggestions.length > 0 && (
          <nav aria-label="Pages like it">
            <h2>Were you looking for one of these?</h2>
            <ul>
              {suggestions.map(link => (
                <li key={link.href}>
                  <a className="arrow" href={link.href}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          Or start again from <a href="/">the front page</a>.
        </p>
      </ErrorBand>
    </PageFrame>,
  );
}
