import type { Pool } from 'pg';
import { until } from './until.ts';

/** Locks as another session would, in a transaction that stays open until the locks are released. */
export async function holdLocks(
  pool: Pool,
  statement: string,
  values: unknown[] = [],
): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(statement, values);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** Waits until a statement of this database with these words waits for a lock. */
export async function untilWaiting(pool: Pool, words: string): Promise<void> {
  await until(
    () =>
      pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
        [words],
      ),
    ({ rowCount }) => rowCount !== 0,
  );
}
