import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { errorMessage } from '../../platform/db/error-message.ts';
import { isPassing, isTimeUp } from '../../platform/db/is-passing.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { Attempt } from '../../platform/jobs/queue.ts';
import { CleanupFailure, creationFailureLabel } from './creation-failure.ts';
import { CannotGenerate } from './generate-batch.ts';
import { readJobBatch, tellBatchChanged } from './job-batch.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });

/** The lock under which a batch is worked on: by one process at a time. */
export const batchLock = (batchId: string) => `batch ${batchId}`;

/** Work that the database stopped for its time limit will be stopped again: people hear of it after a few attempts. */
const timeoutTries = 3;

export interface BatchWork {
  readonly payload: unknown;
  readonly attempt: Attempt;
  readonly phase: 'planning' | 'generating';
}

/**
 * Runs work on a batch alone. What a retry may cure is thrown, so that the queue tries again; anything else stops the
 * batch with the reason.
 */
export async function runBatchJob(
  database: Database,
  { payload, attempt, phase }: BatchWork,
  work: (client: PoolClient, batchId: string) => Promise<void>,
): Promise<void> {
  const { batch_id } = payloadSchema.parse(payload);
  try {
    await holdJobLock(database, attempt, batchLock(batch_id), client => work(client, batch_id));
  } catch (error) {
    if (attempt.signal.aborted) throw error; // Stopping: the job goes back on the queue.
    if (mayPass(error, attempt)) throw error;
    await stopBatch(database, batch_id, phase, error).catch(() => {
      throw error; // What stopped the work keeps its reason from being stored: the queue tries again.
    });
    if (!(error instanceof CannotGenerate)) throw error;
  }
}

function mayPass(error: unknown, { number, isLast }: Attempt): boolean {
  const reason = error instanceof CleanupFailure ? error.cause : error;
  return isPassing(reason) && !isLast && !(isTimeUp(reason) && number >= timeoutTries);
}

/** The reason is kept and shown, and one click resumes the rest. */
async function stopBatch(
  database: Database,
  id: string,
  phase: 'planning' | 'generating',
  error: unknown,
): Promise<void> {
  const what = phase === 'planning' ? 'Failed to create batch' : 'Generation failed';
  const why =
    error instanceof CannotGenerate
      ? error.message
      : `${(await words(database, id, phase, error)).slice(0, 900)} Then click Resume. Finished pages are kept.`;
  await database.pool.query(
    `update generation_batches set status = 'cancelled', failed_while = $2, notice = $3, updated_at = now()
     where id = $1 and status = $2`,
    [id, phase, `${what}: ${why}`],
  );
  await tellBatchChanged(database.pool, id);
}

async function words(
  { pool }: Database,
  id: string,
  phase: 'planning' | 'generating',
  error: unknown,
): Promise<string> {
  const batch = phase === 'planning' ? await readJobBatch(pool, id) : undefined;
  return batch ? creationFailureLabel(error, batch) : errorMessage(error);
}
