import type { Database, Db } from '../db/database.ts';
import { type ShownPage, shownColumns } from './page-row.ts';

const rowsAt = `select ${shownColumns.join(', ')} from generated_landing_pages where slug = any($1::text[]) and status = 'published'`;

/** The published pages at these addresses, in any order. The words are put together once: this is asked for at every uncached page. */
export async function listPublishedRows(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<readonly ShownPage[]> {
  if (slugs.length === 0) return [];
  const { rows } = await pool.query<ShownPage>(rowsAt, [slugs]);
  return rows;
}

const slugsAmong = `select slug from generated_landing_pages where slug = any($1::text[]) and status = 'published'`;

/** Which of these addresses have a published page. */
export async function listPublishedAmong(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slug: string }>(slugsAmong, [slugs]);
  return rows.map(row => row.slug);
}

/** Published pages in the order of their addresses, after this one. */
export async function listPublishedFrom(db: Db, after: string, limit: number): Promise<ShownPage[]> {
  return db
    .selectFrom('generated_landing_pages as g')
    .select(shownColumns)
    .where('g.slug', '>', after)
    .where('g.status', '=', 'published')
    .orderBy('g.slug')
    .limit(limit)
    .execute();
}
