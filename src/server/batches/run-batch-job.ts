import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { holdLock } from '../db/hold-lock.ts';
import { isPassing } from '../db/is-passing.ts';
import type { Attempt } from '../jobs/queue.ts';
import { CannotGenerate } from './generate-batch.ts';
import { tellBatchChanged } from './job-batch.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });

/** The lock under which a batch is worked on: by one process at a time. */
export const batchLock = (batchId: string) => `batch ${batchId}`;

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
    const hasWorked = await holdLock(database.pool, batchLock(batch_id), client => work(client, batch_id));
    // Whoever works on the batch may be at something else, or about to die: this work comes back until it is its turn.
    if (!hasWorked) {
      await database.kysely.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + 1_000)));
    }
  } catch (error) {
    if (attempt.signal.aborted) throw error; // Stopping: the job goes back on the queue.
    if (isPassing(error) && !attempt.isLast) throw error;
    await stopBatch(database, batch_id, phase, error);
    if (!(error instanceof CannotGenerate)) throw error;
  }
}

/** The reason is kept and shown, and one click resumes the rest. */
async function stopBatch(
  database: Database,
  id: string,
  phase: 'planning' | 'generating',
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await database.pool.query(
    `update generation_batches set status = 'cancelled', failed_while = $2, notice = $3, updated_at = now()
     where id = $1 and status = $2`,
    [id, phase, `${phase === 'planning' ? 'Planning' : 'Generation'} failed: ${reason}`.slice(0, 1_000)],
  );
  await tellBatchChanged(database.pool, id);
}
