import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { isOnItsWay } from './await-forecast.ts';
import { copyPercents } from './noindex-queries.ts';
import { findLikeness } from './queries.ts';

/**
 * Stores which plans of a batch are too similar by its current forecast, so that their pages become noindex. Refuses
 * without a forecast.
 */
export async function keepNoindex(trx: Trx, batch: { readonly id: string }): Promise<void> {
  const { threshold_percent: fromPercent } = await currentGroup(trx, 'likeness');
  const row = await findLikeness(trx, batch.id);
  if (row?.state !== 'done') {
    const isComing = isOnItsWay(row);
    throw new AppError('conflict', isComing ? stillComputing : noForecast, {
      reason: isComing ? 'forecast-running' : 'no-forecast',
    });
  }
  if (!(await copyPercents(trx, batch.id, fromPercent)))
    throw new AppError('conflict', comparedInPart, { reason: 'compared-in-part' });
}

const stillComputing =
  'The similarity is still being computed. Approve when it is done, or without keeping pages out of search engines.';
const noForecast =
  'This batch has no similarity forecast. Compute it first, or approve without keeping pages out of search engines.';
const comparedInPart =
  'Only part of this batch was compared. Compute the forecast again, or split a batch of more than 1,000,000 pages.';
