import type { Transaction } from 'kysely';
import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { DB } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { setOutsidePages } from './queries.ts';
import { judgeOutsidePages } from './read-outside-pages.ts';

/**
 * Refuses the approval of a batch with pages outside the served areas and services, unless somebody has decided on them.
 * Keeps that decision. Returns how many of its pages a reason lets pass.
 */
export async function decideOutside(
  trx: Transaction<DB>,
  batch: Parameters<typeof judgeOutsidePages>[1],
  by: Decision,
): Promise<number> {
  const { verdict, verdict_text, pages, pages_outside } = await judgeOutsidePages(trx, batch);
  if (verdict !== 'outside') return 0;
  if (by.leave_out) {
    if (pages_outside === pages)
      throw new AppError('conflict', `${verdict_text} Nothing would be left.`, { reason: 'all-outside' });
    await setOutsidePages(trx, batch.id, 'leave-out');
    return 0;
  }
  if (!by.overrule) throw new AppError('conflict', `${verdict_text} ${whatNow}`, { reason: 'outside' });
  await setOutsidePages(trx, batch.id, 'noindex');
  return pages_outside;
}

const whatNow =
  'Add the area or service, leave these pages out, or overrule with a reason: then they are made as noindex.';
