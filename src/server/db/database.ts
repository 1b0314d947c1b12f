import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
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

/** Opens a pool on `url`. A dropped idle connection is replaced by the pool; it must not end the process. */
export function openDatabase(url: string, onError: (error: Error) => void, max = 20): Database {
  const pool = new Pool({ connectionString: url, max, application_name: 'pagehaul' });
  pool.on('error', onError);
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, url, close: () => kysely.destroy() };
}
