import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { jobNameOf } from './change-pages.job.ts';
import { listUnfinishedChanges } from './queries.ts';

/** Puts every unfinished change back to work at start, whatever became of its job. */
export async function resumeChanges(db: Db, queue: Pick<JobQueue, 'sendNow'>): Promise<void> {
  for (const change of await listUnfinishedChanges(db))
    await queue.sendNow(jobNameOf(change), { change_id: change.id });
}
