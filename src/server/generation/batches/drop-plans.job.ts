import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { announceBatchChange } from './job-batch.ts';
import { listReverted } from './queries.ts';
import { batchLock } from './run-batch-job.ts';
import { deletePlans, deleteRevertedBatch, deleteSnapshots } from './write-deletion.ts';

const payloadSchema = z.object({ batch_id: z.uuid(), only_open: z.boolean() });

/**
 * Deletes the plans of a cancelled batch (only the open ones) or a deleted batch, and the batch if it was reverted first. A job, so that requests don't wait
 * for a million deletions and a killed process is retried. It waits for other jobs of the batch.
 */
export function dropPlansJob(database: Database): JobKind {
  return {
    name: 'drop-plans',
    run: async (payload, attempt) => {
      const { signal } = attempt;
      const { batch_id, only_open } = payloadSchema.parse(payload);
      await holdJobLock(database, attempt, batchLock(batch_id), async client => {
        await deletePlans(client, batch_id, { onlyOpen: only_open, signal });
        if (!only_open) {
          await deleteSnapshots(client, batch_id, signal);
          await deleteRevertedBatch(client, batch_id);
        }
        await announceBatchChange(client, batch_id);
      });
    },
    unfinished: async () =>
      (await listReverted(database.kysely)).map(({ id }) => ({ batch_id: id, only_open: false })),
  };
}
