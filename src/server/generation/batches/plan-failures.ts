import type { PlanCause } from '../../../contract/generation/batch-reports.ts';
import { errorMessage } from '../../platform/db/error-message.ts';
import { emptyAddress, noPageToUpdate, pageExists } from './write-plans.ts';
import { outcomes } from './write-reversal.ts';

/** What keeps single plans from becoming pages, in the words that their plans keep: equal words are one cause. */
export const failures = {
  noTitle: 'The title comes out empty',
  notFilled: 'The template’s text can’t be filled with these values',
} as const;

const refused = 'The database refuses this page: ';

/** One cause of what the database says of a row: its words hold no value of the row. */
export function refusal(error: unknown): string {
  return `${refused}${errorMessage(error)}`.slice(0, 300);
}

/** SQLSTATE classes that mean this row and no other: bad data, a broken rule, more than a key holds. */
export function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}

const advice: Readonly<Record<string, string>> = {
  [failures.noTitle]:
    'Give the template a title that says something for every value, update this batch to that version, then retry.',
  [failures.notFilled]: 'Look at the values of these pages in the plan, correct the template, then retry.',
  [pageExists]:
    'Nothing to do: the page that has the address stays. To change those pages, plan with Update Existing Plans.',
  [noPageToUpdate]: 'Nothing to do, or plan these without Update Existing Plans to make the pages.',
  [emptyAddress]: 'Write these keywords with letters a–z or digits, or choose another URL pattern.',
  [outcomes.removed]: 'Nothing to do. The batch was reverted.',
  [outcomes.restored]: 'Nothing to do. The batch was reverted.',
  [outcomes.kept]: 'Revert the later batch to revert these pages too.',
};

/** What to do about a cause. */
export function adviceFor(status: PlanCause['status'], message: string): string {
  const known = advice[message];
  if (known) return known;
  return status === 'failed'
    ? 'Retry the failed ones. If they fail again, look at their values for characters that don’t belong there.'
    : 'Nothing to do.';
}
