import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type {
  BatchSchedule,
  Calendar,
  Pace,
  Schedule,
} from '../../../contract/generation/publishing-schedules.ts';
import { requirePagesPlaceholders } from '../../pages/pages/require-pages-placeholders.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type BatchTable, getBatch, lockBatch } from '../batches/queries.ts';
import { requireBatchPlaceholders } from '../batches/require-batch-placeholders.ts';
import { requireEnd, requireFirstDay } from './check-schedule.ts';
import { judgeBatch } from './judge-batch.ts';
import { dayOf, startOfDay } from './portions.ts';
import { presentSchedule } from './present-schedule.ts';
import { countFrom } from './projection.ts';
import {
  findLiveSchedule,
  findSchedule,
  getSchedule,
  insertSchedule,
  type ScheduleTable,
  setPageStatusOfBatch,
} from './queries.ts';
import { showMonth } from './read-calendar.ts';
import { publishJob, recordSchedule } from './record-schedule.ts';

export interface SchedulingParts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly now: Date;
}

/** Publishes the pages of a batch gradually: its future pages, or its drafts. */
export async function startSchedule(
  { db, queue, now }: SchedulingParts,
  batchId: string,
  pace: Pace,
  userId: string | null,
): Promise<Schedule> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, batchId);
    const live = await findLiveSchedule(trx, batchId);
    if (live) {
      throw new AppError('conflict', 'This batch has a publishing schedule already. Change that one.', {
        reason: 'schedule-exists',
        current: presentSchedule(live, now),
      });
    }
    const schedule = await createSchedule(trx, { queue, now }, batch, { pace, userId });
    await announce(trx, { kind: 'batch', id: batchId });
    return presentSchedule(schedule, now);
  });
}

interface NewPace {
  readonly pace: Pace;
  readonly userId: string | null;
}

/** Creates the schedule of a locked batch that has none. */
export async function createSchedule(
  trx: Trx,
  { queue, now }: Omit<SchedulingParts, 'db'>,
  batch: BatchTable,
  { pace, userId }: NewPace,
): Promise<ScheduleTable> {
  const zone = await zoneOf(trx);
  requireFirstDay(pace.start_on, dayOf(now, zone), zone);
  const { isWaiting, pages, refusal } = await judgeBatch(trx, batch);
  if (refusal) throw refusal;
  requireEnd(pace.pages_per_day, pages);
  await (isWaiting
    ? requireBatchPlaceholders(trx, batch)
    : requirePagesPlaceholders(trx, { batchId: batch.id }));
  const id = uuidv7();
  await insertSchedule(trx, {
    id,
    generation_batch_id: batch.id,
    status: isWaiting ? 'waiting' : 'running',
    pages_per_day: pace.pages_per_day,
    start_on: pace.start_on,
    page_order: pace.order,
    seed: pace.seed ?? randomInt(2 ** 32),
    portions: pace.portions,
    hour: pace.hour,
    time_zone: zone,
    total_pages: pages,
    counted_through: countFrom(startOfDay(pace.start_on, zone), now),
    created_by: userId,
  });
  if (isWaiting) await setPageStatusOfBatch(trx, batch.id, 'draft');
  const schedule = await getSchedule(trx, id);
  await recordSchedule(trx, 'paced', schedule);
  await queue.send(trx, publishJob, { batch_id: batch.id });
  return schedule;
}

/** A batch's schedule; without an active one, whether it can have one. */
export async function readBatchSchedule(db: Db, batchId: string, now: Date): Promise<BatchSchedule> {
  const batch = await getBatch(db, batchId);
  const schedule = await findSchedule(db, batchId);
  const time_zone = await zoneOf(db);
  const shown = schedule ? presentSchedule(schedule, now) : null;
  const isLive = shown !== null && !['completed', 'cancelled'].includes(shown.status);
  const { pages, refusal } = isLive ? { pages: 0, refusal: null } : await judgeBatch(db, batch);
  return {
    schedule: shown,
    can_start: !isLive && refusal === null,
    refusal: isLive ? 'Its schedule is under way.' : (refusal?.message ?? null),
    open_pages: pages,
    time_zone,
    today: dayOf(now, time_zone),
  };
}

/** The calendar that a new schedule would have. */
export async function previewNew(
  db: Db,
  batchId: string,
  pace: Pace,
  { now, month }: { readonly now: Date; readonly month: string | undefined },
): Promise<Calendar> {
  const zone = await zoneOf(db);
  requireFirstDay(pace.start_on, dayOf(now, zone), zone);
  const { pages, refusal } = await judgeBatch(db, await getBatch(db, batchId));
  if (refusal) throw refusal;
  requireEnd(pace.pages_per_day, pages);
  const work = {
    pace: { ...pace, time_zone: zone },
    counted_through: countFrom(startOfDay(pace.start_on, zone), now),
    owed: 0,
    remaining: pages,
  };
  return showMonth({ work, total: pages, done: [] }, now, month);
}

async function zoneOf(db: Db): Promise<string> {
  return (await currentGroup(db, 'business')).time_zone;
}
