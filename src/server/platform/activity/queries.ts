import { type Selectable, sql } from 'kysely';
import type { ActivityNoun } from '../../../contract/platform/activity.ts';
import { newestSearched } from '../../../contract/platform/route.ts';
import { isShortSearch } from '../../../engine/index.ts';
import { countRows } from '../count-queries.ts';
import type { PageAfter } from '../db/chunks-after.ts';
import type { Db } from '../db/database.ts';
import { contains } from '../db/folded-search.ts';
import type { Activity } from '../db/tables.ts';

export type ActivityTable = Omit<Selectable<Activity>, 'search' | 'user_id'>;

export interface ActivityFilter {
  readonly search?: string | undefined;
  readonly noun?: ActivityNoun | undefined;
}

function filtered(db: Db, { search, noun }: ActivityFilter) {
  let query = db.selectFrom(eb => {
    const all = eb.selectFrom('activity').selectAll();
    return (isShortSearch(search) ? all.orderBy('id', 'desc').limit(newestSearched) : all).as('activity');
  });
  if (search) query = query.where(contains(sql<string>`search`, [search]));
  if (noun) query = query.where('noun', '=', noun);
  return query;
}

export async function listActivity(
  db: Db,
  { after, limit, ...filter }: ActivityFilter & PageAfter,
): Promise<ActivityTable[]> {
  let query = filtered(db, filter)
    .select([
      'id',
      'user_email',
      'action',
      'noun',
      'subject_id',
      'subject_name',
      'before',
      'after',
      'created_at',
    ])
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where('id', '<', after);
  return query.execute();
}

/** Counts entries, up to `max`. */
export async function countActivity(db: Db, filter: ActivityFilter, max: number): Promise<number> {
  return countRows(db, filtered(db, filter).select('id').limit(max));
}

/**
 * Deletes a limited number of entries older than this and returns the count. Ids contain the time, so the
 * oldest come first in the index.
 */
export async function deleteOldActivity(
  db: Db,
  { days, atMost }: { readonly days: number; readonly atMost: number },
): Promise<number> {
  const { rows } = await sql`
    delete from activity where id in (
      select id from (select id, created_at from activity order by id limit ${atMost}) oldest
      where created_at < now() - make_interval(days => ${days})
    ) returning id`.execute(db);
  return rows.length;
}
