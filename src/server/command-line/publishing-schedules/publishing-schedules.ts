import { type Calendar, type Schedule } from '../../../contract/generation/publishing-schedules.ts';
import {
  cancelSchedule,
  changePace,
  pauseSchedule,
  resumeSchedule,
} from '../../generation/publishing-schedules/change-schedule.ts';
import { presentSchedule } from '../../generation/publishing-schedules/present-schedule.ts';
import {
  countSchedules,
  findSchedule,
  listSchedules,
} from '../../generation/publishing-schedules/queries.ts';
import { readCalendar } from '../../generation/publishing-schedules/read-calendar.ts';
import {
  previewNew,
  readBatchSchedule,
  startSchedule,
} from '../../generation/publishing-schedules/start-schedule.ts';
import { readBatchId } from '../command-parts.ts';
import { CommandFailure, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, facts, type Output, table } from '../output.ts';
import { readPace } from './read-pace.ts';

export interface ScheduleOptions {
  readonly perDay: number;
  readonly from?: string;
  readonly order?: 'random' | 'county' | 'plan';
  readonly seed?: number;
  /** Left out: spread over the hours. */
  readonly atHour?: number;
  readonly preview?: boolean;
}

const maxListed = 200;

/** Publishes a batch gradually: one to be generated, or one with draft pages. */
export async function startScheduleCommand(
  output: Output,
  id: string,
  options: ScheduleOptions,
): Promise<void> {
  return withSession(async session => {
    const batchId = readBatchId(id);
    const now = new Date();
    const { today } = await readBatchSchedule(session.db, batchId, now);
    const pace = readPace(options, options.from ?? today);
    if (options.preview) {
      const calendar = await previewNew(session.db, batchId, pace, { now, month: undefined });
      output.result({ calendar }, describeCalendar(calendar));
      return;
    }
    const parts = { db: session.db, queue: await session.queue(), now };
    const schedule = await startSchedule(parts, batchId, pace, null);
    output.result({ schedule }, describe(schedule));
  });
}

/** The publishing status of a batch, with a month of its calendar. */
export async function showScheduleCommand(
  output: Output,
  id: string,
  options: { readonly month?: string },
): Promise<void> {
  return withSession(async ({ db }) => {
    const now = new Date();
    const { schedule, ...rest } = await readBatchSchedule(db, readBatchId(id), now);
    const row = schedule && (await findSchedule(db, id));
    if (!schedule || !row) {
      output.result(
        { schedule, ...rest, calendar: null },
        rest.refusal ?? `No schedule: ${count(rest.open_pages, 'page')} could be published gradually.`,
      );
      return;
    }
    const calendar = await readCalendar(db, row, now, readMonth(options.month));
    output.result({ schedule, ...rest, calendar }, `${describe(schedule)}\n\n${describeCalendar(calendar)}`);
  });
}

export async function listSchedulesCommand(
  output: Output,
  options: { readonly all?: boolean },
): Promise<void> {
  return withSession(async ({ db }) => {
    const isLive = !options.all;
    const now = new Date();
    const rows = await listSchedules(db, { isLive, after: null, limit: maxListed });
    const schedules = rows.map(row => presentSchedule(row, now));
    const total = await countSchedules(db, isLive, 10_000);
    output.result(
      { schedules, total },
      table(
        ['Batch', 'Name', 'Status', 'A day', 'Published', 'Of', 'Last day'],
        schedules.map(one => [
          one.generation_batch_id,
          one.batch_name,
          one.status,
          one.pages_per_day,
          one.published_pages,
          one.total_pages,
          one.ends_on ?? '',
        ]),
        'Nothing is published gradually.',
      ),
    );
  });
}

export async function changeScheduleCommand(
  output: Output,
  id: string,
  options: Partial<ScheduleOptions> & { readonly hourly?: boolean },
): Promise<void> {
  return steer(id, output, async (parts, batchId) => {
    const { schedule } = await readBatchSchedule(parts.db, batchId, parts.now);
    if (!schedule) throw new CommandFailure(exitCodes.failed, 'This batch has no publishing schedule.');
    const { revision, pages_per_day, start_on, portions, hour } = schedule;
    const pace = readPace(
      {
        perDay: options.perDay ?? pages_per_day,
        ...(options.atHour !== undefined
          ? { atHour: options.atHour }
          : portions === 'daily' && !options.hourly
            ? { atHour: hour }
            : {}),
      },
      options.from ?? start_on,
    );
    return changePace(parts, batchId, {
      revision,
      pages_per_day: pace.pages_per_day,
      portions: pace.portions,
      hour: pace.hour,
      start_on: pace.start_on,
    });
  });
}

export const pauseScheduleCommand = (output: Output, id: string) => steer(id, output, pauseSchedule);
export const resumeScheduleCommand = (output: Output, id: string) => steer(id, output, resumeSchedule);
export const cancelScheduleCommand = (output: Output, id: string) => steer(id, output, cancelSchedule);

interface Parts {
  readonly db: Session['db'];
  readonly queue: Awaited<ReturnType<Session['queue']>>;
  readonly now: Date;
}

async function steer(
  id: string,
  output: Output,
  work: (parts: Parts, batchId: string) => Promise<Schedule>,
): Promise<void> {
  return withSession(async ({ db, queue }) => {
    const schedule = await work({ db, queue: await queue(), now: new Date() }, readBatchId(id));
    output.result({ schedule }, describe(schedule));
  });
}

function readMonth(month: string | undefined): string | undefined {
  if (month === undefined || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return month;
  throw misuse('Write a month like 2027-03.');
}

function describe(schedule: Schedule): string {
  return facts([
    ['Batch', schedule.batch_name],
    ['Status', schedule.status],
    ['Pages a day', schedule.pages_per_day],
    ['From', schedule.start_on],
    ['Order', schedule.order === 'random' ? `random, seed ${schedule.seed}` : schedule.order],
    ['Portions', schedule.portions === 'daily' ? `daily at ${schedule.hour}:00` : 'hourly'],
    ['Time zone', schedule.time_zone],
    ['Published', schedule.published_pages],
    ['To come', schedule.remaining_pages],
    ['Left out', schedule.left_out_pages],
    ['Next portion', schedule.next_portion_at ?? 'none'],
    ['Last day', schedule.ends_on ?? 'none'],
    ...(schedule.notice ? ([['Notice', schedule.notice]] as const) : []),
  ]);
}

function describeCalendar(calendar: Calendar): string {
  const end = calendar.ends_on ? `The last day is ${calendar.ends_on}.` : 'Nothing is to come.';
  if (calendar.days.length === 0) return `${calendar.month}: nothing on any day. ${end}`;
  const rows = calendar.days.map(
    ({ day, published, planned, missed, left_out }) => [day, published, planned, missed, left_out] as const,
  );
  return `${table(['Day', 'Published', 'Planned', 'Missed', 'Left out'], rows)}\n${end}`;
}
