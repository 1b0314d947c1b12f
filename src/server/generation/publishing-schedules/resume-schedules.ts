import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { listFollowed } from './queries.ts';
import { publishJob } from './record-schedule.ts';

/** Has every schedule followed again at start, whatever became of its job. */
export async function resumeSchedules(db: Db, queue: Pick<JobQueue, 'sendNow'>): Promise<void> {
  for (const batch_id of await listFollowed(db)) await queue.sendNow(publishJob, { batch_id });
}
