import { z } from 'zod';
import { route } from '../platform/route.ts';

const day = z.iso.date('Write a day like 2026-11-26');

export const openDaysSchema = z
  .object({
    time_zone: z.string(),
    is_open: z.boolean().describe('Now.'),
    changes_at: z.iso
      .datetime()
      .nullable()
      .describe('When it closes or opens next; null: not within a year.'),
    message: z.string().describe('The same as visitors read it: “Open now, until 7 PM”.'),
    next_open_day: day.nullable().describe('From `from` on; null: none within a year.'),
    lines: z.array(z.string()).describe('The hours of the weekdays and seasons, as visitors read them.'),
    days: z.array(
      z.object({
        date: day,
        name: z.string().nullable().describe('Of a holiday or another special day.'),
        season: z.string().nullable().describe('The season that the day is in.'),
        spans: z
          .array(z.object({ opens: z.string(), closes: z.string() }))
          .describe('Empty: closed. A span that closes before it opens ends on the next day.'),
      }),
    ),
  })
  .meta({ id: 'OpenDays' });
export type OpenDays = z.infer<typeof openDaysSchema>;

export const openingHoursRoutes = {
  /** Public: pages show the hours. */
  read: route({
    method: 'get',
    path: '/api/opening-hours',
    access: 'anyone',
    noun: 'opening-hours',
    summary: 'Whether the business is open, and its hours day by day',
    query: z.object({
      from: day.optional().describe('Left out: today, where the business is.'),
      days: z.coerce.number().int().min(1).max(366).default(14),
    }),
    reply: openDaysSchema,
  }),
};
