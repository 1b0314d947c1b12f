import { sql } from 'kysely';
import type { Database, Db, ReadDatabase } from '../../platform/db/database.ts';
import { type ShownPage, shownColumns } from './page-row.ts';

/** A published page, and whether its address leads elsewhere all the same. */
export interface PublishedPage extends ShownPage {
  readonly is_redirected: boolean;
}

/**
 * The condition that a rule leads the page `g` elsewhere. A page's address is one step, so a rule for all below a
 * path is for it only at the same key.
 */
export const isRedirected = `exists (select from redirects r where r.source_path = '/' || g.slug and r.is_active)`;

const rowsAt = `
  select ${shownColumns.join(', ')}, ${isRedirected} as is_redirected
  from generated_landing_pages g where slug = any($1::text[]) and status = 'published'`;

/**
 * The published pages at these addresses, in any order. Runs for every uncached page, so each connection plans it once.
 */
export async function listPublishedRows(
  { pool }: Pick<ReadDatabase, 'pool'>,
  slugs: readonly string[],
): Promise<readonly PublishedPage[]> {
  if (slugs.length === 0) return [];
  const { rows } = await pool.query<PublishedPage>({ name: 'published-rows', text: rowsAt, values: [slugs] });
  return rows;
}

const slugsAmong = `
  select v.content_pack, string_agg(g.slug, ',') as slugs
  from generated_landing_pages g join template_versions v on v.id = g.template_version_id
  where g.slug = any(string_to_array($1, ',')) and g.status = 'published' and not g.is_noindex
  group by v.content_pack`;

/** The content pack of each published page at these addresses that search engines may list. No address has a comma: one long text is faster to write and read than a thousand. */
export async function listPublishedAmong(
  { pool }: Pick<ReadDatabase, 'pool'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await pool.query<{ content_pack: string; slugs: string }>({
    name: 'published-among',
    text: slugsAmong,
    values: [slugs.join(',')],
  });
  const found = new Map<string, string>();
  for (const row of rows) for (const slug of row.slugs.split(',')) found.set(slug, row.content_pack);
  return found;
}

/** Published pages whose addresses have more bytes than this, read from the index of addresses alone. */
export async function listLongAddresses(db: Db, bytes: number, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    with long as materialized (
      select slug from generated_landing_pages where octet_length(slug) > ${bytes}
    )
    select p.slug from long join generated_landing_pages p using (slug) where p.status = 'published'
    order by p.slug limit ${limit}`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Part of the pages in the order of their addresses: those after the first one, up to the last; to the end where there is no last. */
export interface AddressRange {
  readonly after: string;
  readonly upTo: string | null;
}

const pagesIn = (range: string) => `
  select ${shownColumns.join(', ')} from generated_landing_pages g
  where ${range} and g.status = 'published' and not ${isRedirected}
  order by g.slug`;

/** The published pages of a range, as served. Runs often, so each connection plans it once. */
export async function listPublishedIn(
  { pool }: Pick<Database, 'pool'>,
  { after, upTo }: AddressRange,
): Promise<readonly ShownPage[]> {
  const query =
    upTo === null
      ? { name: 'published-after', text: pagesIn('g.slug > $1'), values: [after] }
      : {
          name: 'published-between',
          text: pagesIn('g.slug > $1 and g.slug <= $2'),
          values: [after, upTo],
        };
  const { rows } = await pool.query<ShownPage>(query);
  return rows;
}

const pagesAbout = `
  select ${shownColumns.join(', ')} from generated_landing_pages g
  where (coalesce(g.field_values ->> 'state', ''), coalesce(g.field_values ->> 'city', '')) in (
      select t.state, t.city from town_counts t where t.city_key = any($1::text[])
    ) and g.slug > $2 and g.status = 'published' and not ${isRedirected}
  order by g.slug limit $3`;

/** The published pages about towns of these keys in the order of their addresses. */
export async function listPublishedAbout(
  { pool }: Pick<Database, 'pool'>,
  cities: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly ShownPage[]> {
  if (cities.length === 0) return [];
  const { rows } = await pool.query<ShownPage>(pagesAbout, [cities, after, limit]);
  return rows;
}

/** The address this many pages further on, published or not; null if there are fewer. */
export async function findAddressAfter(db: Db, after: string, count: number): Promise<string | null> {
  const row = await db
    .selectFrom('generated_landing_pages')
    .select('slug')
    .where('slug', '>', after)
    .orderBy('slug')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}
