import { sql } from 'kysely';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import type { Db } from '../../platform/db/database.ts';

/** Larger tables are not counted: PostgreSQL's estimate is close enough and free. */
export const maxCounted = 100_000;

interface TableSize {
  name: string;
  estimate: number;
  bytes: number;
  index_bytes: number;
  dead_rows: number;
}

/** All tables of the program with their sizes, largest first. */
export async function listTableSizes(db: Db): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select c.relname as name, greatest(c.reltuples, 0)::int8 as estimate,
      pg_total_relation_size(c.oid) as bytes, pg_indexes_size(c.oid) as index_bytes,
      coalesce(s.n_dead_tup, 0) as dead_rows
    from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by bytes desc, name`.execute(db);
  return rows;
}

/** The number of rows of a table, up to `maxCounted` + 1. */
export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${sql.table(table)} limit ${maxCounted + 1}) rows`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function listAppliedMigrations(db: Db): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`.execute(db);
  return rows;
}

type Health = Omit<DatabaseState['health'], 'answer_ms' | 'disk_free_bytes' | 'disk_bytes'> & {
  version: string;
  name: string;
  bytes: number;
};

export async function readHealth(db: Db): Promise<Health> {
  const { rows } = await sql<Health>`
    select split_part(current_setting('server_version'), ' ', 1) as version, current_database() as name,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections,
      (select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
        as waiting_for_locks,
      (select max(extract(epoch from clock_timestamp() - xact_start))::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend')
        as oldest_transaction_seconds,
      (select coalesce(sum(n_live_tup), 0)::int8 from pg_stat_user_tables) as live_rows,
      (select coalesce(sum(n_dead_tup), 0)::int8 from pg_stat_user_tables) as dead_rows`.execute(db);
  const [health] = rows;
  if (!health) throw new Error('the statistics of the database are empty');
  return health;
}
