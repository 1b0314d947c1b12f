import { z } from 'zod';
import { route } from '../platform/route.ts';

export const viewPeriodSchema = z.enum(['30', '90']);
export type ViewPeriod = z.infer<typeof viewPeriodSchema>;

const sums = { views: z.number().int(), calls: z.number().int(), leads: z.number().int() };

export const viewDaySchema = z.object({ day: z.iso.date(), ...sums }).meta({ id: 'ViewDay' });
export type ViewDay = z.infer<typeof viewDaySchema>;

/** A page, town or keyword with its views, calls and leads. */
export const rankedSchema = z
  .object({ name: z.string(), path: z.string().nullable(), page_id: z.uuid().nullable(), ...sums })
  .meta({ id: 'Ranked' });
export type Ranked = z.infer<typeof rankedSchema>;

export const rankingSchema = z
  .object({
    best_pages: z.array(rankedSchema),
    worst_pages: z.array(rankedSchema).describe('The fewest views among pages that had any.'),
    towns: z.array(rankedSchema),
    keywords: z.array(rankedSchema),
    pages_without_views: z
      .object({
        count: z.number().int(),
        is_exact: z.boolean(),
        pages: z.array(z.object({ page_id: z.uuid(), title: z.string(), path: z.string() })),
      })
      .nullable()
      .describe('Published for 90 days without views, oldest first. Null until 90 days are counted.'),
  })
  .meta({ id: 'ViewRanking' });
export type ViewRanking = z.infer<typeof rankingSchema>;

export const viewsSchema = z
  .object({
    counted_since: z.iso.date().nullable(),
    days: z.array(viewDaySchema).describe('One for each day of the period, days without views too.'),
    before: z.object(sums).describe('The period before this one.'),
    ranking: rankingSchema
      .nullable()
      .describe('Worked out by a job; null until it has been since the first view.'),
    ranked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Views' });
export type Views = z.infer<typeof viewsSchema>;

export const viewRoutes = {
  read: route({
    method: 'get',
    path: '/api/views',
    access: 'admin',
    noun: 'views',
    summary: 'Views, calls and leads by UTC day, and the best pages, towns and keywords.',
    query: z.object({ days: viewPeriodSchema.default('30') }),
    reply: viewsSchema,
  }),
};
