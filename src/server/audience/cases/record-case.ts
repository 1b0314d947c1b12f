import type { Transaction } from 'kysely';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { DB } from '../../platform/db/tables.ts';
import type { CaseTable } from './case-row.ts';

/** Records what was done to a case, without the customer's name. */
export function recordCase(
  trx: Transaction<DB>,
  action: string,
  { id, summary, city, state }: Pick<CaseTable, 'id' | 'summary' | 'city' | 'state'>,
): Promise<void> {
  return writeActivity(trx, { action, noun: 'cases', id, name: `${city}, ${state}: ${summary}` });
}
