import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A drawn page as the text of an HTML document. */
export function documentOf(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
