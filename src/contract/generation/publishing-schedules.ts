import { z } from 'zod';
import { adminRoutesOf, idParams, listOf, pageFields } from '../platform/route.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';

/** The longest a schedule may last, in days; longer ones are refused with the pace that would do. */
export const longestDays = 3_650;

export const scheduleStatusSchema = z.enum(['waiting', 'running', 'paused', 'completed', 'cancelled']);
export type ScheduleStatus = z.infer<typeof scheduleStatusSchema>;

export const pageOrderSchema = z.enum(['random', 'county', 'plan']);
export type PageOrder = z.infer<typeof pageOrderSchema>;

const daySchema = z.iso.date({ error: 'Write a day like 2027-03-14' });

export const paceSchema = z
  .object({
    pages_per_day: z
      .number({ error: 'Enter the pages a day' })
      .int('Whole pages, please')
      .min(1, 'At least 1 page a day')
      .max(1_000_000, 'At most 1,000,000 pages a day'),
    start_on: daySchema.describe('The first day, in the time zone of the business.'),
    order: pageOrderSchema
      .default('random')
      .describe('random: shuffled by the seed. county: by county. plan: as planned.'),
    seed: z
      .number()
      .int()
      .min(0)
      .max(4_294_967_295)
      .optional()
      .describe('Seed of the random order. Omitted: drawn.'),
    portions: z
      .enum(['hourly', 'daily'])
      .default('hourly')
      .describe('Spread over the hours of the day, or all at one hour.'),
    hour: z
      .number({ error: 'Choose an hour' })
      .int()
      .min(0, 'Choose an hour from 0 to 23')
      .max(23, 'Choose an hour from 0 to 23')
      .default(9)
      .describe('The hour at which the daily portion is published. Ignored when hourly.'),
  })
  .meta({ id: 'PublishingPace' });
export type Pace = z.infer<typeof paceSchema>;
export type PaceInput = z.input<typeof paceSchema>;

export const scheduleSchema = z
  .object({
    id: z.uuid(),
    generation_batch_id: z.uuid(),
    batch_name: z.string(),
    status: scheduleStatusSchema.describe('waiting: for its batch to be generated.'),
    revision: z.number().int().describe('A change names the revision it was made from.'),
    pages_per_day: z.number().int(),
    start_on: z.iso.date(),
    order: pageOrderSchema,
    seed: z.number().int(),
    portions: z.enum(['hourly', 'daily']),
    hour: z.number().int(),
    time_zone: z.string(),
    total_pages: z.number().int(),
    published_pages: z.number().int(),
    left_out_pages: z
      .number()
      .int()
      .describe('Left alone because people edited, published, archived or deleted them meanwhile.'),
    remaining_pages: z.number().int(),
    has_begun: z.boolean().describe('Its first portion was due: day, order and seed are fixed.'),
    today: z.iso.date().describe('In its time zone.'),
    next_portion_at: z.iso.datetime().nullable(),
    ends_on: z.iso.date().nullable().describe('The last day. While paused: the last day if it resumed now.'),
    notice: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PublishingSchedule' });
export type Schedule = z.infer<typeof scheduleSchema>;

export const batchScheduleSchema = z
  .object({
    schedule: scheduleSchema.nullable().describe('The one under way, otherwise the last.'),
    can_start: z.boolean(),
    refusal: z.string().nullable().describe('Why no schedule can be started now.'),
    open_pages: z.number().int().describe('Pages a new schedule would publish.'),
    time_zone: z.string().describe('Of the business, which a new schedule takes.'),
    today: z.iso.date().describe('In that time zone.'),
  })
  .meta({ id: 'BatchSchedule' });
export type BatchSchedule = z.infer<typeof batchScheduleSchema>;

const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write a month like 2027-03');

export const calendarSchema = z
  .object({
    month: z.string(),
    today: z.iso.date(),
    time_zone: z.string(),
    total_pages: z.number().int(),
    starts_on: z.iso.date().nullable().describe('The first day with pages to come.'),
    ends_on: z.iso.date().nullable(),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          published: z.number().int(),
          planned: z.number().int(),
          missed: z.number().int().describe('Due on this day and not published on it.'),
          left_out: z.number().int(),
        }),
      )
      .describe('The days of the month on which there is anything.'),
  })
  .meta({ id: 'PublishingCalendar' });
export type Calendar = z.infer<typeof calendarSchema>;

const adminRoute = adminRoutesOf('publishing-schedules');
const at = '/api/batches/{id}/schedule';
const act = (path: string, summary: string) =>
  adminRoute({ method: 'post', path, summary, params: idParams, reply: scheduleSchema });

export const publishingScheduleRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/publishing-schedules',
    summary: 'Publishing schedules, newest first; unfinished ones by default',
    query: z.object({
      all: z.enum(['true', 'false']).default('false'),
      ...pageFields(),
    }),
    reply: listOf(scheduleSchema),
  }),
  read: adminRoute({
    method: 'get',
    path: at,
    summary: 'A batch’s publishing schedule, or why it can’t have one',
    reply: batchScheduleSchema,
  }),
  start: adminRoute({
    method: 'post',
    path: at,
    summary: 'Publish the pages of a batch gradually: not yet generated ones, or drafts',
    status: 201,
    body: paceSchema,
    reply: scheduleSchema,
  }),
  change: adminRoute({
    method: 'patch',
    path: at,
    summary: 'Change the pace; refused if another user changed it since `revision`',
    body: z.object({
      revision: revisionSchema,
      pages_per_day: paceSchema.shape.pages_per_day.optional(),
      start_on: daySchema.optional(),
      order: pageOrderSchema.optional(),
      seed: paceSchema.shape.seed,
      portions: z.enum(['hourly', 'daily']).optional(),
      hour: z.number().int().min(0).max(23).optional(),
    }),
    reply: scheduleSchema,
  }),
  pause: act(`${at}/pause`, 'Pause: nothing more is published until it is resumed'),
  resume: act(`${at}/resume`, 'Resume. Days of the pause are not made up for; the end moves'),
  cancel: act(`${at}/cancel`, 'End the schedule; pages that are not public stay drafts'),
  calendar: adminRoute({
    method: 'get',
    path: `${at}/calendar`,
    summary: 'A month of the schedule, day by day',
    query: z.object({ month: monthSchema.optional().describe('This month when left out.') }),
    reply: calendarSchema,
  }),
  preview: adminRoute({
    method: 'post',
    path: `${at}/preview`,
    scope: 'read',
    summary: 'The calendar of a pace: of a new schedule, or a changed one',
    body: z.object({ pace: paceSchema, month: monthSchema.optional() }),
    reply: calendarSchema,
  }),
};
