import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { maxLeftOut, maxPicked } from './page-changes.ts';
import { pageFilterSchema } from './page-filter.ts';

export const pageRenamingSchema = z
  .object({
    id: z.uuid(),
    template_id: z.uuid().nullable(),
    batch_id: z.uuid().nullable(),
    filter: pageFilterSchema.nullable().describe('The pages that matched this when they were checked.'),
    picked_pages: z.number().int().nullable().describe('So many pages were named one by one; null: none.'),
    left_out_pages: z.number().int().describe('So many pages of the filter were left out.'),
    url_pattern: z.string(),
    undoes: z.uuid().nullable().describe('The renaming this one takes back.'),
    status: z.enum(['checking', 'checked', 'renaming', 'completed', 'cancelled']),
    checked_pages: z.number().int(),
    same_pages: z.number().int().describe('Have that address already.'),
    problem_count: z.number().int().describe('Their new address is taken, or they changed after the check.'),
    renamed_pages: z.number().int(),
    notice: z.string().nullable(),
    can_undo: z.boolean(),
    created_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PageRenaming' });
export type PageRenaming = z.infer<typeof pageRenamingSchema>;

const slugPairSchema = z.object({ from_slug: z.string(), to_slug: z.string() });

export const pageRenamingReportSchema = pageRenamingSchema
  .extend({
    problems: z
      .array(slugPairSchema.extend({ problem: z.string() }))
      .describe('The first hundred of these, and why.'),
    sample: z.array(slugPairSchema).describe('The first few that can.'),
  })
  .meta({ id: 'PageRenamingReport' });
export type PageRenamingReport = z.infer<typeof pageRenamingReportSchema>;

const adminRoute = adminRoutesOf('page-renamings');
export const pageRenamingRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/page-renamings',
    summary: 'The last twenty renamings, newest first',
    reply: z.object({ items: z.array(pageRenamingSchema) }),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/page-renamings',
    summary: 'Check the addresses of another URL pattern for pages of a template, batch, filter or list',
    status: 202,
    body: z
      .object({
        template_id: z.uuid().optional(),
        batch_id: z.uuid().optional(),
        filter: pageFilterSchema.optional(),
        except_ids: z
          .array(z.uuid())
          .max(maxLeftOut)
          .optional()
          .describe('Pages of the filter to leave out.'),
        ids: z.array(z.uuid()).min(1, 'Select at least one page').max(maxPicked).optional(),
        url_pattern: z.string().trim().min(1, 'Write a URL pattern').max(500),
      })
      .refine(
        ({ template_id, batch_id, filter, ids }) =>
          [template_id, batch_id, filter, ids].filter(one => one !== undefined).length === 1,
        { message: 'Name a template, a batch, a filter or pages' },
      )
      .refine(({ except_ids, filter }) => except_ids === undefined || filter !== undefined, {
        path: ['except_ids'],
        message: 'Exceptions need a filter. Leave these pages out of the ids instead',
      }),
    reply: pageRenamingSchema,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/page-renamings/{id}',
    summary: 'How far a renaming is, and which pages can’t have their new address',
    reply: pageRenamingReportSchema,
  }),
  apply: adminRoute({
    method: 'post',
    path: '/api/page-renamings/{id}/apply',
    summary: 'Give the pages the addresses that were checked; the old ones lead there',
    status: 202,
    reply: pageRenamingSchema,
  }),
  cancel: adminRoute({
    method: 'post',
    path: '/api/page-renamings/{id}/cancel',
    summary: 'Stop a renaming; what was renamed stays so and can be undone',
    reply: pageRenamingSchema,
  }),
  undo: adminRoute({
    method: 'post',
    path: '/api/page-renamings/{id}/undo',
    summary: 'Give the pages their former addresses back; the newer ones lead there',
    status: 202,
    reply: pageRenamingSchema,
  }),
};
