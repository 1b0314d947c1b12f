import type { FailureReason } from '../../../contract/generation/batch-reports.ts';
import { MAX_SLUG_LENGTH } from '../../../engine/index.ts';
import { errorMessage } from '../../platform/db/error-message.ts';
import { leftOutAdvice } from '../checks/checks.ts';

/** Why a plan has no page. The code is stored beside the message, and only codes are compared. */
export const planFailures = {
  'page-exists': {
    message: 'Page already exists',
    advice:
      'Nothing to do: the page that has the address stays. To change those pages, plan with Update Existing Plans.',
  },
  'no-page-to-update': {
    message: 'No page to update',
    advice: 'Nothing to do, or plan these without Update Existing Plans to make the pages.',
  },
  'empty-address': {
    message: 'The address would be empty: nothing of it is left after dropping all but a–z and 0–9',
    advice: 'Write these keywords with letters a–z or digits, or choose another URL pattern.',
  },
  'long-address': {
    message: `The address would be longer than ${MAX_SLUG_LENGTH} letters`,
    advice: 'Shorten these keywords or places, or choose a shorter URL pattern.',
  },
  'no-title': {
    message: 'The title comes out empty',
    advice:
      'Give the template a title that says something for every value, update this batch to that version, then retry.',
  },
  'not-filled': {
    message: 'The template’s text can’t be filled with these values',
    advice: 'Look at the values of these pages in the plan, correct the template, then retry.',
  },
  'page-removed': {
    message: 'Page removed: the batch was reverted',
    advice: 'Nothing to do. The batch was reverted.',
  },
  'page-restored': {
    message: 'Page put back: the batch was reverted',
    advice: 'Nothing to do. The batch was reverted.',
  },
  'changed-later': {
    message: 'Page unchanged: a later batch changed it',
    advice: 'Revert the later batch to revert these pages too.',
  },
  'template-deleted': {
    message: 'Page unchanged: its former template is deleted',
    advice: 'Nothing to do.',
  },
} as const;

export type PlanFailureCode = keyof typeof planFailures;

export interface PlanFailure {
  readonly code: string;
  readonly message: string;
}

export const planFailure = (code: PlanFailureCode): PlanFailure => ({
  code,
  message: planFailures[code].message,
});

/** A page that the database refuses. The code names the broken rule, the message has no value of the row. */
export function refusal(error: unknown): PlanFailure {
  const state = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const rule = error instanceof Error && 'constraint' in error ? `-${String(error.constraint)}` : '';
  return {
    code: `database-${state}${rule}`,
    message: `The database refuses this page: ${errorMessage(error)}`.slice(0, 300),
  };
}

/** SQLSTATE classes of errors in a single row: bad data, a broken rule, too long keys. */
export function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}

const adviceByCode = new Map<string, string>(
  [...Object.entries(planFailures), ...leftOutAdvice].map(([code, { advice }]) => [code, advice]),
);

/** The advice for a failure reason. */
export function adviceFor(status: FailureReason['status'], code: string): string {
  const known = adviceByCode.get(code);
  if (known) return known;
  return status === 'failed'
    ? 'Retry the failed ones. If they fail again, look at their values for characters that don’t belong there.'
    : 'Nothing to do.';
}
