import type { Trx } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { endLiveSchedule } from './queries.ts';
import { dropJob } from './record-schedule.ts';

/** Ends the schedule of a batch that is cancelled or deleted, or reverted: undoing a revert resumes it. */
export async function endSchedule(
  trx: Trx,
  queue: JobQueue,
  batchId: string,
  isRevert = false,
): Promise<void> {
  const id = await endLiveSchedule(trx, batchId, isRevert);
  if (id) await queue.send(trx, dropJob, { schedule_id: id });
}
