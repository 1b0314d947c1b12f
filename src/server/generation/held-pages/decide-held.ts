import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { setDecision } from './queries.ts';

export interface Question {
  /** The column of the decision, for the job that makes the pages. */
  readonly column: 'outside_pages' | 'thin_pages';
  readonly reason: 'outside' | 'thin';
  readonly verdict_text: string;
  readonly whatNow: string;
  readonly pages: number;
  readonly pages_held: number;
}

/**
 * Refuses the approval of a batch with held pages without a decision, and stores the decision. Returns the number of
 * pages that a reason lets pass.
 */
export async function decideHeld(
  trx: Trx,
  batchId: string,
  question: Question | null,
  by: Decision,
): Promise<number> {
  if (question === null) return 0;
  const { column, reason, verdict_text, whatNow, pages, pages_held } = question;
  if (by.leave_out) {
    if (pages_held === pages)
      throw new AppError('conflict', `${verdict_text} Nothing would be left.`, { reason: `all-${reason}` });
    await setDecision(trx, batchId, column, 'leave-out');
    return 0;
  }
  if (!by.overrule) throw new AppError('conflict', `${verdict_text} ${whatNow}`, { reason });
  await setDecision(trx, batchId, column, 'noindex');
  return pages_held;
}
