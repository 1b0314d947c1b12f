import type { Database, Db } from '../db/database.ts';
import { type ShownPage, shownColumns } from './page-row.ts';

/** A published page, and whether its address leads elsewhere all the same. */
export interface StandingPage extends ShownPage {
  readonly is_redirected: boolean;
}

const rowsAt = `
  select ${shownColumns.join(', ')},
    exists (select from redirects r where r.source_path = '/' || g.slug and r.is_active) as is_redirected
  from generated_landing_pages g where slug = any($1::text[]) and status = 'published'`;

/** The published pages at these addresses, in any order. Asked for at every uncached page, so each connection plans it once. */
export async function listPublishedRows(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<readonly StandingPage[]> {
  if (slugs.length === 0) return [];
  const { rows } = await pool.query<StandingPage>({ name: 'published-rows', text: rowsAt, values: [slugs] });
  return rows;
}

const slugsAmong = `
  select string_agg(slug, ',') as slugs
  from generated_landing_pages where slug = any(string_to_array($1, ',')) and status = 'published'`;

/** Which of these addresses have a published page. No address has a comma, and one long text is sooner read than a thousand rows. */
export async function listPublishedAmong(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slugs: string | null }>({
    name: 'published-among',
    text: slugsAmong,
    values: [slugs.join(',')],
  });
  return rows[0]?.slugs?.split(',') ?? [];
}

/** Published pages after the first address up to the second, in their order; to the end where there is no second. */
export async function listPublishedBetween(db: Db, after: string, upTo: string | null): Promise<ShownPage[]> {
  const query = db
    .selectFrom('generated_landing_pages as g')
    .select(shownColumns)
    .where('g.slug', '>', after)
    .where('g.status', '=', 'published')
    .orderBy('g.slug');
  return (upTo === null ? query : query.where('g.slug', '<=', upTo)).execute();
}

/** The address that is so many further on, published or not; null where there are fewer. */
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
