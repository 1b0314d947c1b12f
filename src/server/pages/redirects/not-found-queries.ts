import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { NotFoundHits } from '../../platform/db/tables.ts';

/** Rows kept. The least recently requested is deleted first. */
const maxKept = 10_000;

export interface MissingAddress {
  readonly path: string;
  readonly count: number;
  readonly referrer: string | null;
  /** The page suggested to the last visitor. */
  readonly suggestion: string | null;
}

export async function addMissingAddresses(db: Db, addresses: readonly MissingAddress[]): Promise<void> {
  await sql`
    insert into not_found_hits as n (path, hits, referrer, suggestion, suggested_at)
    select path, hits, referrer, suggestion, case when suggestion is not null then now() end from unnest(
      ${addresses.map(address => address.path)}::text[],
      ${addresses.map(address => address.count)}::bigint[],
      ${addresses.map(address => address.referrer)}::text[],
      ${addresses.map(address => address.suggestion)}::text[]
    ) as m (path, hits, referrer, suggestion)
    order by path
    on conflict (path) do update
      set hits = n.hits + excluded.hits, referrer = coalesce(excluded.referrer, n.referrer), last_at = now(),
        suggestion = coalesce(excluded.suggestion, n.suggestion),
        suggested_at = coalesce(excluded.suggested_at, n.suggested_at)`.execute(db);
}

/** Written in the order of the paths, as hits are, to avoid deadlocks. */
export async function keepSuggestions(
  db: Db,
  found: readonly { readonly path: string; readonly suggestion: string | null }[],
): Promise<void> {
  if (found.length === 0) return;
  await sql`
    with locked as (
      select path from not_found_hits where path = any(${found.map(one => one.path)}::text[])
      order by path for update
    )
    update not_found_hits n set suggestion = f.suggestion, suggested_at = now()
    from unnest(
      ${found.map(one => one.path)}::text[], ${found.map(one => one.suggestion)}::text[]
    ) as f (path, suggestion) join locked using (path)
    where n.path = f.path`.execute(db);
}

export async function dropOldMissingAddresses(db: Db): Promise<void> {
  await sql`
    delete from not_found_hits where path in (
      select path from not_found_hits order by last_at desc, path offset ${maxKept} limit 5000
    )`.execute(db);
}

export async function listMissingAddresses(db: Db, limit: number): Promise<Selectable<NotFoundHits>[]> {
  return db
    .selectFrom('not_found_hits')
    .selectAll()
    .orderBy('hits', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}

export async function deleteMissingAddress(db: Db, path: string): Promise<void> {
  await db.deleteFrom('not_found_hits').where('path', '=', path).execute();
}
