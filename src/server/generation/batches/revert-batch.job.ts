import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { type LockedWork, lockedRun } from '../../platform/jobs/locked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { listReverting } from './queries.ts';
import { batchLock } from './run-batch-job.ts';
import { deleteReverted } from './write-deletion.ts';
import { revertPages, stopReverting } from './write-reversal.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });

export function revertBatchJob(database: Database): JobKind {
  return {
    name: 'revert-batch',
    run: async (payload, attempt) => {
      const { batch_id: id } = payloadSchema.parse(payload);
      const handling: LockedWork = {
        lock: batchLock(id),
        progress: { kind: 'batch', id },
        fail: reason =>
          stopReverting(database.pool, id, `Reverting stopped: ${reason} Then revert it again to continue.`),
      };
      await lockedRun(database, attempt, handling, async client => {
        await revertPages(client, id, attempt.signal);
        await deleteReverted(client, id, attempt.signal);
      });
    },
    unfinished: () => listReverting(database.kysely),
  };
}
