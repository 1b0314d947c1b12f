import { isDeepStrictEqual } from 'node:util';
import {
  type SitePageDocument,
  type SitePage as SitePageReply,
  type SitePageRow,
  sitePageDocumentSchema,
} from '../../../contract/website/site-pages.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import { documentOf, packPageId } from '../context/edited-pages.ts';
import { servicePageId } from '../context/page-ids.ts';
import { findStoredPage, listStoredPages, type SitePageTable } from '../context/site-page-queries.ts';
import { sitePage, sitePages } from '../context/site-page-store.ts';

/** A page of the trade or of the owner, shown or not. */
export interface KnownPage extends Omit<SitePageRow, keyof SitePageDocument> {
  readonly document: SitePageDocument;
  readonly updated_at: string | null;
}

/** All pages in their order: the trade's, with the owner's texts in their place, then the owner's own. */
export async function listKnownPages(db: Db, settings: CurrentSettings): Promise<readonly KnownPage[]> {
  const stored = await listStoredPages(db);
  const byId = new Map(stored.map(row => [row.id, row]));
  const ofTrade = packStore.own().pages.map(({ path, order }, at) => {
    const id = packPageId(path);
    return known(settings, id, byId.get(id), order * 10 + at / 1_000);
  });
  const own = stored
    .filter(({ origin }) => origin === 'owner')
    .map(row => known(settings, row.id, row, row.position));
  return [...ofTrade, ...own].toSorted((a, b) => a.position - b.position);
}

/** Pages that the program composes for services without a written page. They are edited as services. */
export function listComposedPages(settings: CurrentSettings): readonly KnownPage[] {
  const services = new Map(settings.services.map(service => [servicePageId(service), service]));
  return [...sitePages(settings).values()].flatMap(({ id, ...page }) => {
    const service = services.get(id);
    if (!service) return [];
    const { path, name, title, description, parent, in_search } = page;
    const document = {
      path,
      name,
      title,
      description,
      parent,
      in_search,
      service: service.name,
      sections: [],
    };
    return {
      id,
      document: sitePageDocumentSchema.parse(document),
      is_hidden: false,
      is_shown: true,
      origin: 'service' as const,
      is_edited: false,
      has_newer_text: false,
      position: maxPosition,
      revision: 0,
      updated_at: null,
    };
  });
}

/** Behind all others. */
const maxPosition = 1_000_000;

export async function findKnownPage(db: Db, settings: CurrentSettings, id: string): Promise<KnownPage> {
  const row = await findStoredPage(db, id);
  const isOfTrade = packStore.own().pages.some(({ path }) => packPageId(path) === id);
  if (!row && !isOfTrade) throw new AppError('not-found', 'Page not found. It may have been deleted.');
  return known(settings, id, row, 0);
}

function known(
  settings: CurrentSettings,
  id: string,
  row: SitePageTable | undefined,
  position: number,
): KnownPage {
  const shipped = packStore.own().pages.find(({ path }) => packPageId(path) === id);
  const pack = shipped && documentOf(shipped);
  const stored = row && sitePageDocumentSchema.safeParse(row.document);
  const document = stored?.data ?? pack;
  if (!document) throw new AppError('not-found', 'Page not found. It may have been deleted.');
  const isEdited = row !== undefined && (!pack || !isSame(document, pack));
  const basis = row?.based_on == null ? null : sitePageDocumentSchema.safeParse(row.based_on).data;
  return {
    id,
    document,
    is_hidden: row?.is_hidden ?? false,
    is_shown: sitePage(settings, document.path)?.name === document.name,
    origin: row?.origin === 'owner' ? 'owner' : 'pack',
    is_edited: isEdited,
    has_newer_text: isEdited && pack !== undefined && basis != null && !isSame(basis, pack),
    position: row !== undefined && row.position > 0 ? row.position : position,
    revision: row?.revision ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

/** The database keeps the names of a document in its own order. */
const isSame = isDeepStrictEqual;

export function presentRow({ document, ...page }: KnownPage): SitePageRow {
  const { path, name, title, parent, town, service, in_search } = document;
  return {
    ...page,
    position: Math.round(page.position),
    path,
    name,
    title,
    parent,
    town,
    service,
    in_search,
  };
}

export function presentPage(page: KnownPage): SitePageReply {
  return { ...presentRow(page), document: page.document, updated_at: page.updated_at };
}
