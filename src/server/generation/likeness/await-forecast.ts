import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { CheckedBatch } from './batch-queries.ts';
import { findLikeness } from './queries.ts';
import { requestForecast } from './request-forecast.ts';
import { isAsked } from './verdict.ts';

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
