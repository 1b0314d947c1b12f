import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { forgetUsage } from '../keyword-usage/write-usage.ts';
import { endSchedule } from '../publishing-schedules/end-schedule.ts';
import { stillReverting } from './batch-status.ts';
import { deleteBatchRow, lockBatch } from './queries.ts';
import { recordBatch } from './record-batch.ts';

/** Deletes a batch and its plans, from any state. The pages it made stay. */
export async function deleteBatch(db: Db, queue: JobQueue, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (batch.reverting_at) throw stillReverting();
    await endSchedule(trx, queue, id);
    await deleteBatchRow(trx, id);
    if (batch.total_completed === 0) await forgetUsage(trx, id);
    await recordBatch(trx, 'deleted', batch);
    await queue.send(trx, 'drop-plans', { batch_id: id, only_open: false });
    await announce(trx, { kind: 'batch', id });
  });
}
