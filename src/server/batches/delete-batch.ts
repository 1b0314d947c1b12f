import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { deletePlans } from './plan-queries.ts';
import { deleteBatchRow, lockBatch } from './queries.ts';

/** Deletes a batch and its plans, from any state. The pages it made stay. */
export async function deleteBatch(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockBatch(trx, id);
    await deleteBatchRow(trx, id);
    await announce(trx, { kind: 'batch', id });
  });
  await deletePlans(db, id);
}
