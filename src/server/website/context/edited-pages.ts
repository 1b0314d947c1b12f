import { type SitePageDocument, sitePageDocumentSchema } from '../../../contract/website/site-pages.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { EditedPage } from '../../platform/settings/site-settings.ts';
import { listStoredPages } from './site-page-queries.ts';

/** The owner's pages in memory, because every menu and list reads them. */
export async function readEditedPages(db: Db): Promise<readonly EditedPage[]> {
  return (await listStoredPages(db)).map(({ id, origin, path, document, is_hidden, position }) => ({
    id,
    origin: origin === 'owner' ? 'owner' : 'pack',
    path,
    document,
    is_hidden,
    position,
  }));
}

/** A page of the trade by its key. @example packPageId('/drain-cleaning') // 'drain-cleaning' */
export function packPageId(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

type PackPage = Pack['pages'][number];

/** A page of the trade as the owner edits it. */
export function documentOf(page: PackPage): SitePageDocument {
  return sitePageDocumentSchema.parse({
    path: page.path,
    name: page.name,
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    parent: page.parent ?? '/',
    service: page.service ?? '',
    town: page.town ?? '',
    quote: page.quote ?? null,
    sections: page.sections.map(({ id, type, title, content }) => ({ id, type, title, content })),
  });
}

/** The trade's text of a page; undefined if it has none. */
export function packDocument(id: string): SitePageDocument | undefined {
  const page = packStore.own().pages.find(({ path }) => packPageId(path) === id);
  return page && documentOf(page);
}
