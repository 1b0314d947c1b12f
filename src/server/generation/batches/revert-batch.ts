import type { Batch } from '../../../contract/generation/batches.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { endSchedule } from '../publishing-schedules/end-schedule.ts';
import { stillRestored, stillReverting } from './batch-status.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch } from './queries.ts';
import { isBeingRestored, markReverting } from './revert-queries.ts';

/** Enqueues the revert of a batch. A generating batch has to be cancelled first. */
export async function revertBatch(
  db: Db,
  queue: JobQueue,
  { id, userId }: { readonly id: string; readonly userId: string | null },
): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (batch.reverting_at) throw stillReverting();
    if (await isBeingRestored(trx, id)) throw stillRestored();
    if (!presentBatch(batch).can_revert) {
      const message = batch.reverted_at
        ? 'Batch is reverted already'
        : batch.status === 'generating'
          ? 'Batch is in generating status. Cancel it, then revert it.'
          : 'Batch has made no pages. Nothing to revert.';
      throw new AppError('conflict', message, { reason: 'nothing-to-revert' });
    }
    await endSchedule(trx, queue, id, true);
    await markReverting(trx, id, userId);
    await logBatchActivity(trx, 'reverted', batch);
    await queue.send(trx, 'revert-batch', { batch_id: id });
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}
