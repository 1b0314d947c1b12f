import { setTimeout as pause } from 'node:timers/promises';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type CheckedBatch, lockCheckedBatch } from './batch-queries.ts';
import { outlooksJob } from './forecast.job.ts';
import { findLikeness, requestLikeness } from './queries.ts';
import { isAsked } from './verdict.ts';

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

/** The maximum wait of an approval for a pending forecast (ms): more than ten thousand pages take. */
const maxWait = 30_000;

export interface Waiting {
  /** The forecast is needed even if the gate needs none. */
  readonly noindex_alike?: boolean | undefined;
  readonly until?: AbortSignal | undefined;
}

/**
 * Waits for the forecast of a batch if its approval needs one. Requests it for a batch that an older program planned
 * without one.
 */
export async function awaitForecast(
  db: Db,
  queue: JobQueue,
  batch: Pick<CheckedBatch, 'id' | 'total_planned' | 'template_version_id'>,
  { noindex_alike = false, until = AbortSignal.timeout(maxWait) }: Waiting,
): Promise<void> {
  const { is_on } = await currentGroup(db, 'likeness');
  const isNeeded = noindex_alike || (is_on && isAsked(batch.total_planned));
  if (!isNeeded || !batch.template_version_id) return;
  while (!until.aborted) {
    const row = await findLikeness(db, batch.id);
    if (!row) await requestForecast({ db, queue }, batch.id);
    else if (!isOnItsWay(row)) return;
    await pause(60);
  }
}

export const isOnItsWay = (row: { readonly state: string } | undefined) =>
  row?.state === 'waiting' || row?.state === 'computing';

/** True if the forecast of a batch is pending, for a job that retries later instead of waiting. */
export async function isForecastOnItsWay(db: Db, id: string): Promise<boolean> {
  return isOnItsWay(await findLikeness(db, id));
}
