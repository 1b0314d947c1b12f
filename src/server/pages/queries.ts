import { type Insertable, sql, type Transaction } from 'kysely';
import type { PageStatus } from '../../contract/pages.ts';
import type { Override, PageHead } from '../../engine/index.ts';
import type { Db } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import type { DB, GeneratedLandingPages } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import type { ListedPage, PageTable } from './page-row.ts';

type Connection = Db | Transaction<DB>;

const pageColumns = [
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
const ownerColumns = [
  sql<string | null>`(select email from auth_users u where u.id = g.owner_id)`.as('owner_email'),
  sql<string | null>`(select id from customer_profiles c where c.user_id = g.owner_id)`.as(
    'owner_customer_id',
  ),
] as const;

function pages(db: Connection) {
  return db
    .selectFrom('generated_landing_pages as g')
    .leftJoin('landing_page_templates as t', 't.id', 'g.template_id')
    .select(pageColumns)
    .select(ownerColumns)
    .select('t.name as template_name');
}

export async function getPage(db: Connection, id: string): Promise<ListedPage> {
  const row = await pages(db).where('g.id', '=', id).executeTakeFirst();
  if (!row) throw pageMissing();
  return row;
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

export async function listPublishedOfTemplate(db: Db, templateId: string, limit: number) {
  return db
    .selectFrom('generated_landing_pages')
    .select(['slug', 'field_values'])
    .where('template_id', '=', templateId)
    .where('status', '=', 'published')
    .limit(limit)
    .execute();
}

/**
 * Published pages whose address shares most with these words. The word index answers; `limit` of its candidates are
 * compared, so the look-up stays bounded with a million pages.
 */
export async function listSimilar(
  db: Db,
  words: string,
  limit: number,
): Promise<{ slug: string; hero_title: string }[]> {
  const { rows } = await sql<{ slug: string; hero_title: string }>`
    select slug, hero_title from (
      select slug, hero_title from generated_landing_pages
      where status = 'published' and (slug || E'\n' || title) ilike any(${likePatterns(words)}::text[])
      limit 200
    ) candidates
    order by similarity(slug, ${words}) desc, slug limit ${limit}`.execute(db);
  return rows;
}

/** All the words but one, each way: a single misspelt or missing word still finds its page. */
function likePatterns(words: string): string[] {
  const parts = words.split('-').filter(Boolean).slice(0, 8);
  const without = parts.map((_, index) => parts.filter((_, other) => other !== index));
  return [parts, ...without]
    .filter(list => list.length > 0)
    .map(list => `%${list.map(escapeLike).join('%')}%`);
}

export interface PageFilter {
  readonly search?: string | undefined;
  readonly template_id?: string | undefined;
  readonly status?: PageStatus | undefined;
  readonly customer_id?: string | undefined;
}

const searched = sql<string>`(g.slug || E'\n' || g.title)`;

/** The search index knows groups of three letters; a shorter text is looked for among the newest pages only. */
const shortestIndexed = 3;
const newestSearched = 20_000;

/** True when a search looks only at the newest pages, so that nothing certain can be said of the number of matches. */
export function isShortSearch(search: string | undefined): boolean {
  return search !== undefined && search.length > 0 && search.length < shortestIndexed;
}

/** Pages of a filter, under the name `g`. */
function filtered(db: Db, filter: PageFilter) {
  let query = db.selectFrom(eb =>
    isShortSearch(filter.search)
      ? eb
          .selectFrom('generated_landing_pages')
          .selectAll()
          .orderBy('id', 'desc')
          .limit(newestSearched)
          .as('g')
      : eb.selectFrom('generated_landing_pages').selectAll().as('g'),
  );
  if (filter.search) query = query.where(searched, 'ilike', `%${escapeLike(filter.search)}%`);
  if (filter.template_id) query = query.where('g.template_id', '=', filter.template_id);
  if (filter.status) query = query.where('g.status', '=', filter.status);
  if (filter.customer_id) query = query.where('g.owner_id', '=', ownerOf(filter.customer_id));
  return query;
}

const ownerOf = (customerId: string) =>
  sql<string>`(select user_id from customer_profiles where id = ${customerId})`;

export interface ListPages extends PageFilter {
  readonly after: string | null;
  readonly offset: number;
  readonly limit: number;
}

export async function listPages(
  db: Db,
  { after, offset, limit, ...filter }: ListPages,
): Promise<ListedPage[]> {
  let query = filtered(db, filter)
    .leftJoin('landing_page_templates as t', 't.id', 'g.template_id')
    .select(pageColumns)
    .select(ownerColumns)
    .select('t.name as template_name')
    .orderBy('g.id', 'desc')
    .limit(limit);
  if (after) query = query.where('g.id', '<', after);
  if (offset > 0) {
    // Skipping over ids alone can be answered from an index; skipping over rows would read them all.
    const first = filtered(db, filter).select('g.id').orderBy('g.id', 'desc').offset(offset).limit(1);
    query = query.where('g.id', '<=', first);
  }
  return query.execute();
}

/** Counts matches of a search, but no further than `most`. */
export async function countMatches(db: Db, filter: PageFilter, most: number): Promise<number> {
  const row = await db
    .selectFrom(filtered(db, filter).select('g.id').limit(most).as('found'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Exact counts by template and status, kept by the database itself. */
export async function countPages(
  db: Connection,
  filter: Pick<PageFilter, 'template_id' | 'status'> = {},
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
export async function insertPage(
  trx: Transaction<DB>,
  page: Insertable<GeneratedLandingPages>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('generated_landing_pages')
    .values(page)
    .onConflict(conflict => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function setPageStatus(trx: Transaction<DB>, id: string, status: PageStatus): Promise<void> {
  await trx
    .updateTable('generated_landing_pages')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The page, locked until the transaction ends: its edits are changed one after the other. */
export async function lockPage(trx: Transaction<DB>, id: string): Promise<PageTable> {
  const row = await trx
    .selectFrom('generated_landing_pages as g')
    .select(pageColumns)
    .where('g.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw pageMissing();
  return row;
}

/** Stores a page's hand edits with the head they give. */
export async function setOverrides(
  trx: Transaction<DB>,
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
    })
    .where('id', '=', id)
    .execute();
}

export async function deletePageRow(trx: Transaction<DB>, id: string): Promise<string> {
  const row = await trx
    .deleteFrom('generated_landing_pages')
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirst();
  if (!row) throw pageMissing();
  return row.slug;
}

export async function deletePagesOfTemplate(trx: Transaction<DB>, templateId: string): Promise<number> {
  const result = await trx
    .deleteFrom('generated_landing_pages')
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
