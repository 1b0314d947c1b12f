import type { Batch } from '../../../contract/generation/batches.ts';
import type { Pace } from '../../../contract/generation/publishing-schedules.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { setPace } from '../publishing-schedules/set-pace.ts';
import { requireTemplate } from './batch-status.ts';
import { lockTemplate } from './lock-template.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { requireBatchPlaceholders } from './require-batch-placeholders.ts';

interface Start {
  /** Publishes the pages gradually. */
  readonly pace?: Pace | undefined;
  readonly userId: string | null;
  readonly now: Date;
}

/** Enqueues an approved batch: the job is sent if, and only if, the new state is stored. */
export async function startGeneration(
  db: Db,
  queue: JobQueue,
  id: string,
  { pace, userId, now }: Start = { userId: null, now: new Date() },
): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (batch.status !== 'approved') {
      throw new AppError('conflict', `Batch status is ${batch.status}, expected approved`, {
        reason: 'batch-status',
      });
    }
    requireTemplate(batch);
    await lockTemplate(trx, batch);
    await requireBatchPlaceholders(trx, batch);
    if (batch.total_planned === 0) {
      throw new AppError('conflict', 'No planned URLs found for generation', { reason: 'nothing-planned' });
    }
    if (pace) await setPace(trx, queue, batch, { pace, userId, now });
    await setBatchStatus(trx, id, 'generating');
    await logBatchActivity(trx, 'started', batch);
    await queue.send(trx, 'generate-batch', { batch_id: id });
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}
