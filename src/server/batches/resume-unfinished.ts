import type { Db } from '../db/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { listUnfinishedBatches } from './queries.ts';

/** Puts every unfinished batch back to work at start: whatever became of its job, the batch goes on where it was. */
export async function resumeUnfinished(db: Db, queue: JobQueue): Promise<void> {
  for (const { id, status } of await listUnfinishedBatches(db)) {
    await queue.sendNow(status === 'planning' ? 'plan-batch' : 'generate-batch', { batch_id: id });
  }
}
