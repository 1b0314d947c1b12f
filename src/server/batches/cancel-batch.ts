import type { Batch, BatchStatus } from '../../contract/batches.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { mayBecome } from './batch-status.ts';
import { deleteOpenPlans } from './plan-queries.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch, setBatchStatus } from './queries.ts';

/** Stops a batch: pages made so far stay, plans that have not become pages go. A running job stops at its next chunk. */
export async function cancelBatch(db: Db, id: string): Promise<Batch> {
  await db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (!mayBecome(batch.status as BatchStatus, 'cancelled')) {
      throw new AppError('conflict', `Batch is in ${batch.status} status, cannot cancel`, {
        reason: 'batch-status',
      });
    }
    await setBatchStatus(trx, id, 'cancelled', { failed_while: null, notice: null });
    await announce(trx, { kind: 'batch', id });
    if (batch.total_completed > 0) await announce(trx, { kind: 'all-pages' });
  });
  // After the state is stored, so that the running job sees it at once instead of waiting for a million deletes.
  await deleteOpenPlans(db, id);
  return presentBatch(await getBatch(db, id));
}
