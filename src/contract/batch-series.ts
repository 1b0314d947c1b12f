import { z } from 'zod';
import { batchInputSchema } from './batch-input.ts';
import { batchSchema } from './batches.ts';
import { listOf, route } from './route.ts';

const missing = 'Please fill in all fields: Series Name, Locations, and Keywords';

export const batchSeriesInputSchema = z
  .object({
    series_name: z.string({ error: missing }).trim().max(200),
    ...batchInputSchema.pick({
      template_id: true,
      locations: true,
      keywords: true,
      url_pattern: true,
      field_values: true,
      location_values: true,
      data_sets: true,
    }).shape,
  })
  .meta({ id: 'BatchSeriesInput' });
export type BatchSeriesInput = z.input<typeof batchSeriesInputSchema>;

export const batchSeriesSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    batch_count: z.number().int(),
    total_planned: z.number().int(),
    total_completed: z.number().int(),
    total_failed: z.number().int(),
    total_skipped: z.number().int(),
    combinations: z.number().int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'BatchSeries' });
export type BatchSeries = z.infer<typeof batchSeriesSchema>;

const noun = 'batch-series';
export const batchSeriesRoutes = {
  list: route({
    method: 'get',
    path: '/api/batch-series',
    access: 'admin',
    noun,
    summary: 'The newest series; their batches are listed by GET /api/batches?series_id=…',
    query: z.object({ per_page: z.coerce.number().int().min(1).max(50).default(10) }),
    reply: listOf(batchSeriesSchema),
  }),
  create: route({
    method: 'post',
    path: '/api/batch-series',
    access: 'admin',
    noun,
    summary: 'Plan a series: every location with every keyword, split into batches of 1,000 pages',
    status: 202,
    body: batchSeriesInputSchema,
    reply: z.object({
      series: batchSeriesSchema,
      batches: z.array(batchSchema).describe('The first fifty.'),
    }),
  }),
};
