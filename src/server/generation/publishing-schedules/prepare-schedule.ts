import { pageOrderSchema } from '../../../contract/generation/publishing-schedules.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import type { Db } from '../../platform/db/database.ts';
import { countScheduledPages, findLastPlan, insertScheduledPages, listDraftPlans } from './page-queries.ts';
import { startOfDay } from './portions.ts';
import { countFrom } from './projection.ts';
import { type PlaceOf, placesBy } from './publishing-order.ts';
import { changeSchedule, type ScheduleTable } from './queries.ts';

/** Plans read in one transaction. */
const chunkSize = 20_000;

export async function orderOf(schedule: ScheduleTable): Promise<PlaceOf> {
  const order = pageOrderSchema.parse(schedule.page_order);
  return placesBy(order, schedule.seed, order === 'county' ? readTowns() : []);
}

/**
 * Adds the pages of the next plans to the order. Returns true if the order is complete and the schedule can publish.
 */
export async function prepareChunk(
  trx: Db,
  schedule: ScheduleTable,
  placeOf: PlaceOf,
  now: Date,
): Promise<boolean> {
  const { id, generation_batch_id } = schedule;
  const last = await findLastPlan(trx, generation_batch_id);
  const after = schedule.prepared_through;
  const through = Math.min(last, after + chunkSize);
  const plans = await listDraftPlans(trx, generation_batch_id, { after, through });
  // A schedule that is resumed after a revert was undone continues where it was.
  const pages = plans
    .map(plan => ({ place: placeOf(plan), page_id: plan.page_id }))
    .filter(({ place }) => place > schedule.published_through);
  if (pages.length > 0) await insertScheduledPages(trx, id, pages);
  const isDone = through >= last;
  await changeSchedule(trx, id, {
    prepared_through: through,
    ...(isDone
      ? {
          total_pages:
            schedule.published_pages + schedule.left_out_pages + (await countScheduledPages(trx, id)),
          prepared_at: now,
          // Days that passed during generation and sorting are not caught up.
          counted_through: countFrom(startOfDay(schedule.start_on, schedule.time_zone), now),
        }
      : {}),
  });
  return isDone;
}
