import type { Batch } from '../../../contract/generation/batches.ts';
import { forgetUsage } from '../../pages/keyword-usage/write-usage.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { stopForecasts } from '../likeness/queries.ts';
import { endSchedule } from '../publishing-schedules/end-schedule.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchTable, getBatch, lockBatch, setBatchStatus } from './queries.ts';

/** For automatic cancellations. */
export interface CancelReason {
  /** The reason. */
  readonly notice: string;
  /** True if the reason still holds; checked once the batch is locked. */
  readonly isStillSo: (batch: BatchTable) => boolean;
}

/** Stops a batch: existing pages stay, other plans are deleted. A running job stops at its next chunk. */
export async function cancelBatch(
  db: Db,
  queue: JobQueue,
  id: string,
  reason: CancelReason | null = null,
): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (reason?.isStillSo(batch) === false)
      throw new AppError('conflict', 'The batch was changed. Reload it and try again', {
        reason: 'batch-changed',
      });
    if (batch.status === 'completed' || batch.status === 'cancelled') {
      throw new AppError('conflict', `Batch is in ${batch.status} status, cannot cancel`, {
        reason: 'batch-status',
      });
    }
    await setBatchStatus(trx, id, 'cancelled', { failed_while: null, notice: reason?.notice ?? null });
    await logBatchActivity(trx, 'cancelled', batch);
    await endSchedule(trx, queue, id);
    await stopForecasts(trx, id);
    await queue.send(trx, 'drop-plans', { batch_id: id, only_open: true });
    if (batch.total_completed === 0) await forgetUsage(trx, id);
    await announce(trx, { kind: 'batch', id });
    if (batch.total_completed > 0) await announce(trx, { kind: 'all-pages' });
    return presentBatch(await getBatch(trx, id));
  });
}
