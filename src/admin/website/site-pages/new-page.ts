import type { SitePageRow } from '../../../contract/website/site-pages.ts';

/** An added page that was never saved: visitors see it from its first save on. */
export const isNewPage = (page: Pick<SitePageRow, 'origin' | 'is_hidden' | 'revision'>): boolean =>
  page.origin === 'owner' && page.is_hidden && page.revision === 1;
