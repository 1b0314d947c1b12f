import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { maxLeftOut, maxPicked, pageChangeSchema } from './page-changes.ts';
import { pageFilterSchema } from './page-filter.ts';

const slugPairSchema = z.object({ from_slug: z.string(), to_slug: z.string() });

export const pageRenamingReportSchema = pageChangeSchema
  .extend({
    problems: z
      .array(slugPairSchema.extend({ problem: z.string() }))
      .describe('The first hundred pages that can’t have their new address, and why.'),
    sample: z.array(slugPairSchema).describe('The first few that can.'),
  })
  .meta({ id: 'PageRenamingReport' });
export type PageRenamingReport = z.infer<typeof pageRenamingReportSchema>;

const adminRoute = adminRoutesOf('page-renamings');
export const pageRenamingRoutes = {
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
    reply: pageChangeSchema,
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
    reply: pageChangeSchema,
  }),
};
