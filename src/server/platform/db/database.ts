import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type Pool, type QueryConfig, type QueryResult, type QueryResultRow, types } from 'pg';
import { RetryingPool } from './retrying-pool.ts';
import type { DB } from './tables.ts';

/** One pool for Kysely, COPY, the job queue and sign-in. */
export interface Database {
  readonly kysely: Kysely<DB>;
  readonly pool: Pool;
  /** For what belongs to a session, as locks do: without a pooler the same pool. */
  readonly sessions: Pool;
  /** Directly, without a pooler. */
  readonly url: string;
  close(): Promise<void>;
}

export type Db = Kysely<DB>;

/** A transaction is a database, too; a function that takes this needs one. */
export type Trx = Transaction<DB>;

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
// A day is a day everywhere: as a Date it would be midnight of this process's time zone.
types.setTypeParser(types.builtins.DATE, String);

/** Milliseconds. Long enough for load peaks, short enough that visitors see an error instead of waiting. */
export const connectionTimeout = 15_000;

/** Beside a pooler only locks need connections of their own. */
const maxSessions = 4;

interface PoolLimits {
  /** Maximum connections. */
  readonly max?: number;
  /** Milliseconds to wait for a connection. */
  readonly connectionTimeout?: number | undefined;
  /** A pooler in front of the database, which may use a different connection for each transaction. */
  readonly poolUrl?: string | null;
}

/** Opens a pool on `url`. The pool replaces lost connections, so that they don't end the process. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  {
    max = 20,
    connectionTimeout: connectionTimeoutMillis = connectionTimeout,
    poolUrl = null,
  }: PoolLimits = {},
): Database {
  const open = (connectionString: string, max: number) => {
    const pool = new RetryingPool({
      connectionString,
      max,
      application_name: 'pagehaul',
      connectionTimeoutMillis,
      keepAlive: true,
    });
    pool.on('error', onError);
    // The pool handles errors of idle connections only. A busy connection's error reaches its query, so a
    // second report is ignored.
    pool.on('connect', client => client.on('error', () => undefined));
    return pool;
  };
  const pool = open(poolUrl ?? url, max);
  const sessions = poolUrl === null ? pool : open(url, maxSessions);
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await kysely.destroy();
    if (sessions !== pool) await sessions.end();
  };
  return { kysely, pool, sessions, url, close };
}
