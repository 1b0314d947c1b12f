import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A drawn page as the text of an HTML document. Every phone link reports that it was pressed, which `ping` does without a
 * script. Texts and values can't hold the words looked for: their quotation marks are escaped.
 */
export function documentOf(page: ReactElement): string {
  return withPings(`<!doctype html>${renderToStaticMarkup(page)}`);
}

/** The same for markup that becomes a part of a document. */
export function withPings(markup: string): string {
  return markup.replaceAll('href="tel:', 'ping="/calls" href="tel:');
}
