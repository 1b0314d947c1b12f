import type { LinkItem } from '../sections/schemas.ts';
import { errorDocument } from './error-document.tsx';
import type { Frame } from './frame.ts';

export interface NotFoundPageProps {
  readonly frame: Frame;
  readonly heading: string;
  /** The requested path. */
  readonly path: string;
  /** The nearest pages that exist; may be empty. */
  readonly suggestions: readonly LinkItem[];
}

/** The message, the nearest pages, and the phone. */
export function notFoundPageHtml({ frame, heading, path, suggestions }: NotFoundPageProps): string {
  const children = (
    <>
      <p>
        There is nothing at <code>{path}</code>. The address may be misspelled, or the page has moved. It’s
        nothing you did.
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
    </>
  );
  return errorDocument({ frame, title: 'Page not found', heading, about: 'page not found', children });
}
