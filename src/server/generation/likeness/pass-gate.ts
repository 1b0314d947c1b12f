import type { Transaction } from 'kysely';
import type { Overrule } from '../../../contract/generation/likeness.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { pagesFrom } from '../../../engine/index.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { DB } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { keepNoindex } from './keep-noindex.ts';
import { findLikeness, insertOverrule } from './queries.ts';
import { judge, readStored } from './verdict.ts';

export interface GatePass {
  readonly userId: string | null;
  readonly overrule?: Overrule | undefined;
  readonly noindexAlike?: boolean | undefined;
}

/**
 * Refuses the approval of a batch whose pages are too alike, or keeps who overruled that and why. Where it was chosen, keeps
 * which pages become noindex.
 */
export async function passGate(
  trx: Transaction<DB>,
  batch: { readonly id: string; readonly name: string; readonly total_planned: number },
  by: GatePass,
): Promise<void> {
  const settings = await currentGroup(trx, 'likeness');
  await holdAtGate(trx, batch, by, settings);
  if (by.noindexAlike) await keepNoindex(trx, batch, settings.threshold_percent);
}

async function holdAtGate(
  trx: Transaction<DB>,
  batch: { readonly id: string; readonly name: string; readonly total_planned: number },
  by: GatePass,
  settings: Settings['likeness'],
): Promise<void> {
  const row = await findLikeness(trx, batch.id);
  const { verdict, verdict_text } = judge(row, batch.total_planned, settings);
  if (verdict !== 'too-alike' && verdict !== 'unknown') return;
  if (!by.overrule) {
    const isOnItsWay = row?.state === 'waiting' || row?.state === 'computing';
    throw new AppError('conflict', `${verdict_text} ${isOnItsWay ? whatNowWhileRunning : whatNow}`, {
      reason: isOnItsWay ? 'forecast-running' : 'likeness',
    });
  }
  const found = verdict === 'too-alike' && row ? readStored(row) : null;
  await insertOverrule(trx, {
    generation_batch_id: batch.id,
    reason: by.overrule.reason,
    overruled_by: by.userId,
    pages: found?.pages ?? null,
    pages_over: found && pagesFrom(found.counts, settings.threshold_percent),
    threshold_percent: settings.threshold_percent,
  });
  await writeActivity(trx, {
    action: 'overruled',
    noun: 'batches',
    id: batch.id,
    name: batch.name,
    after: {
      reason: by.overrule.reason,
      pages: found?.pages ?? null,
      pages_over: found && pagesFrom(found.counts, settings.threshold_percent),
      threshold_percent: settings.threshold_percent,
    },
  });
}

const whatNow = 'Add variants to the template and update to its newest version, or overrule with a reason.';
const whatNowWhileRunning = 'Approve when that is done, or overrule with a reason.';
