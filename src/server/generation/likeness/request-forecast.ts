import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { type CheckedBatch, lockCheckedBatch } from './batch-queries.ts';
import { outlooksJob } from './forecast-outlooks.job.ts';
import { requestLikeness } from './queries.ts';

/** Requests a new forecast of a batch, by the version of its pages. The outlook follows. */
export async function requestForecast(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  batchId: string,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const batch = await lockCheckedBatch(trx, batchId);
    const versionId = plannedVersion(batch);
    await requestLikeness(trx, batchId, versionId);
    await queue.send(trx, 'forecast-likeness', { batch_id: batchId });
    await queue.send(trx, outlooksJob, {});
    await announce(trx, { kind: 'batch', id: batchId });
  });
}

/** The version for comparing a batch's pages. Refuses a batch that is being planned or plans nothing. */
export function plannedVersion(
  batch: Pick<CheckedBatch, 'planned_at' | 'total_planned' | 'template_version_id'>,
): string {
  if (!batch.planned_at) {
    throw new AppError('conflict', 'Batch is still being planned. The forecast follows automatically.', {
      reason: 'still-planning',
    });
  }
  if (batch.total_planned === 0 || !batch.template_version_id) {
    throw new AppError('conflict', 'No planned URLs found in batch', { reason: 'nothing-planned' });
  }
  return batch.template_version_id;
}
