import { v7 as uuidv7 } from 'uuid';
import type { Batch } from '../../../contract/generation/batches.ts';
import { changePagesJobName } from '../../pages/page-changes/change-pages.job.ts';
import { insertChange } from '../../pages/page-changes/queries.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { endSchedule } from '../publishing-schedules/end-schedule.ts';
import { stillRestored, stillReverting } from './batch-status.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchTable, getBatch, lockBatch } from './queries.ts';
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
    await storeRevert(trx, queue, batch, userId);
    return presentBatch(await getBatch(trx, id));
  });
}

/** Stores the revert of a batch as a change of its pages, and its job with it. */
export async function storeRevert(
  trx: Trx,
  queue: JobQueue,
  batch: BatchTable,
  userId: string | null,
): Promise<void> {
  const id = uuidv7();
  await markReverting(trx, batch.id);
  await insertChange(trx, {
    id,
    action: 'revert',
    undoes: null,
    filter: null,
    redirect_to: null,
    batch_id: batch.id,
    pages: batch.total_completed,
    created_by: userId,
  });
  await logBatchActivity(trx, 'reverted', batch);
  await queue.send(trx, changePagesJobName, { change_id: id, batch_id: batch.id });
  await announce(trx, { kind: 'batch', id: batch.id });
}
