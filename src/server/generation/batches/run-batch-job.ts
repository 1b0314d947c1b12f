import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { isTimeout, isTransient } from '../../platform/db/is-transient.ts';
import { CannotContinue, type LockedWork, lockedRun } from '../../platform/jobs/locked-run.ts';
import type { Attempt } from '../../platform/jobs/queue.ts';
import { CleanupFailure, creationFailureLabel } from './creation-failure.ts';
import { readJobBatch } from './job-batch.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });

/** The lock for work on a batch: one process at a time. */
export const batchLock = (batchId: string) => `batch ${batchId}`;

/** Work that exceeded the database's time limit will exceed it again, so it fails after a few attempts. */
const timeoutTries = 3;

export interface BatchWork {
  readonly payload: unknown;
  readonly attempt: Attempt;
  readonly phase: 'planning' | 'generating';
}

/** Runs work on a batch alone. A failure stops the batch with the reason, and one click resumes the rest. */
export async function runBatchJob(
  database: Database,
  { payload, attempt, phase }: BatchWork,
  work: (client: PoolClient, batchId: string) => Promise<void>,
): Promise<void> {
  const { batch_id: id } = payloadSchema.parse(payload);
  const handling: LockedWork = {
    lock: batchLock(id),
    progress: { kind: 'batch', id },
    isRetryable: error => isTransient(error) && !(isTimeLimit(error) && attempt.number >= timeoutTries),
    fail: async (reason, error) => {
      const notice = await noticeOf(database.pool, id, phase, { reason, error });
      await database.pool.query(
        `update generation_batches set status = 'cancelled', failed_while = $2, notice = $3, updated_at = now()
         where id = $1 and status = $2`,
        [id, phase, notice],
      );
    },
  };
  await lockedRun(database, attempt, handling, client => work(client, id));
}

const isTimeLimit = (error: unknown) => isTimeout(error instanceof CleanupFailure ? error.cause : error);

async function noticeOf(
  pool: Pool,
  id: string,
  phase: BatchWork['phase'],
  { reason, error }: { readonly reason: string; readonly error: unknown },
): Promise<string> {
  const what = phase === 'planning' ? 'Failed to create batch' : 'Generation failed';
  if (error instanceof CannotContinue) return `${what}: ${error.message}`;
  const batch = phase === 'planning' ? await readJobBatch(pool, id) : undefined;
  const why = batch ? creationFailureLabel(error, batch).slice(0, 900) : reason;
  return `${what}: ${why} Then click Resume. Finished pages are kept.`;
}
