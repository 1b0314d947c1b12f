import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { CaseTable } from './case-row.ts';

/** Records what was done to a case, without the customer's name. */
export function recordCase(
  trx: Trx,
  action: string,
  { id, summary, city, state }: Pick<CaseTable, 'id' | 'summary' | 'city' | 'state'>,
): Promise<void> {
  return writeActivity(trx, { action, noun: 'cases', id, name: `${city}, ${state}: ${summary}` });
}
