import { requirePagesPlaceholders } from '../../pages/pages/require-pages-placeholders.ts';
import { returnToAddresses } from '../../pages/redirects/return-to-addresses.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { publishNext } from './page-queries.ts';
import { dayOf, nextPortion } from './portions.ts';
import { workOf } from './present-schedule.ts';
import { missedOf, owedBy } from './projection.ts';
import { addToDays, changeSchedule, type ScheduleTable } from './queries.ts';
import { recordSchedule } from './record-schedule.ts';

/** Pages of one transaction: a pause waits for no more than these, a second or so. */
const chunkSize = 2_500;

/** The next run: more at once, none, or the time of the next portion. */
export type Next = 'more' | 'done' | Date;

/**
 * Counts the pages due since the last run and publishes some of them. Pages, the position in the order and the owed
 * pages change in the caller's transaction, so a killed process neither loses nor repeats work.
 */
export async function publishPortion(trx: Db, schedule: ScheduleTable, now: Date): Promise<Next> {
  const { id, generation_batch_id: batchId } = schedule;
  const work = workOf(schedule, now);
  const today = dayOf(now, schedule.time_zone);
  const { owed, days } = owedBy(work, now);
  const missed = missedOf(days, today, work.remaining - schedule.owed_pages);
  const limit = Math.min(owed, chunkSize);
  if (limit > 0) await requirePagesPlaceholders(trx, { batchId });
  const { taken, slugs, through } = await publishNext(trx, {
    scheduleId: id,
    batchId,
    after: schedule.published_through,
    limit,
    editedSince: schedule.created_at,
  });
  const published = slugs.length;
  if (published > 0) await returnToAddresses(trx, slugs, id);
  const left_out = taken - published;
  const isOver = taken < limit || work.remaining - taken <= 0;
  const stillOwed = isOver ? 0 : owed - published;
  await addToDays(trx, id, [
    ...missed.map(({ day, pages }) => ({ day, published: 0, missed: pages, left_out: 0 })),
    ...(taken > 0 ? [{ day: today, published, missed: 0, left_out }] : []),
  ]);
  const counted_through = schedule.counted_through > now ? schedule.counted_through : now;
  const after = {
    published_through: through,
    published_pages: schedule.published_pages + published,
    left_out_pages: schedule.left_out_pages + left_out,
    owed_pages: stillOwed,
    counted_through,
  };
  await changeSchedule(trx, id, {
    ...after,
    ...(isOver ? { status: 'completed', completed_at: now } : {}),
  });
  if (isOver) await recordSchedule(trx, 'finished-the-publishing-of', { ...schedule, ...after });
  if (published > 0) await announce(trx, { kind: 'all-pages' });
  if (isOver) return 'done';
  return stillOwed > 0 ? 'more' : nextPortion(work.pace, counted_through);
}
