import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { NotFoundHits } from '../db/tables.ts';

/** Rows kept; whoever was asked for least recently goes first. */
const mostKept = 10_000;

export interface Miss {
  readonly path: string;
  readonly count: number;
  readonly referrer: string | null;
}

export async function addMisses(db: Db, misses: readonly Miss[]): Promise<void> {
  await sql`
    insert into not_found_hits as n (path, hits, referrer)
    select * from unnest(
      ${misses.map(miss => miss.path)}::text[],
      ${misses.map(miss => miss.count)}::bigint[],
      ${misses.map(miss => miss.referrer)}::text[]
    ) as m (path, hits, referrer)
    order by path
    on conflict (path) do update
      set hits = n.hits + excluded.hits, referrer = coalesce(excluded.referrer, n.referrer), last_at = now()`.execute(
    db,
  );
}

export async function dropOldMisses(db: Db): Promise<void> {
  await sql`
    delete from not_found_hits where path in (
      select path from not_found_hits order by last_at desc, path offset ${mostKept} limit 5000
    )`.execute(db);
}

export async function listMisses(db: Db, limit: number): Promise<Selectable<NotFoundHits>[]> {
  return db
    .selectFrom('not_found_hits')
    .selectAll()
    .orderBy('hits', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}

export async function deleteMiss(db: Db, path: string): Promise<void> {
  await db.deleteFrom('not_found_hits').where('path', '=', path).execute();
}
