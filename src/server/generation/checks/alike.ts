import type { BlockerKind, Help } from '../../../contract/generation/checks.ts';
import { pagesFrom } from '../../../engine/index.ts';
import type { Trx } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import { findLikeness } from '../likeness/queries.ts';
import { isOnItsWay } from '../likeness/request-forecast.ts';
import type { StoredLikeness } from '../likeness/stored-likeness.ts';
import { judge, readStored, wholePercent } from '../likeness/verdict.ts';
import type { BatchBlocker, BlockerLabels, Check, CheckResult } from './check.ts';

const labels = {
  'too-alike': { title: 'Too similar to approve', label: 'too similar' },
  'no-forecast': { title: 'No forecast yet', label: 'no similarity forecast' },
} as const satisfies Partial<Record<BlockerKind, BlockerLabels>>;

/** Finds too similar pages, by the forecast of the batch. Single pages can't be left out: which one would stay? */
export const alikeCheck: Check = { labels, look: lookForAlike };

async function lookForAlike(trx: Trx, batch: CheckedBatch): Promise<CheckResult> {
  const settings = await currentGroup(trx, 'likeness');
  const row = await findLikeness(trx, batch.id);
  const { verdict, verdict_text: text } = judge(row, settings, batch.total_planned);
  const { threshold_percent } = settings;
  const found = verdict === 'too-alike' && row ? readStored(row) : null;
  if (!found && verdict !== 'unknown') return { isAsked: settings.is_on, text, blocker: null };
  const isPending = isOnItsWay(row);
  const kind = found ? 'too-alike' : 'no-forecast';
  const pages = found && pagesFrom(found.counts, threshold_percent);
  const help: Help[] = found ? ['questions', 'statements', 'services', 'noindex'] : ['forecast'];
  const blocker: BatchBlocker = {
    kind,
    ...labels[kind],
    text,
    services: [],
    counties: null,
    detail: found ? `${closestTwo(found)}${whatHelps}` : '',
    pages,
    is_pending: isPending,
    held: null,
    help,
    advice: isPending ? adviceWhilePending : advice,
    reason: isPending ? 'forecast-running' : 'likeness',
    overruled: 'publish',
    figures: { threshold_percent, ...(found && pages !== null && { pages: found.pages, pages_over: pages }) },
  };
  return { isAsked: true, text, blocker };
}

const advice =
  'Add statements of the places or texts of the services and compute it again, or overrule with a reason.';
const adviceWhilePending = 'Approve when that is done, or overrule with a reason.';
const whatHelps =
  'Statements of the towns and texts of the services tell pages apart; other wording does not.';

function closestTwo({ worst }: StoredLikeness): string {
  const [pair] = worst;
  if (!pair) return '';
  const where = pair.is_live ? ' of the site' : '';
  return `Most similar: /${pair.one}/ and /${pair.other}/${where} (${wholePercent(pair.likeness)}%). `;
}
