import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Indexnow } from '../../platform/db/tables.ts';

export type IndexNowTable = Selectable<Indexnow>;

export async function findIndexNow(db: Db): Promise<IndexNowTable | undefined> {
  return db.selectFrom('indexnow').selectAll().executeTakeFirst();
}

/** Switches IndexNow on or off. Changes made while it is off are never sent. */
export async function switchIndexNow(trx: Db, isOn: boolean, key: string): Promise<void> {
  await sql`
    insert into indexnow (is_on, key) values (${isOn}, ${key})
    on conflict (id) do update set is_on = excluded.is_on, collected_through = now(), failures = 0, wait_until = null`.execute(
    trx,
  );
  if (isOn) return;
  await sql`delete from indexnow_addresses`.execute(trx);
  await sql`delete from indexnow_departures`.execute(trx);
}

/** The number of pending addresses, counted up to `max`. */
export async function countWaiting(db: Db, max: number): Promise<number> {
  return countRows(db, db.selectFrom('indexnow_addresses').select('path').limit(max));
}

/**
 * Collects all addresses that changed since the last collection: public pages, posts, and addresses that pages left. Where the next
 * collection begins is read first: a transaction that commits between the two statements is then collected next time.
 */
export async function collectChanges(trx: Db): Promise<void> {
  const next = await startOfOpenChanges(trx);
  await sql`
    with since as (select collected_through as at from indexnow),
    left_addresses as (delete from indexnow_departures returning path)
    insert into indexnow_addresses (path)
    select '/' || slug || '/' from generated_landing_pages
      where updated_at >= (select at from since) and status = 'published' and not is_noindex
    union select '/blog/' || slug from posts
      where updated_at >= (select at from since) and status = 'published'
    union select path from left_addresses
    on conflict do nothing`.execute(trx);
  await sql`update indexnow set collected_through = ${next}::timestamptz`.execute(trx);
}

/** The earliest time that a change which is not committed yet may carry, in microseconds; now, if there is none. */
async function startOfOpenChanges(trx: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select least(clock_timestamp(), min(xact_start))::text as at from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      -- One that has written nothing for a minute is a long read, such as a backup.
      and (backend_xid is not null or xact_start > clock_timestamp() - interval '1 minute')`.execute(trx);
  return rows[0]?.at ?? 'now';
}

export async function listWaiting(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('indexnow_addresses')
    .select('path')
    .orderBy('path')
    .limit(limit)
    .execute();
  return rows.map(row => row.path);
}

/** Removes accepted addresses from the queue. */
export async function recordSent(trx: Db, paths: readonly string[], answer: string): Promise<void> {
  await sql`delete from indexnow_addresses where path = any(${paths}::text[])`.execute(trx);
  await sql`
    update indexnow set sent_total = sent_total + ${paths.length}, last_sent = ${paths.length}, last_sent_at = now(),
      last_answer = ${answer}, failures = 0, wait_until = null`.execute(trx);
}

export async function recordRefusal(db: Db, answer: string, waitUntil: Date): Promise<void> {
  await sql`
    update indexnow set last_answer = ${answer}, failures = failures + 1, wait_until = ${waitUntil}`.execute(
    db,
  );
}
