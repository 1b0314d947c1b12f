import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ScheduleTable } from './queries.ts';

/** The job that follows a schedule; its payload is the batch. */
export const publishJob = 'publish-pages';
/** The job that deletes the rest of an order. */
export const dropJob = 'drop-scheduled-pages';

type Facts = Pick<ScheduleTable, 'generation_batch_id' | 'batch_name' | 'pages_per_day' | 'published_pages'>;

/** Records an action on the publishing of a batch. */
export async function recordSchedule(
  trx: Db,
  action: string,
  schedule: Facts,
  before?: Facts,
): Promise<void> {
  await writeActivity(trx, {
    action,
    noun: 'batches',
    id: schedule.generation_batch_id,
    name: schedule.batch_name,
    ...(before && { before: { pages_per_day: before.pages_per_day } }),
    after: { pages_per_day: schedule.pages_per_day, published: schedule.published_pages },
  });
}
