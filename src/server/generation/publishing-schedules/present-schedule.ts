import {
  pageOrderSchema,
  type Schedule,
  scheduleSchema,
  scheduleStatusSchema,
} from '../../../contract/generation/publishing-schedules.ts';
import { presentAs } from '../../platform/present-as.ts';
import { dayOf, nextPortion, type Pace } from './portions.ts';
import { type PacedWork, project } from './projection.ts';
import type { ScheduleTable } from './queries.ts';

export function paceOf(row: ScheduleTable): Pace {
  const { pages_per_day, hour, time_zone } = row;
  return { pages_per_day, hour, time_zone, portions: row.portions === 'daily' ? 'daily' : 'hourly' };
}

/** The number of pages still to publish. Exact once they are sorted. */
export function remainingOf(row: ScheduleTable): number {
  return Math.max(0, row.total_pages - row.published_pages - row.left_out_pages);
}

/** The inputs of its projection. A paused schedule is projected as if resumed now. */
export function workOf(row: ScheduleTable, now: Date): PacedWork {
  const isHeld = row.status === 'paused' && row.counted_through < now;
  return {
    pace: paceOf(row),
    counted_through: isHeld ? now : row.counted_through,
    owed: row.owed_pages,
    remaining: isOver(row) ? 0 : remainingOf(row),
  };
}

export function isOver({ status }: Pick<ScheduleTable, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** True if the schedule's first portion was due. */
export function hasBegun(row: ScheduleTable, now: Date): boolean {
  return row.status !== 'waiting' && (row.published_pages > 0 || row.counted_through <= now);
}

/** The only conversion of a schedule's row to an answer. */
export function presentSchedule(row: ScheduleTable, now: Date): Schedule {
  const work = workOf(row, now);
  const portion = row.counted_through > now ? row.counted_through : now;
  const isGoing = row.status === 'running' || row.status === 'waiting';
  return presentAs(scheduleSchema, {
    ...row,
    status: scheduleStatusSchema.parse(row.status),
    order: pageOrderSchema.parse(row.page_order),
    portions: work.pace.portions,
    remaining_pages: remainingOf(row),
    has_begun: hasBegun(row, now),
    today: dayOf(now, row.time_zone),
    next_portion_at: isGoing ? nextPortion(work.pace, portion) : null,
    ends_on: project(work, now).ends_on,
  });
}
