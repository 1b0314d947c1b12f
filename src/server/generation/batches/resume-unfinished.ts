import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { listReverting, listUnfinishedBatches } from './queries.ts';

/** Puts every unfinished batch back to work at start: whatever became of its job, the batch goes on where it was. */
export async function resumeUnfinished(db: Db, queue: Pick<JobQueue, 'sendNow'>): Promise<void> {
  for (const id of await listReverting(db)) await queue.sendNow('revert-batch', { batch_id: id });
  for (const { id, status } of await listUnfinishedBatches(db)) {
    await queue.sendNow(status === 'planning' ? 'plan-batch' : 'generate-batch', { batch_id: id });
  }
}
