import type { Batch } from '../../../contract/generation/batches.ts';
import type { Overrule } from '../../../contract/generation/likeness.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { awaitForecast } from '../likeness/await-forecast.ts';
import { passGate } from '../likeness/pass-gate.ts';
import { settleLikeness } from '../likeness/queries.ts';
import { requireTemplate } from './batch-status.ts';
import { holdTemplateOf } from './hold-template-of.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchTable, getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { recordBatch } from './record-batch.ts';

export interface Approval {
  readonly userId: string | null;
  readonly overrule?: Overrule | undefined;
  /** Pages that are too alike become noindex. */
  readonly noindexAlike?: boolean | undefined;
  /** Until when a forecast that is on its way is waited for; half a minute when nothing is said. */
  readonly until?: AbortSignal;
}

/**
 * Only a batch that is planned, plans something and whose pages are not too alike can be approved. A forecast that is on
 * its way is waited for, so that who approves right after planning need not know of it.
 */
export async function approveBatch(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  id: string,
  approval: Approval,
): Promise<Batch> {
  const asked = await getBatch(db, id);
  requirePlanned(asked);
  if (!approval.overrule || approval.noindexAlike) await awaitForecast(db, queue, asked, approval);
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    requirePlanned(batch);
    await holdTemplateOf(trx, batch);
    await passGate(trx, batch, approval);
    await settleLikeness(trx, id);
    await setBatchStatus(trx, id, 'approved');
    await recordBatch(trx, 'approved', batch);
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}

function requirePlanned(batch: BatchTable): void {
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
  requireTemplate(batch);
}
