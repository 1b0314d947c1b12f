import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { outlooksJob } from './forecast-outlooks.job.ts';
import { listUnfinishedLikeness } from './queries.ts';

/** Puts every unfinished forecast back to work at start, whatever became of its job. */
export async function resumeForecasts(db: Db, queue: Pick<JobQueue, 'sendNow'>): Promise<void> {
  for (const batch_id of await listUnfinishedLikeness(db)) {
    await queue.sendNow('forecast-likeness', { batch_id });
  }
  await queue.sendNow(outlooksJob, {});
}
