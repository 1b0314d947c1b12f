import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { decideBlockers } from '../checks/decide.ts';
import { stopForecasts } from '../likeness/queries.ts';
import { awaitForecast } from '../likeness/request-forecast.ts';
import { setPace } from '../publishing-schedules/set-pace.ts';
import { requireTemplate } from './batch-status.ts';
import { lockTemplate } from './lock-template.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchTable, getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { requireBatchPlaceholders } from './require-batch-placeholders.ts';

export interface Approval extends Decision {
  readonly userId: string | null;
  /** Ends the wait for a pending forecast; after half a minute by default. */
  readonly until?: AbortSignal;
}

export interface ApprovalParts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly clock?: () => Date;
}

/**
 * Approves only a planned batch that has plans and passes its gates. Waits for a pending forecast, so approving right
 * after planning works.
 */
export async function approveBatch(
  { db, queue, clock = () => new Date() }: ApprovalParts,
  id: string,
  approval: Approval,
): Promise<Batch> {
  const asked = await getBatch(db, id);
  requirePlanned(asked);
  if (needsForecast(approval)) await awaitForecast(db, queue, asked, approval);
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    requirePlanned(batch);
    await lockTemplate(trx, batch);
    await requireBatchPlaceholders(trx, batch);
    await decideBlockers(trx, batch, approval);
    await stopForecasts(trx, id);
    const { pace, userId } = approval;
    if (pace) await setPace(trx, queue, batch, { pace, userId, now: clock() });
    await setBatchStatus(trx, id, 'approved');
    await logBatchActivity(trx, 'approved', batch);
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}

/** A reason that does not name a missing forecast waits for it. */
function needsForecast({ overrule, noindex_alike }: Decision): boolean {
  const isGivenUp = overrule && (overrule.blockers?.includes('no-forecast') ?? true);
  return !isGivenUp || noindex_alike === true;
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
