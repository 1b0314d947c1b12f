import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { holdLock } from '../db/hold-lock.ts';
import type { Attempt } from './queue.ts';

/** Attempts before the job frees its slot for others of its kind. */
const maxLockAttempts = 3;
const retryAfter = 1_000;

/**
 * Runs the work of a job under a lock. If another process holds the lock, the job is queued again: that process may
 * crash, and the work would stay unfinished.
 */
export async function holdJobLock(
  database: Database,
  attempt: Attempt,
  name: string,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  if (await holdLock(database, name, work, maxLockAttempts)) return;
  await database.kysely.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + retryAfter)));
}
