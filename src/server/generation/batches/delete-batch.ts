import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import { forgetUsage } from '../../pages/keyword-usage/write-usage.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { stopForecasts } from '../likeness/queries.ts';
import { endSchedule } from '../publishing-schedules/end-schedule.ts';
import { stillRestored, stillReverting } from './batch-status.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { type BatchTable, deleteBatchRow, lockBatch, setBatchStatus } from './queries.ts';
import { storeRevert } from './revert-batch.ts';
import { isBeingRestored, markDeleting } from './revert-queries.ts';

interface Deletion {
  readonly id: string;
  readonly pages: DeletedPages;
  readonly userId: string | null;
}

/** Deletes a batch and its plans, in any state. Its pages stay or are reverted first. */
export async function deleteBatch(db: Db, queue: JobQueue, { id, pages, userId }: Deletion): Promise<void> {
  await db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (pages === 'revert' && hasPages(batch)) return revertFirst(trx, queue, batch, userId);
    if (batch.reverting_at) throw stillReverting();
    await endSchedule(trx, queue, id);
    await deleteBatchRow(trx, id);
    if (batch.total_completed === 0) await forgetUsage(trx, id);
    await logBatchActivity(trx, 'deleted', batch);
    await queue.send(trx, 'drop-plans', { batch_id: id, only_open: false });
    await announce(trx, { kind: 'batch', id });
  });
}

/** One job reverts the pages, then deletes the batch. The next attempt resumes a killed one. */
async function revertFirst(
  trx: Trx,
  queue: JobQueue,
  batch: BatchTable,
  userId: string | null,
): Promise<void> {
  if (batch.deleting) return;
  if (await isBeingRestored(trx, batch.id)) throw stillRestored();
  if (batch.status !== 'completed') await setBatchStatus(trx, batch.id, 'cancelled', { failed_while: null });
  await endSchedule(trx, queue, batch.id);
  await stopForecasts(trx, batch.id);
  await markDeleting(trx, batch.id);
  if (batch.reverting_at) await announce(trx, { kind: 'batch', id: batch.id });
  else await storeRevert(trx, queue, batch, userId);
}

/** Work in one transaction may have made pages that its counters don't show yet. */
function hasPages(batch: BatchTable): boolean {
  return batch.total_completed > 0 || batch.status === 'generating' || batch.reverting_at !== null;
}
