import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { isOnItsWay } from './await-forecast.ts';
import { keepNoindex } from './keep-noindex.ts';
import { findLikeness } from './queries.ts';
import { judge, readStored } from './verdict.ts';

/** The figures of the forecast, if any, that a reason overrules. */
export interface Overruled {
  readonly pages: number | null;
  readonly pages_over: number | null;
  readonly threshold_percent: number;
}

/**
 * Refuses the approval of a batch with too similar pages. Returns what a reason overrules, or null. Stores which pages
 * become noindex if that was chosen.
 */
export async function passGate(
  trx: Trx,
  batch: { readonly id: string; readonly total_planned: number },
  by: Decision,
): Promise<Overruled | null> {
  const settings = await currentGroup(trx, 'likeness');
  const overruled = await holdAtGate(trx, batch, by, settings);
  if (by.noindex_alike) await keepNoindex(trx, batch, settings.threshold_percent);
  return overruled;
}

async function holdAtGate(
  trx: Trx,
  batch: { readonly id: string; readonly total_planned: number },
  by: Decision,
  settings: Settings['likeness'],
): Promise<Overruled | null> {
  const row = await findLikeness(trx, batch.id);
  const { verdict, verdict_text } = judge(row, batch.total_planned, settings);
  if (verdict !== 'too-alike' && verdict !== 'unknown') return null;
  if (!by.overrule) {
    const isComing = isOnItsWay(row);
    throw new AppError('conflict', `${verdict_text} ${isComing ? whatNowWhileRunning : whatNow}`, {
      reason: isComing ? 'forecast-running' : 'likeness',
    });
  }
  const found = verdict === 'too-alike' && row ? readStored(row) : null;
  return {
    pages: found?.pages ?? null,
    pages_over: found && pagesFrom(found.counts, settings.threshold_percent),
    threshold_percent: settings.threshold_percent,
  };
}

const whatNow =
  'Add statements of the places or texts of the services and compute it again, or overrule with a reason.';
const whatNowWhileRunning = 'Approve when that is done, or overrule with a reason.';
