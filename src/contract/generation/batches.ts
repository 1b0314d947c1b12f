import { z } from 'zod';
import { adminRoutesOf, idParams, listOf, pageFields } from '../platform/route.ts';
import { usedDataSetSchema } from '../templates/data-sets.ts';
import { batchStatusSchema } from './batch-filter.ts';
import { approvalSchema, batchInputSchema, deletedPagesSchema } from './batch-input.ts';
import {
  batchMetricsSchema,
  failureReasonsSchema,
  generationPreviewSchema,
  revertPreviewSchema,
} from './batch-reports.ts';
import { countyPagesSchema } from './checks.ts';
import { batchPreviewSchema, planSchema, planStatusSchema } from './plans.ts';

export const batchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    template_id: z.uuid().nullable(),
    template_name: z.string().nullable(),
    template_version: z
      .number()
      .int()
      .nullable()
      .describe('The frozen version every page of this batch is rendered from.'),
    status: batchStatusSchema,
    total_planned: z.number().int().describe('Plans written so far that will become pages.'),
    total_completed: z.number().int(),
    total_failed: z.number().int(),
    total_skipped: z.number().int().describe('Left out because a page with that address exists.'),
    total_duplicates: z
      .number()
      .int()
      .describe('Combinations whose address an earlier one of this batch has.'),
    noindex_from_percent: z
      .number()
      .int()
      .nullable()
      .describe('Pages of at least this similarity (percent) are published as noindex; null: none.'),
    total_noindex: z.number().int().describe('Of the pages completed: those published as noindex.'),
    combinations: z.number().int().describe('Locations × keywords.'),
    planned_through: z
      .number()
      .int()
      .describe('Combinations read so far. Equals `combinations` when planning is done.'),
    is_planned: z.boolean().describe('Planning is done: the batch can be approved.'),
    location_count: z.number().int(),
    keyword_count: z.number().int(),
    state_count: z.number().int(),
    url_pattern: z.string(),
    update_existing: z.boolean(),
    high_performance: z.boolean(),
    skip_cleanup: z.boolean(),
    field_values: z
      .record(z.string(), z.string())
      .describe('What every page has beside city, state and keyword.'),
    data_sets: z
      .array(usedDataSetSchema)
      .describe('Which data sets its lists came from, and which version of each.'),
    county_pages: countyPagesSchema
      .nullable()
      .describe('Pages of counties in it that tell thin pages instead. Null: none.'),
    series_id: z.uuid().nullable(),
    series_name: z.string().nullable(),
    can_revert: z.boolean().describe('It has pages that can be taken back.'),
    can_retry: z.boolean().describe('It has failed pages that can be tried again.'),
    is_reverting: z.boolean(),
    is_deleting: z.boolean().describe('It is reverted, and will then be deleted.'),
    reverted_at: z.iso.datetime().nullable(),
    page_status: z
      .enum(['published', 'draft'])
      .describe('Status of its new pages: public at once, or drafts for a publishing schedule.'),
    notice: z
      .string()
      .nullable()
      .describe('What people should know about the outcome, e.g. why it was cancelled.'),
    can_resume: z.boolean().describe('Cancelled by a failure, with work left that can be resumed.'),
    created_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof batchSchema>;

const adminRoute = adminRoutesOf('batches');
const act = (path: string, summary: string) =>
  adminRoute({ method: 'post', path, summary, params: idParams, reply: batchSchema });

