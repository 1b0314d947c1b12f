import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A rendered page as an HTML document. `ping` reports clicks on phone links without a script.
 * Texts can't match the search pattern, because their quotation marks are escaped.
 */
export function documentOf(page: ReactElement): string {
  return withPings(`<!doctype html>${renderToStaticMarkup(page)}`);
}

/** Adds pings to the phone links of markup that becomes a part of a document. */
export function withPings(markup: string): string {
  return markup.replaceAll('href="tel:', 'ping="/calls" href="tel:');
}
