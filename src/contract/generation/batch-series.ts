import { z } from 'zod';
import { adminRoutesOf, listOf, pageSize } from '../platform/route.ts';
import { approvalSchema, batchInputSchema, listSchema } from './batch-input.ts';
import { batchSchema } from './batches.ts';

const missing = 'Please fill in all fields: Series Name, Locations, and Keywords';

export const batchSeriesInputSchema = z
  .object({
    series_name: z.string({ error: missing }).trim().max(200),
    ...batchInputSchema.pick({
      template_id: true,
      url_pattern: true,
      field_values: true,
      location_values: true,
      page_per_row: true,
      data_sets: true,
    }).shape,
    locations: listSchema(missing).describe(batchInputSchema.shape.locations.description ?? ''),
    keywords: listSchema(missing).describe(batchInputSchema.shape.keywords.description ?? ''),
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
    awaiting_approval: z.number().int().describe('Batches that are planned, with pages to make.'),
    awaiting_generation: z.number().int().describe('Batches that are approved.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'BatchSeries' });
export type BatchSeries = z.infer<typeof batchSeriesSchema>;

const seriesOutcomeSchema = z
  .object({
    done: z.array(z.uuid()).describe('Batches that had nothing to be done are in neither list.'),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), message: z.string() })),
  })
  .meta({ id: 'SeriesOutcome' });

const adminRoute = adminRoutesOf('batch-series');
export const batchSeriesRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/batch-series',
    summary: 'The newest series; their batches are listed by GET /api/batches?series_id=…',
    query: z.object({ per_page: pageSize(10, 50) }),
    reply: listOf(batchSeriesSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/batch-series',
    summary: 'Plan a series: every location with every keyword, split into batches of 1,000 pages',
    status: 202,
    body: batchSeriesInputSchema,
    reply: z.object({
      series: batchSeriesSchema,
      batches: z.array(batchSchema).describe('The first fifty.'),
    }),
  }),
  approve: adminRoute({
    method: 'post',
    path: '/api/batch-series/{id}/approve',
    summary: 'Approve every planned batch of a series; a refusal does not stop the others',
    body: approvalSchema.optional(),
    reply: seriesOutcomeSchema,
  }),
  generate: adminRoute({
    method: 'post',
    path: '/api/batch-series/{id}/generate',
    summary: 'Start generating the pages of every approved batch of a series',
    status: 202,
    reply: seriesOutcomeSchema,
  }),
};
