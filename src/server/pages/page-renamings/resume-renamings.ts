import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { listUnfinishedRenamings } from './queries.ts';
import { renamingJob } from './steer-renaming.ts';

/** Puts every unfinished renaming back to work at start, whatever became of its job. */
export async function resumeRenamings(db: Db, queue: Pick<JobQueue, 'sendNow'>): Promise<void> {
  for (const { id } of await listUnfinishedRenamings(db))
    await queue.sendNow(renamingJob, { renaming_id: id });
}