export const batchRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/batches',
    summary: 'Batches, newest first',
    query: z.object({
      search: z.string().max(200).optional(),
      status: batchStatusSchema.optional(),
      template_id: z.uuid().optional(),
      series_id: z.uuid().optional(),
      order: z.literal('oldest').optional().describe('Newest first where it is left out.'),
      ...pageFields(),
    }),
    reply: listOf(batchSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/batches',
    summary: 'Plan a batch: every location with every keyword. A job does the planning.',
    status: 202,
    body: batchInputSchema,
    reply: batchSchema,
  }),
  metrics: adminRoute({
    method: 'get',
    path: '/api/batches/metrics',
    summary: 'All batches in figures',
    reply: batchMetricsSchema,
  }),
  ids: adminRoute({
    method: 'get',
    path: '/api/batches/ids',
    summary: 'Ids of the batches of a search, newest first; 10,000 at most',
    query: z.object({ search: z.string().max(200).optional(), status: batchStatusSchema.optional() }),
    reply: z.object({ ids: z.array(z.uuid()) }),
  }),
  watch: adminRoute({
    method: 'get',
    path: '/api/batches/watch',
    summary: 'Server-sent events when any batch changes (event name: change)',
    reply: z.object({ at: z.iso.datetime() }),
    stream: true,
  }),
  bulk: adminRoute({
    method: 'post',
    path: '/api/batches/bulk',
    summary: 'Approve, generate (approving first where needed) or delete many batches',
    body: z.object({
      action: z.enum(['approve', 'generate', 'delete']),
      ids: z.array(z.uuid()).min(1, 'Select at least one batch').max(1_000),
      pages: deletedPagesSchema,
    }),
    reply: z.object({
      done: z.number().int(),
      refused: z.array(z.object({ id: z.uuid(), name: z.string(), message: z.string() })),
    }),
  }),
  generationPreview: adminRoute({
    method: 'post',
    path: '/api/batches/bulk/preview',
    summary: 'What generating these batches would approve and publish, with each forecast’s verdict',
    body: z.object({ ids: z.array(z.uuid()).min(1, 'Select at least one batch').max(10_000) }),
    reply: generationPreviewSchema,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/batches/{id}',
    summary: 'One batch',
    reply: batchSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/batches/{id}',
    summary: 'Delete a batch and its plans; its pages stay or are reverted first',
    query: z.object({ pages: deletedPagesSchema }),
  }),
  approve: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/approve',
    summary: 'Approve a planned batch, optionally generate it; too similar pages need a reason',
    body: approvalSchema.optional(),
    reply: batchSchema,
  }),
  generate: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/generate',
    summary: 'Start generating the pages of an approved batch',
    status: 202,
    body: z.object({ pace: approvalSchema.shape.pace }).optional(),
    reply: batchSchema,
  }),
  cancel: act('/api/batches/{id}/cancel', 'Stop a batch and drop the plans that have not become pages'),
  resume: act('/api/batches/{id}/resume', 'Go on with a batch that a failure stopped'),
  addCountyPages: act(
    '/api/batches/{id}/county-pages',
    'Leave thin pages out of a planned batch and tell them on pages of their counties; it is planned again',
  ),
  removeCountyPages: adminRoute({
    method: 'delete',
    path: '/api/batches/{id}/county-pages',
    summary: 'Put the thin pages back in, without the pages of their counties; it is planned again',
    reply: batchSchema,
  }),
  retry: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/retry',
    summary: 'Try the failed pages of a batch again, and only those',
    status: 202,
    reply: batchSchema,
  }),
  failureReasons: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/failure-reasons',
    summary: 'Why plans failed or were skipped: reasons with counts, advice and examples',
    reply: failureReasonsSchema,
  }),
  revert: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/revert',
    summary: 'Revert a batch: delete new pages, restore changed ones. Continues as a job.',
    status: 202,
    reply: batchSchema,
  }),
  revertPreview: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/revert-preview',
    summary: 'What reverting a batch would change',
    reply: revertPreviewSchema,
  }),
  preview: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/preview',
    summary: 'The first ten plans of each state and the keyword breakdown',
    reply: batchPreviewSchema,
  }),
  plans: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/plans',
    summary: 'Plans, by state then city',
    query: z.object({
      state: z.string().max(2).optional(),
      status: planStatusSchema.optional(),
      ...pageFields(),
    }),
    reply: listOf(planSchema),
  }),
  events: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/events',
    summary: 'The batch as server-sent events, whenever it changes (event name: batch)',
    reply: batchSchema,
    stream: true,
  }),
};
