import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { setDecision } from './queries.ts';

export interface Question {
  /** The column of the decision, for the job that makes the pages. */
  readonly column: 'outside_pages' | 'thin_pages';
  readonly finding: 'outside' | 'thin';
  readonly verdict_text: string;
  readonly whatNow: string;
  readonly pages: number;
  readonly pages_held: number;
}

/** Stores the decision about held pages: left out if that was chosen, otherwise made as noindex. */
export async function applyDecision(
  trx: Trx,
  batchId: string,
  { column, finding, verdict_text, pages, pages_held }: Question,
  by: Decision,
): Promise<void> {
  if (by.leave_out && pages_held === pages)
    throw new AppError('conflict', `${verdict_text} Nothing would be left.`, { reason: `all-${finding}` });
  await setDecision(trx, batchId, column, by.leave_out ? 'leave-out' : 'noindex');
}
