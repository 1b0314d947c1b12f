import type { Finding } from '../../../contract/generation/likeness.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { Trx } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { isOnItsWay } from './await-forecast.ts';
import { findLikeness } from './queries.ts';
import { judge, readStored } from './verdict.ts';

export interface AlikeQuestion {
  readonly finding: Extract<Finding, 'too-alike' | 'no-forecast'>;
  readonly reason: 'likeness' | 'forecast-running';
  readonly verdict_text: string;
  readonly whatNow: string;
  /** The figures of the forecast, if any. */
  readonly pages: number | null;
  readonly pages_over: number | null;
  readonly threshold_percent: number;
}

/** The question about too similar pages before a batch is approved; null if none. */
export async function askAlike(
  trx: Trx,
  batch: { readonly id: string; readonly total_planned: number },
): Promise<AlikeQuestion | null> {
  const settings = await currentGroup(trx, 'likeness');
  const row = await findLikeness(trx, batch.id);
  const { verdict, verdict_text } = judge(row, settings, batch.total_planned);
  if (verdict !== 'too-alike' && verdict !== 'unknown') return null;
  const { threshold_percent } = settings;
  const isComing = isOnItsWay(row);
  const found = verdict === 'too-alike' && row ? readStored(row) : null;
  return {
    finding: verdict === 'too-alike' ? 'too-alike' : 'no-forecast',
    reason: isComing ? 'forecast-running' : 'likeness',
    verdict_text,
    whatNow: isComing ? whatNowWhileRunning : whatNow,
    pages: found?.pages ?? null,
    pages_over: found && pagesFrom(found.counts, threshold_percent),
    threshold_percent,
  };
}

const whatNow =
  'Add statements of the places or texts of the services and compute it again, or overrule with a reason.';
const whatNowWhileRunning = 'Approve when that is done, or overrule with a reason.';
