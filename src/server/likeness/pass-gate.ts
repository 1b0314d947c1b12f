import type { Transaction } from 'kysely';
import type { Overrule } from '../../contract/likeness.ts';
import { pagesFrom } from '../../engine/index.ts';
import type { DB } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { currentGroup } from '../settings/read-stored-group.ts';
import { findLikeness, insertOverrule } from './queries.ts';
import { judge, readStored } from './verdict.ts';

/** Refuses the approval of a batch whose pages are too alike, or keeps who overruled that and why. */
export async function passGate(
  trx: Transaction<DB>,
  batch: { readonly id: string; readonly total_planned: number },
  by: { readonly overrule?: Overrule | undefined; readonly userId: string | null },
): Promise<void> {
  const settings = await currentGroup(trx, 'likeness');
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
}

const whatNow = 'Add variants to the template and compute again, or overrule with a written reason.';
const whatNowWhileRunning = 'Approve when that is done, or overrule with a written reason.';
