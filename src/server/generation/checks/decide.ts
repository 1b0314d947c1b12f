import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Overrule } from '../../../contract/generation/checks.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import { copyPercents } from '../likeness/noindex-queries.ts';
import { findLikeness } from '../likeness/queries.ts';
import { isOnItsWay } from '../likeness/request-forecast.ts';
import type { BatchBlocker } from './check.ts';
import { findAll } from './checks.ts';
import { insertDecisions, type NewDecision } from './queries.ts';

/**
 * Every blocker needs a decision before approval. One reason answers every blocker that it names, and no other. It is
 * stored with its author and with what it overruled.
 */
export async function decideBlockers(
  trx: Trx,
  batch: CheckedBatch,
  by: Decision & { readonly userId: string | null },
): Promise<void> {
  const found = await findAll(trx, batch);
  const isLeftOut = ({ held }: BatchBlocker) => by.leave_out === true && held !== null;
  const overruled = found.filter(blocker => !isLeftOut(blocker));
  requireAnswers(overruled, by.overrule);
  for (const blocker of found.filter(isLeftOut)) requireSomeLeft(blocker, batch);
  if (by.noindex_alike) await keepNoindex(trx, batch);
  const reason = by.overrule?.reason ?? null;
  await insertDecisions(
    trx,
    found.map(
      (blocker): NewDecision => ({
        generation_batch_id: batch.id,
        finding: blocker.kind,
        outcome: isLeftOut(blocker) ? 'leave-out' : blocker.overruled,
        reason: isLeftOut(blocker) ? null : reason,
        decided_by: by.userId,
        figures: JSON.stringify(blocker.figures),
      }),
    ),
  );
  if (overruled.length === 0) return;
  const blockers = overruled.map(({ kind }) => kind).join(', ');
  const figures: Record<string, number> = Object.assign({}, ...overruled.map(blocker => blocker.figures));
  await writeActivity(trx, {
    action: 'overruled',
    noun: 'batches',
    id: batch.id,
    name: batch.name,
    after: { reason, blockers, ...figures },
  });
}

/** Refuses with everything that is unanswered. */
function requireAnswers(blockers: readonly BatchBlocker[], overrule: Overrule | undefined): void {
  const isNamed = ({ kind }: BatchBlocker) =>
    overrule !== undefined && (overrule.blockers?.includes(kind) ?? true);
  const open = blockers.filter(blocker => !isNamed(blocker));
  const [first] = open;
  if (!first) return;
  const message = open.map(({ text, advice }) => `${text} ${advice}`).join(' ');
  throw new AppError('conflict', message, { reason: first.reason });
}

function requireSomeLeft({ kind, text, pages }: BatchBlocker, { combinations }: CheckedBatch): void {
  if (pages === combinations)
    throw new AppError('conflict', `${text} Nothing would be left.`, { reason: `all-${kind}` });
}

/**
 * Stores which plans of a batch are too similar by its current forecast, so that their pages become noindex. Refuses
 * without a forecast.
 */
async function keepNoindex(trx: Trx, batch: { readonly id: string }): Promise<void> {
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
