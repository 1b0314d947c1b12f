import { z } from 'zod';
import { adminRoutesOf, pageFields } from '../platform/route.ts';
import { conflictSchema } from './overrides.ts';
import { pageChangeSchema } from './page-changes.ts';

export const outdatedSchema = z
  .object({
    newest_version: z
      .number()
      .int()
      .nullable()
      .describe('null: the template was never published or planned.'),
    versions: z.array(z.object({ number: z.number().int(), page_count: z.number().int() })),
    outdated_count: z.number().int().describe('Pages on versions older than the newest.'),
    edited_count: z.number().int(),
    edited_is_exact: z.boolean(),
    last_move: pageChangeSchema.nullable(),
  })
  .meta({ id: 'Outdated' });
export type Outdated = z.infer<typeof outdatedSchema>;

export const pageConflictsSchema = z
  .object({
    page_id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    revision: z.string(),
    is_outdated: z.boolean().describe('Not moved yet: these conflicts are what moving it would bring.'),
    conflicts: z.array(conflictSchema.extend({ section_title: z.string().nullable() })),
  })
  .meta({ id: 'PageConflicts' });
export type PageConflicts = z.infer<typeof pageConflictsSchema>;

export const batchOutdatedSchema = z
  .object({
    newest_version: z.number().int().nullable(),
    outdated_count: z.number().int().describe('Pages of the batch on versions older than the newest.'),
    edited_count: z.number().int().describe('Pages of the batch with texts edited by hand.'),
    last_move: pageChangeSchema.nullable().describe('The last move of this batch’s pages.'),
  })
  .meta({ id: 'BatchOutdated' });
export type BatchOutdated = z.infer<typeof batchOutdatedSchema>;

const conflictPage = z.object(pageFields(20, 100));
const conflictList = z.object({ items: z.array(pageConflictsSchema), next_cursor: z.string().nullable() });

const adminRoute = adminRoutesOf('page-moves');
export const pageMoveRoutes = {
  outdated: adminRoute({
    method: 'get',
    path: '/api/templates/{id}/outdated',
    summary: 'How many pages of a template have which version, and the last move',
    reply: outdatedSchema,
  }),
  conflicts: adminRoute({
    method: 'get',
    path: '/api/templates/{id}/conflicts',
    summary: 'Hand edits that conflict with the template’s newest version, page by page',
    query: conflictPage,
    reply: conflictList,
  }),
  batchOutdated: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/outdated',
    summary: 'The number of outdated pages of a batch, and its last move',
    reply: batchOutdatedSchema,
  }),
  batchConflicts: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/conflicts',
    summary: 'Hand edits of a batch’s pages that conflict with the template’s newest version',
    query: conflictPage,
    reply: conflictList,
  }),
  updateBatch: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/update',
    summary: 'Move the pages of a batch to the newest version; hand edits stay',
    status: 202,
    reply: pageChangeSchema,
  }),
  resolve: adminRoute({
    method: 'post',
    path: '/api/templates/{id}/conflicts/resolve',
    summary: 'Resolve all conflicts with mine or theirs, up to 2,000 pages a call',
    body: z.object({ choice: z.enum(['mine', 'theirs']) }),
    reply: z.object({ resolved_pages: z.number().int(), is_complete: z.boolean() }),
  }),
  start: adminRoute({
    method: 'post',
    path: '/api/templates/{id}/moves',
    summary: 'Move all pages of a template to its newest version; hand edits stay',
    status: 202,
    // Strict: scripts could once choose pages here, and must not move all of them now.
    body: z.strictObject({}),
    reply: pageChangeSchema,
  }),
};
