import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db, QueryPool } from './database.ts';
import type { DB } from './tables.ts';

/** Kysely on a job's own connection, in its current transaction, or on an object that acts as one. */
export function kyselyOn(client: QueryPool): Db {
  const lent = { query: client.query.bind(client), release: () => undefined } as unknown as PoolClient;
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: async () => lent, end: async () => undefined },
    }),
  });
}
