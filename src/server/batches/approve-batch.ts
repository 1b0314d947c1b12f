import type { Batch } from '../../contract/batches.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { recordBatch } from './record-batch.ts';

/** Only a batch that is planned, and plans something, can be approved. */
export async function approveBatch(db: Db, id: string): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (batch.status !== 'planning') {
      throw new AppError('conflict', `Batch is in ${batch.status} status, cannot approve`, {
        reason: 'batch-status',
      });
    }
    if (!batch.planned_at) {
      throw new AppError('conflict', 'Batch is still being planned. Approve it when planning is done.', {
        reason: 'still-planning',
      });
    }
    if (batch.total_planned === 0)
      throw new AppError('conflict', 'No planned URLs found in batch', { reason: 'nothing-planned' });
    await setBatchStatus(trx, id, 'approved');
    await recordBatch(trx, 'approved', batch);
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}
