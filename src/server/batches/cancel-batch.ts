import { type Batch, batchStatusSchema } from '../../contract/batches.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { forgetUsage } from '../keyword-usage/write-usage.ts';
import { settleLikeness } from '../likeness/queries.ts';
import { endSchedule } from '../publishing-schedules/end-schedule.ts';
import { mayBecome } from './batch-status.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { recordBatch } from './record-batch.ts';

/** Stops a batch: pages made so far stay, plans that have not become pages go. A running job stops at its next chunk. `notice` says why, where nobody asked for it by name. */
export async function cancelBatch(
  db: Db,
  queue: JobQueue,
  id: string,
  notice: string | null = null,
): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (!mayBecome(batchStatusSchema.parse(batch.status), 'cancelled')) {
      throw new AppError('conflict', `Batch is in ${batch.status} status, cannot cancel`, {
        reason: 'batch-status',
      });
    }
    await setBatchStatus(trx, id, 'cancelled', { failed_while: null, notice });
    await recordBatch(trx, 'cancelled', batch);
    await endSchedule(trx, queue, id);
    await settleLikeness(trx, id);
    await queue.send(trx, 'drop-plans', { batch_id: id, only_open: true });
    if (batch.total_completed === 0) await forgetUsage(trx, id);
    await announce(trx, { kind: 'batch', id });
    if (batch.total_completed > 0) await announce(trx, { kind: 'all-pages' });
    return presentBatch(await getBatch(trx, id));
  });
}
