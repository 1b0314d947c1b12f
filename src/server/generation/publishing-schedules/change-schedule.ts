import type { z } from 'zod';
import type {
  Calendar,
  Pace,
  publishingScheduleRoutes,
  Schedule,
} from '../../../contract/generation/publishing-schedules.ts';
import { requirePagesPlaceholders } from '../../pages/pages/require-pages-placeholders.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { lockBatch } from '../batches/queries.ts';
import { requireEnd, requireFirstDay } from './check-schedule.ts';
import { dayOf, startOfDay } from './portions.ts';
import { hasBegun, presentSchedule, remainingOf, workOf } from './present-schedule.ts';
import { countFrom } from './projection.ts';
import {
  changeSchedule,
  getLiveScheduleLocked,
  getSchedule,
  type ScheduleTable,
  setPageStatusOfBatch,
} from './queries.ts';
import { showMonth } from './read-calendar.ts';
import { dropJob, publishJob, recordSchedule } from './record-schedule.ts';
import type { SchedulingParts } from './start-schedule.ts';

export type ScheduleChange = z.output<typeof publishingScheduleRoutes.change.body>;

/** Changes the pace of an active schedule, from its next portion on. */
export async function changePace(
  { db, queue, now }: SchedulingParts,
  batchId: string,
  { revision, ...change }: ScheduleChange,
): Promise<Schedule> {
  return onLiveSchedule({ db, now }, batchId, async (trx, schedule) => {
    if (schedule.revision !== revision) {
      throw new AppError('conflict', 'Another user changed this schedule. Reload it and try again.', {
        reason: 'schedule-changed',
        current: presentSchedule(schedule, now),
      });
    }
    await writePace(trx, queue, schedule, withChange(schedule, change, now));
  });
}

/** Stores the changed pace of a locked schedule. */
export async function writePace(
  trx: Trx,
  queue: JobQueue,
  schedule: ScheduleTable,
  changed: ScheduleTable,
): Promise<void> {
  await changeSchedule(trx, schedule.id, {
    pages_per_day: changed.pages_per_day,
    portions: changed.portions,
    hour: changed.hour,
    start_on: changed.start_on,
    page_order: changed.page_order,
    seed: changed.seed,
    counted_through: changed.counted_through,
    revision: schedule.revision + 1,
  });
  await recordSchedule(trx, 'changed-the-pace-of', changed, schedule);
  await queue.send(trx, publishJob, { batch_id: schedule.generation_batch_id });
}

/** Pauses publishing. Waits for a portion that is being written. */
export async function pauseSchedule(
  { db, now }: Omit<SchedulingParts, 'queue'>,
  batchId: string,
): Promise<Schedule> {
  return onLiveSchedule({ db, now }, batchId, async (trx, schedule) => {
    requireStatus(schedule, 'running', 'pause');
    await changeSchedule(trx, schedule.id, {
      status: 'paused',
      owed_pages: 0,
      revision: schedule.revision + 1,
    });
    await recordSchedule(trx, 'paused-the-publishing-of', schedule);
  });
}

/** Portions of the pause are not caught up: they move to the end. */
export async function resumeSchedule(
  { db, queue, now }: SchedulingParts,
  batchId: string,
): Promise<Schedule> {
  return onLiveSchedule({ db, now }, batchId, async (trx, schedule) => {
    requireStatus(schedule, 'paused', 'resume');
    await requirePagesPlaceholders(trx, { batchId });
    await changeSchedule(trx, schedule.id, {
      status: 'running',
      counted_through: schedule.counted_through > now ? schedule.counted_through : now,
      notice: null,
      revision: schedule.revision + 1,
    });
    await recordSchedule(trx, 'resumed-the-publishing-of', schedule);
    await queue.send(trx, publishJob, { batch_id: batchId });
  });
}

/**
 * Ends a schedule: public pages stay public, others stay as they are. A batch not yet generated will be public at once
 * again.
 */
export async function cancelSchedule(
  { db, queue, now }: SchedulingParts,
  batchId: string,
): Promise<Schedule> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, batchId);
    const schedule = await getLiveScheduleLocked(trx, batchId);
    await changeSchedule(trx, schedule.id, {
      status: 'cancelled',
      owed_pages: 0,
      completed_at: now,
      revision: schedule.revision + 1,
    });
    if (batch.status === 'planning' || batch.status === 'approved')
      await setPageStatusOfBatch(trx, batchId, 'published');
    await queue.send(trx, dropJob, { schedule_id: schedule.id });
    await recordSchedule(trx, 'cancelled-the-publishing-of', schedule);
    await announce(trx, { kind: 'batch', id: batchId });
    return presentSchedule(await getSchedule(trx, schedule.id), now);
  });
}

/** The calendar that an active schedule would have with this pace. */
export function previewChange(
  schedule: ScheduleTable,
  pace: Pace,
  { now, month }: { readonly now: Date; readonly month: string | undefined },
): Calendar {
  const { start_on, ...rest } = pace;
  const isNew = !hasBegun(schedule, now) && start_on !== schedule.start_on;
  const changed = withChange(schedule, { ...rest, ...(isNew ? { start_on } : {}) }, now, true);
  return showMonth({ work: workOf(changed, now), total: changed.total_pages, done: [] }, now, month);
}

type PaceChange = Partial<Omit<ScheduleChange, 'revision'>>;

/** The changed schedule; refuses changes that are no longer possible. */
export function withChange(
  schedule: ScheduleTable,
  change: PaceChange,
  now: Date,
  isTrial = false,
): ScheduleTable {
  const { order = schedule.page_order, seed = schedule.seed, start_on = schedule.start_on } = change;
  const { pages_per_day = schedule.pages_per_day } = change;
  const { portions = schedule.portions, hour = schedule.hour } = change;
  const isOtherDay = start_on !== schedule.start_on;
  const isOtherOrder = order !== schedule.page_order || seed !== schedule.seed;
  if (isOtherDay && hasBegun(schedule, now))
    throw begun('It has begun: its first day can’t be changed any more. Pause it instead.');
  if (isOtherOrder && schedule.status !== 'waiting' && !isTrial)
    throw begun('The pages already have an order. To change it, cancel this schedule and create a new one.');
  if (isOtherDay) requireFirstDay(start_on, dayOf(now, schedule.time_zone), schedule.time_zone);
  const changed: ScheduleTable = {
    ...schedule,
    pages_per_day,
    portions,
    hour,
    start_on,
    page_order: order,
    seed,
    ...(isOtherDay && { counted_through: countFrom(startOfDay(start_on, schedule.time_zone), now) }),
  };
  requireEnd(changed.pages_per_day, remainingOf(changed));
  return changed;
}

const begun = (message: string) => new AppError('conflict', message, { reason: 'schedule-begun' });

function requireStatus(schedule: ScheduleTable, status: string, verb: string): void {
  if (schedule.status === status) return;
  const words =
    schedule.status === 'waiting'
      ? `It waits for its batch to be generated. Nothing to ${verb} yet.`
      : `It is ${schedule.status} already.`;
  throw new AppError('conflict', words, { reason: 'schedule-status' });
}

async function onLiveSchedule(
  { db, now }: { readonly db: Db; readonly now: Date },
  batchId: string,
  work: (trx: Trx, schedule: ScheduleTable) => Promise<void>,
): Promise<Schedule> {
  return db.transaction().execute(async trx => {
    const schedule = await getLiveScheduleLocked(trx, batchId);
    await work(trx, schedule);
    await announce(trx, { kind: 'batch', id: batchId });
    return presentSchedule(await getSchedule(trx, schedule.id), now);
  });
}
