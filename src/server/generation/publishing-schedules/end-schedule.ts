import type { Trx } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { endLiveSchedule } from './queries.ts';
import { dropJob } from './record-schedule.ts';

/** Ends the schedule of a batch that is cancelled, reverted or deleted. */
export async function endSchedule(trx: Trx, queue: JobQueue, batchId: string): Promise<void> {
  const id = await endLiveSchedule(trx, batchId);
  if (id) await queue.send(trx, dropJob, { schedule_id: id });
}
