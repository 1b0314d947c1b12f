import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { errorMessage } from '../../platform/db/error-message.ts';
import { isPassing } from '../../platform/db/is-passing.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { tellBatchChanged } from './job-batch.ts';
import { batchLock } from './run-batch-job.ts';
import { deleteReverted } from './write-deletion.ts';
import { takeBack } from './write-reversal.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });

export function revertBatchJob(database: Database): JobKind {
  return {
    name: 'revert-batch',
    concurrency: 1,
    run: async (payload, attempt) => {
      const { batch_id } = payloadSchema.parse(payload);
      try {
        await holdJobLock(database, attempt, batchLock(batch_id), async client => {
          await takeBack(client, batch_id, attempt.signal);
          await deleteReverted(client, batch_id, attempt.signal);
        });
      } catch (error) {
        if (attempt.signal.aborted || (isPassing(error) && !attempt.isLast)) throw error;
        await database.pool.query(
          `update generation_batches set reverting_at = null, deleting = false, notice = $2, updated_at = now() where id = $1`,
          [
            batch_id,
            `Reverting stopped: ${errorMessage(error).slice(0, 900)} Then revert it again to go on.`,
          ],
        );
        await tellBatchChanged(database.pool, batch_id);
        throw error;
      }
    },
  };
}
