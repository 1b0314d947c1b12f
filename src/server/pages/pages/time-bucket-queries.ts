import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Above this many time buckets pages were created one by one, and summing buckets takes as long as skipping pages. */
const maxBuckets = 20_000;

export interface BucketPosition {
  /** Pages before this id in the list can be skipped. */
  readonly id: string;
  /** How many pages are still to be skipped from there. */
  readonly offset: number;
}

/**
 * Where to begin skipping in the list of all pages, or of a template's, so that few rows are left to skip: the database
 * stores how many were created in each bucket. Null if that does not help.
 */
export async function findBucketPosition(
  db: Db,
  templateId: string | undefined,
  direction: 'asc' | 'desc',
  offset: number,
): Promise<BucketPosition | null> {
  const order = sql.raw(direction);
  const fill = direction === 'desc' ? 'f' : '0';
  const { rows } = await sql<BucketPosition>`
    select (encode(moment, 'hex') || repeat(${fill}, 22))::uuid as id, (${offset} - before)::int as offset
    from (
      select moment, count, sum(count) over (order by moment ${order}) - count as before
      from (
        select moment, sum(count) as count from page_moment_counts
        where ${templateId === undefined ? sql`true` : sql`template_id = ${templateId}`}
          and (select reltuples from pg_class where oid = 'page_moment_counts'::regclass) <= ${maxBuckets}
        group by moment
      ) buckets
      where count > 0
    ) places
    where before <= ${offset} and before + count > ${offset}`.execute(db);
  return rows[0] ?? null;
}
