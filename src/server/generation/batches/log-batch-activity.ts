import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { BatchTable } from './queries.ts';

/** Records an action on a batch. */
export async function logBatchActivity(
  trx: Trx,
  action: string,
  batch: Pick<BatchTable, 'id' | 'name' | 'status' | 'total_planned' | 'total_completed'>,
): Promise<void> {
  await writeActivity(trx, {
    action,
    noun: 'batches',
    id: batch.id,
    name: batch.name,
    // A batch that is still being planned has nothing to count.
    ...(batch.total_planned > 0 && {
      after: { planned: batch.total_planned, completed: batch.total_completed },
    }),
  });
}
