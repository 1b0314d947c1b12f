import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { SitePages } from '../../platform/db/tables.ts';

export type SitePageTable = Selectable<SitePages>;

/** More are not read: there can’t be more. */
const maxPages = 1_000;

export async function listStoredPages(db: Db): Promise<SitePageTable[]> {
  return db.selectFrom('site_pages').selectAll().orderBy('position').orderBy('id').limit(maxPages).execute();
}

export async function findStoredPage(db: Db, id: string): Promise<SitePageTable | undefined> {
  return db.selectFrom('site_pages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes of site pages wait for each other: two could take one path. */
export async function lockSitePages(trx: Trx): Promise<void> {
  await sql`lock table site_pages in share row exclusive mode`.execute(trx);
}

export interface WrittenPage {
  readonly id: string;
  readonly origin: 'pack' | 'owner';
  readonly document: SitePageDocument;
  readonly is_hidden: boolean;
  readonly position: number;
  /** The pack's text that this one was made from. */
  readonly based_on: SitePageDocument | null;
}

export async function writeStoredPage(
  trx: Trx,
  { id, origin, document, is_hidden, position, based_on }: WrittenPage,
): Promise<void> {
  const changed = {
    path: document.path,
    document: JSON.stringify(document),
    is_hidden,
    position: Math.round(position),
    based_on: based_on === null ? null : JSON.stringify(based_on),
  };
  await trx
    .insertInto('site_pages')
    .values({ id, origin, ...changed })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ ...changed, revision: sql`site_pages.revision + 1`, updated_at: sql`now()` }),
    )
    .execute();
}

export async function deleteStoredPage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('site_pages').where('id', '=', id).execute();
}

export async function setPagePosition(trx: Trx, id: string, position: number): Promise<void> {
  await trx.updateTable('site_pages').set({ position }).where('id', '=', id).execute();
}

const maxVersions = 100;

/** Stores a page's former state. */
export async function keepVersion(
  trx: Trx,
  id: string,
  document: unknown,
  createdBy: string | null,
): Promise<void> {
  await sql`
    insert into site_page_versions (site_page_id, number, document, created_by)
    select ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(document)}::jsonb, ${createdBy}
    from site_page_versions where site_page_id = ${id}
  `.execute(trx);
}

export async function listVersions(db: Db, id: string) {
  return db
    .selectFrom('site_page_versions')
    .select(['number', 'created_by', 'created_at'])
    .where('site_page_id', '=', id)
    .orderBy('number', 'desc')
    .limit(maxVersions)
    .execute();
}

export async function findVersion(db: Db, id: string, number: number): Promise<unknown> {
  const row = await db
    .selectFrom('site_page_versions')
    .select('document')
    .where('site_page_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.document;
}
