import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PageTable } from './page-row.ts';
import { pageColumns } from './queries.ts';

/** The published pages at these addresses, in any order. */
export async function listPublishedRows(db: Db, slugs: readonly string[]): Promise<PageTable[]> {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('generated_landing_pages as g')
    .select(pageColumns)
    .where('g.slug', '=', sql<string>`any(${slugs as string[]}::text[])`)
    .where('g.status', '=', 'published')
    .execute();
}

/** Published pages in the order of their addresses, after this one. */
export async function listPublishedFrom(db: Db, after: string, limit: number): Promise<PageTable[]> {
  return db
    .selectFrom('generated_landing_pages as g')
    .select(pageColumns)
    .where('g.slug', '>', after)
    .where('g.status', '=', 'published')
    .orderBy('g.slug')
    .limit(limit)
    .execute();
}
