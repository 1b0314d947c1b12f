import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { holdLock } from '../db/hold-lock.ts';
import type { Attempt } from './queue.ts';

/** After that many tries the job makes room for others of its kind. */
const lockTries = 3;
const retryAfter = 1_000;

/**
 * Runs the work of a job while no other process does it. If another process holds the lock, the job is queued again: the
 * holder may be about to die, and nobody else would finish its work.
 */
export async function holdJobLock(
  database: Database,
  attempt: Attempt,
  name: string,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  if (await holdLock(database.pool, name, work, lockTries)) return;
  await database.kysely.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + retryAfter)));
}
