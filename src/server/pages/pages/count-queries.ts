import { countRows } from '../../platform/count-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { type FoundFilter, filteredPages } from './list-queries.ts';
import { countPages } from './queries.ts';

/** Counts pages of a filter, but no further than `most`. */
export async function countMatches(db: Db, filter: FoundFilter, max: number | null): Promise<number> {
  const found = filteredPages(db, filter).select('g.id');
  return countRows(db, max === null ? found : found.limit(max));
}

/** The exact number if the database stores it: by template, version and status. */
export async function keptCount(db: Db, filter: FoundFilter): Promise<number | null> {
  const { template_id, status, version_id, ...others } = filter;
  if (Object.values(others).some(value => value !== undefined && value !== '')) return null;
  if (version_id !== undefined) {
    if (status) return null;
    const row = await db
      .selectFrom('version_page_counts')
      .select('count')
      .where('template_version_id', '=', version_id)
      .executeTakeFirst();
    return row?.count ?? 0;
  }
  const counts = await countPages(db, { template_id, status });
  return counts.published + counts.draft + counts.archived;
}
