import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { decideHeld } from '../held-pages/decide-held.ts';
import { awaitForecast } from '../likeness/await-forecast.ts';
import { passGate } from '../likeness/pass-gate.ts';
import { insertOverrule, stopForecasts } from '../likeness/queries.ts';
import { askOutside } from '../outside-pages/read-outside-pages.ts';
import { askThin } from '../substance/read-thin-pages.ts';
import { requireTemplate } from './batch-status.ts';
import { holdTemplateOf } from './hold-template-of.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchTable, getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { recordBatch } from './record-batch.ts';

export interface Approval extends Decision {
  readonly userId: string | null;
  /** Ends the wait for a pending forecast; after half a minute by default. */
  readonly until?: AbortSignal;
}

/**
 * Approves only a planned batch that has plans and passes its gates. Waits for a pending forecast, so approving right
 * after planning works.
 */
export async function approveBatch(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  id: string,
  approval: Approval,
): Promise<Batch> {
  const asked = await getBatch(db, id);
  requirePlanned(asked);
  if (!approval.overrule || approval.noindex_alike) await awaitForecast(db, queue, asked, approval);
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    requirePlanned(batch);
    await holdTemplateOf(trx, batch);
    await passGates(trx, batch, approval);
    await stopForecasts(trx, id);
    await setBatchStatus(trx, id, 'approved');
    await recordBatch(trx, 'approved', batch);
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}

/** Similar, outside and thin pages need a decision. A reason is stored with its author. */
async function passGates(trx: Trx, batch: BatchTable, approval: Approval): Promise<void> {
  const outside = await decideHeld(trx, batch.id, await askOutside(trx, batch), approval);
  const thin = await decideHeld(trx, batch.id, await askThin(trx, batch), approval);
  const alike = await passGate(trx, batch, approval);
  if (!approval.overrule || (outside === 0 && thin === 0 && alike === null)) return;
  const { reason } = approval.overrule;
  const overruled = {
    reason,
    pages: alike?.pages ?? null,
    pages_over: alike?.pages_over ?? null,
    threshold_percent: alike?.threshold_percent ?? null,
    pages_outside: outside === 0 ? null : outside,
    pages_thin: thin === 0 ? null : thin,
  };
  await insertOverrule(trx, { generation_batch_id: batch.id, overruled_by: approval.userId, ...overruled });
  await writeActivity(trx, {
    action: 'overruled',
    noun: 'batches',
    id: batch.id,
    name: batch.name,
    after: overruled,
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
