import type { Calendar } from '../../../contract/generation/publishing-schedules.ts';
import type { Db } from '../../platform/db/database.ts';
import { addDays, dayOf } from './portions.ts';
import { workOf } from './present-schedule.ts';
import { type PacedWork, type Projection, project } from './projection.ts';
import { listDays, type PublishedDay, type ScheduleTable } from './queries.ts';

/** A month of a schedule: results of past days, and the plan for future ones. */
export async function readCalendar(
  db: Db,
  row: ScheduleTable,
  now: Date,
  month = dayOf(now, row.time_zone).slice(0, 7),
): Promise<Calendar> {
  const done = await listDays(db, row.id, { first: `${month}-01`, last: lastDay(month) });
  return showMonth({ work: workOf(row, now), total: row.total_pages, done }, now, month);
}

export interface ShownWork {
  readonly work: PacedWork;
  readonly total: number;
  readonly done: readonly PublishedDay[];
}

export function showMonth({ work, total, done }: ShownWork, now: Date, month?: string): Calendar {
  const projection = project(work, now);
  const today = dayOf(now, work.pace.time_zone);
  const shown = month ?? (projection.starts_on ?? today).slice(0, 7);
  return {
    month: shown,
    today,
    time_zone: work.pace.time_zone,
    total_pages: total,
    starts_on: projection.starts_on,
    ends_on: projection.ends_on,
    days: daysOfMonth(shown, projection, done),
  };
}

function daysOfMonth(
  month: string,
  { plannedOn }: Projection,
  done: readonly PublishedDay[],
): Calendar['days'] {
  const days: Calendar['days'] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const past = done.find(one => one.day === day);
    const planned = plannedOn(day);
    if (!past && planned === 0) continue;
    days.push({
      day,
      published: past?.published ?? 0,
      planned,
      missed: past?.missed ?? 0,
      left_out: past?.left_out ?? 0,
    });
  }
  return days;
}

/** The real last day of a month, because the database compares days as dates. */
function lastDay(month: string): string {
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  return addDays(`${next}-01`, -1);
}
