import { Kysely, PostgresDialect } from 'kysely';
import { type Pool, type QueryConfig, type QueryResult, type QueryResultRow, types } from 'pg';
import { RetryingPool } from './retrying-pool.ts';
import type { DB } from './tables.ts';

/** One pool for Kysely, COPY, the job queue and sign-in. */
export interface Database {
  readonly kysely: Kysely<DB>;
  readonly pool: Pool;
  readonly url: string;
  close(): Promise<void>;
}

export type Db = Kysely<DB>;

/** Runs single statements, each on any connection. */
export interface QueryPool {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
}

/** A database for single reads, without transactions. */
export interface ReadDatabase {
  readonly kysely: Db;
  readonly pool: QueryPool;
}

// Counts and sizes are int8, but always far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** Milliseconds. Long enough for load peaks, short enough that visitors see an error instead of waiting. */
export const connectionTimeout = 15_000;

interface PoolLimits {
  /** Maximum connections. */
  readonly max?: number;
  /** Milliseconds to wait for a connection. */
  readonly connectionTimeout?: number | undefined;
}

/** Opens a pool on `url`. The pool replaces lost connections, so that they don't end the process. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { max = 20, connectionTimeout: connectionTimeoutMillis = connectionTimeout }: PoolLimits = {},
): Database {
  const pool = new RetryingPool({
    connectionString: url,
    max,
    application_name: 'pagehaul',
    connectionTimeoutMillis,
    keepAlive: true,
  });
  pool.on('error', onError);
  // The pool handles errors of idle connections only. A busy connection's error reaches its query, so a
  // second report is ignored.
  pool.on('connect', client => client.on('error', () => undefined));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, url, close: () => kysely.destroy() };
}
