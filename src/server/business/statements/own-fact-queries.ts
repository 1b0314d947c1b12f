import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface ToldPlace {
  readonly subject_key: string;
  /** "Miami, FL" */
  readonly subject: string;
  /** Predicates whose value is stated of no other place. */
  readonly own: readonly string[];
}

/**
 * Places with at least this many of these predicates shown on this day (their sources agree, or one was chosen), with a
 * value that no other place has.
 */
export async function listPlacesWithOwnFacts(
  db: Db,
  wanted: {
    readonly predicates: readonly string[];
    readonly at_least: number;
    readonly day: string;
    readonly limit: number;
  },
): Promise<readonly ToldPlace[]> {
  const { rows } = await sql<ToldPlace>`
    with shown as (
      select subject_key, predicate, min(subject) as subject,
        coalesce(min(value) filter (where is_chosen), min(value)) as value
      from statements
      where subject_kind = 'place' and predicate = any(${wanted.predicates}::text[])
        and coalesce(expires_on >= ${wanted.day}::date, true)
      group by subject_key, predicate
      having count(distinct value) = 1 or bool_or(is_chosen)
    ), compared as (
      select *, count(*) over (partition by predicate, value) = 1 as is_own from shown
    )
    select subject_key, min(subject) as subject, array_agg(predicate order by predicate) as own
    from compared where is_own
    group by subject_key having count(*) >= ${wanted.at_least}
    order by subject_key limit ${wanted.limit}`.execute(db);
  return rows;
}
