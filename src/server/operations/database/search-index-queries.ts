import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../platform/db/database.ts';

/** A trigram index: its size now and after its last rebuild. */
export interface SearchIndex {
  readonly name: string;
  readonly table: string;
  readonly bytes: number;
  /** Estimated by the database. */
  readonly rows: number;
  readonly finished_at: Date | null;
  readonly took_ms: number | null;
  readonly bytes_before: number | null;
  readonly bytes_after: number | null;
  readonly rows_after: number | null;
  readonly failure: string | null;
}

/** Every search index there is, the largest first. */
export async function listSearchIndexes(db: Db): Promise<SearchIndex[]> {
  const { rows } = await sql<SearchIndex>`
    select c.relname as name, t.relname as table, pg_relation_size(c.oid) as bytes,
      greatest(t.reltuples, 0)::int8 as rows, r.finished_at, r.took_ms, r.bytes_before, r.bytes_after, r.rows_after,
      r.failure
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      join pg_am a on a.oid = c.relam left join index_rebuilds r on r.index_name = c.relname
    where a.amname = 'gin' and i.indisvalid and c.relnamespace = 'public'::regnamespace and t.relpersistence = 'p'
    order by bytes desc, name`.execute(db);
  return rows;
}

/** Whether jobs run or are about to, in whichever process, but for this kind. */
export async function isAtWork(db: Db, but: string): Promise<boolean> {
  const { rows } = await sql<{ is_at_work: boolean }>`
    select exists (
      select from pgboss.job
      where name <> ${but} and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))
    ) as is_at_work`.execute(db);
  return rows[0]?.is_at_work ?? false;
}

/** Left by an interrupted rebuild: an index that is updated but never used. */
export async function dropLeftovers(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where not i.indisvalid and a.amname = 'gin' and c.relnamespace = 'public'::regnamespace
      and c.relname ~ '_cc(new|old)[0-9]*$'`);
  for (const { name } of rows) {
    await client.query(`drop index concurrently if exists public.${client.escapeIdentifier(name)}`);
  }
}

export async function writeRebuild(
  client: PoolClient,
  name: string,
  run: { readonly took_ms: number; readonly bytes_before: number; readonly failure: string | null },
): Promise<void> {
  await client.query(
    `insert into index_rebuilds (index_name, took_ms, bytes_before, bytes_after, rows_after, failure)
     select c.relname, $2, $3, pg_relation_size(c.oid), greatest(t.reltuples, 0)::int8, $4
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where c.relname = $1 and c.relnamespace = 'public'::regnamespace
     on conflict (index_name) do update set finished_at = now(), took_ms = excluded.took_ms,
       bytes_before = excluded.bytes_before, bytes_after = excluded.bytes_after, rows_after = excluded.rows_after,
       failure = excluded.failure`,
    [name, run.took_ms, run.bytes_before, run.failure],
  );
}

/** Beside the old one, which answers until they change places. */
export async function makeAnew(client: PoolClient, name: string): Promise<void> {
  await client.query(`reindex index concurrently public.${client.escapeIdentifier(name)}`);
}

/** How long this connection waits for others to let go; 0: as long as it takes. */
export async function waitForLocks(client: PoolClient, time: string): Promise<void> {
  await client.query(`select set_config('lock_timeout', $1, false)`, [time]);
}

export async function pidOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Cancels the query of the connection with this process ID. */
export async function cancelWork(pool: Pool, pid: number): Promise<void> {
  await pool.query('select pg_cancel_backend($1)', [pid]);
}
