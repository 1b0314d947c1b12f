import { Kysely, PostgresDialect } from 'kysely';
import { type Pool, types } from 'pg';
import { RetryingPool } from './retrying-pool.ts';
import type { DB } from './tables.ts';

/** One pool for everything: Kysely, COPY, the job queue and sign-in share it. */
export interface Database {
  readonly kysely: Kysely<DB>;
  readonly pool: Pool;
  readonly url: string;
  close(): Promise<void>;
}

export type Db = Kysely<DB>;

// Counts and sizes come as int8; ours stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** In milliseconds: longer than a busy moment, short enough that a visitor hears of trouble instead of waiting. */
export const longestWait = 15_000;

interface PoolLimits {
  /** Connections at most. */
  readonly max?: number;
  /** In milliseconds, for a connection. */
  readonly longestWait?: number | undefined;
}

/** Opens a pool on `url`. A dropped connection is replaced by the pool; it must not end the process. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { max = 20, longestWait: connectionTimeoutMillis = longestWait }: PoolLimits = {},
): Database {
  const pool = new RetryingPool({
    connectionString: url,
    max,
    application_name: 'pagehaul',
    connectionTimeoutMillis,
    keepAlive: true,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only. Who works on one gets the failure as its query's; nobody needs it twice.
  pool.on('connect', client => client.on('error', () => undefined));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, url, close: () => kysely.destroy() };
}
