import { type Insertable, sql } from 'kysely';
import type { PageStatus } from '../../../contract/pages/page-filter.ts';
import type { Override, PageHead } from '../../../engine/index.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { GeneratedLandingPages } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { OwnedPage, PageTable } from './page-row.ts';

export const pageColumns = [
  'g.id',
  'g.template_id',
  'g.template_version_id',
  'g.generation_batch_id',
  'g.seed',
  'g.slug',
  'g.title',
  'g.meta_description',
  'g.hero_title',
  'g.hero_subtitle',
  'g.field_values',
  'g.overrides',
  'g.status',
  'g.is_noindex',
  'g.created_at',
  'g.updated_at',
] as const;

/** Read for the rows that are shown, and for no other: most pages have no owner. */
export const ownerColumns = [
  sql<string | null>`(select email from auth_users u where u.id = g.owner_id)`.as('owner_email'),
  sql<string | null>`(select id from customer_profiles c where c.user_id = g.owner_id)`.as(
    'owner_customer_id',
  ),
] as const;

function pages(db: Db) {
  return db
    .selectFrom('generated_landing_pages as g')
    .leftJoin('landing_page_templates as t', 't.id', 'g.template_id')
    .select(pageColumns)
    .select(ownerColumns)
    .select('t.name as template_name');
}

export async function getPage(db: Db, id: string): Promise<OwnedPage> {
  return pages(db).where('g.id', '=', id).executeTakeFirstOrThrow(pageMissing);
}

export function pageMissing(): AppError {
  return new AppError('not-found', 'Page not found', { reason: 'page-missing' });
}

/** The request path: one look-up by the unique address. */
export async function findPublishedPage(db: Db, slug: string): Promise<PageTable | undefined> {
  return db
    .selectFrom('generated_landing_pages as g')
    .select(pageColumns)
    .where('g.slug', '=', slug)
    .where('g.status', '=', 'published')
    .executeTakeFirst();
}

/**
 * Two pages at most whose ids end so, in nine digits of which the last eight are the same. It reads the ids alone, and compares
 * their last four bytes first: as text, each would cost seven times as much.
 */
export async function listPagesEnding(
  db: Db,
  ends: readonly string[],
): Promise<{ id: string; slug: string; title: string }[]> {
  const ids = await db
    .selectFrom('generated_landing_pages')
    .select('id')
    .where(sql<Buffer>`substring(uuid_send(id) from 13)`, '=', Buffer.from(ends[0]?.slice(1) ?? '', 'hex'))
    .where(sql<string>`right(id::text, 9)`, 'in', ends)
    .limit(2)
    .execute();
  if (ids.length === 0) return [];
  return db
    .selectFrom('generated_landing_pages')
    .select(['id', 'slug', 'title'])
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute();
}

/** Which of these addresses have a published page. */
export async function listPublished(
  db: Db,
  slugs: readonly string[],
): Promise<{ slug: string; title: string }[]> {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('generated_landing_pages')
    .select(['slug', 'title'])
    .where('slug', '=', sql<string>`any(${slugs as string[]}::text[])`)
    .where('status', '=', 'published')
    .execute();
}

/** The addresses among these with a published page whose pack is none of these. */
export async function listPublishedBut(
  db: Db,
  slugs: readonly string[],
  packs: readonly string[],
): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('generated_landing_pages as g')
    .innerJoin('template_versions as v', 'v.id', 'g.template_version_id')
    .select('g.slug')
    .where('g.slug', '=', sql<string>`any(${slugs as string[]}::text[])`)
    .where('g.status', '=', 'published')
    .where(sql<boolean>`v.content_pack <> all(${packs as string[]}::text[])`)
    .execute();
  return rows.map(row => row.slug);
}

/** Which of these addresses have a page, whatever its status. */
export async function listTaken(db: Db, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('generated_landing_pages')
    .select('slug')
    .where('slug', '=', sql<string>`any(${slugs as string[]}::text[])`)
    .execute();
  return rows.map(row => row.slug);
}

/** Exact counts by template and status, kept by the database itself. */
export async function countPages(
  db: Db,
  filter: { readonly template_id?: string | undefined; readonly status?: PageStatus | undefined } = {},
): Promise<Record<PageStatus, number>> {
  let query = db
    .selectFrom('page_counts')
    .select(['status', sql<number>`sum(count)::int8`.as('count')])
    .groupBy('status');
  if (filter.template_id) query = query.where('template_id', '=', filter.template_id);
  if (filter.status) query = query.where('status', '=', filter.status);
  const counts = { published: 0, draft: 0, archived: 0 };
  for (const row of await query.execute()) counts[row.status as PageStatus] = row.count;
  return counts;
}

/** False when another page has the address. */
export async function insertPage(trx: Trx, page: Insertable<GeneratedLandingPages>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('generated_landing_pages')
    .values(page)
    .onConflict(conflict => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function setPageStatus(trx: Trx, id: string, status: PageStatus): Promise<void> {
  await trx
    .updateTable('generated_landing_pages')
    .set({
      status,
      updated_at: sql`now()`,
      ...(status === 'published' && {
        public_since: sql<Date>`case when status = 'published' then public_since else now() end`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

export async function setNoindex(trx: Trx, id: string, isNoindex: boolean): Promise<void> {
  await trx
    .updateTable('generated_landing_pages')
    .set({
      is_noindex: isNoindex,
      updated_at: sql`now()`,
      ...(!isNoindex && { public_since: sql<Date>`case when is_noindex then now() else public_since end` }),
    })
    .where('id', '=', id)
    .execute();
}

/** The page, locked until the transaction ends, so that its edits are serialized. */
export async function lockPage(trx: Trx, id: string): Promise<PageTable> {
  return trx
    .selectFrom('generated_landing_pages as g')
    .select(pageColumns)
    .where('g.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(pageMissing);
}

/** Stores a page's hand edits with the head they give. */
export async function setOverrides(
  trx: Trx,
  id: string,
  overrides: readonly Override[],
  { title, meta_description, hero_title, hero_subtitle }: PageHead,
): Promise<void> {
  await trx
    .updateTable('generated_landing_pages')
    .set({
      overrides: overrides.length === 0 ? null : JSON.stringify(overrides),
      title,
      meta_description,
      hero_title,
      hero_subtitle,
      updated_at: sql`now()`,
      told_since: null,
    })
    .where('id', '=', id)
    .execute();
}
