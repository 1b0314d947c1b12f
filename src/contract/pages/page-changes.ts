import { z } from 'zod';
import { adminRoutesOf, listOf, pageFields } from '../platform/route.ts';
import { pageFilterSchema } from './page-filter.ts';

/** Pages named one by one in one call; a filter has no ceiling. */
export const maxPicked = 10_000;
export const maxLeftOut = 1_000;

export const pageActionSchema = z.enum(['publish', 'archive', 'draft', 'noindex', 'index', 'move', 'delete']);
export type PageAction = z.infer<typeof pageActionSchema>;

/** Renamings and reverts of batches begin with calls of their own. */
export const changeActionSchema = z.enum([...pageActionSchema.options, 'rename', 'revert']);
export type ChangeAction = z.infer<typeof changeActionSchema>;

export const pageChangeSchema = z
  .object({
    id: z.uuid(),
    action: changeActionSchema,
    undoes: z.uuid().nullable().describe('The change this one takes back.'),
    status: z
      .enum(['checking', 'checked', 'running', 'completed', 'cancelled'])
      .describe('Only a renaming is checked first.'),
    filter: pageFilterSchema.nullable().describe('null: pages picked one by one, or those of a batch.'),
    redirect_to: z.string().nullable(),
    template: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('Set: the template that is deleted with the last of these pages.'),
    batch_id: z.uuid().nullable().describe('Set: the batch whose pages these are, reverted or moved.'),
    to_version: z
      .number()
      .int()
      .nullable()
      .describe('Set: the version to which a template’s or batch’s pages move.'),
    total_pages: z.number().int().describe('Pages selected when the change was asked for.'),
    done_pages: z.number().int().describe('Of these, looked at so far.'),
    changed_pages: z.number().int(),
    unchanged_pages: z
      .number()
      .int()
      .describe(
        'Unchanged pages. When undoing: pages changed since, or deleted ones without their address or template.',
      ),
    url_pattern: z.string().nullable().describe('Set: the pattern of the pages’ new addresses.'),
    problem_count: z
      .number()
      .int()
      .describe('Pages to rename whose new address is taken, or that changed after the check.'),
    conflict_count: z.number().int().describe('Hand edits of moved pages that conflict with the version.'),
    missing_pages: z.number().int().describe('Deleted since they were selected.'),
    notice: z.string().nullable(),
    can_undo: z.boolean(),
    is_undone: z.boolean(),
    undo_until: z.iso.datetime(),
    created_by: z
      .string()
      .nullable()
      .describe('Email of its author. Null: the program or a deleted account.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PageChange' });
export type PageChange = z.infer<typeof pageChangeSchema>;

export const pageChangeInputSchema = z
  .strictObject({
    id: z
      .uuid()
      .optional()
      .describe('Idempotency key: the same id names the same change. Left out, one is created.'),
    action: pageActionSchema,
    ids: z.array(z.uuid()).min(1, 'Select at least one page').max(maxPicked).optional(),
    filter: pageFilterSchema
      .optional()
      .describe('All pages that match now; later ones are not taken. {} is every page.'),
    except_ids: z.array(z.uuid()).max(maxLeftOut).optional().describe('Pages of the filter to leave out.'),
    redirect_to: z
      .string()
      .trim()
      .min(1)
      .max(2_000)
      .optional()
      .describe(
        'For archive or delete: destination of old addresses, or “none”. Omitted: the town or nearest page.',
      ),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: 'Name the pages by ids or by filter, not both',
  })
  .refine(({ except_ids, filter }) => except_ids === undefined || filter !== undefined, {
    path: ['except_ids'],
    error: 'Exceptions need a filter. Leave these pages out of the ids instead',
  })
  .refine(({ action, redirect_to }) => redirect_to === undefined || ['archive', 'delete'].includes(action), {
    path: ['redirect_to'],
    error: 'Only pages that are archived or deleted leave an address behind',
  })
  .meta({ id: 'PageChangeInput' });
export type PageChangeInput = z.input<typeof pageChangeInputSchema>;

const adminRoute = adminRoutesOf('page-changes');
export const pageChangeRoutes = {
  start: adminRoute({
    method: 'post',
    path: '/api/pages/bulk',
    summary: 'Change many pages. A few hundred at once; a job does the rest',
    status: 202,
    body: pageChangeInputSchema,
    reply: pageChangeSchema,
  }),
  list: adminRoute({
    method: 'get',
    path: '/api/pages/changes',
    summary: 'Bulk changes, newest first; kept as long as they can be undone',
    query: z.object({
      batch_id: z.uuid().optional().describe('Only changes of this batch: its revert, its update.'),
      action: changeActionSchema
        .optional()
        .describe(
          'Only these. Renamings of which only the addresses are checked are listed with “rename” alone.',
        ),
      ...pageFields(20, 100),
    }),
    reply: listOf(pageChangeSchema),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/pages/changes/{id}',
    summary: 'One change and how far it got',
    reply: pageChangeSchema,
  }),
  events: adminRoute({
    method: 'get',
    path: '/api/pages/changes/{id}/events',
    summary: 'The same, sent again whenever it has changed',
    reply: pageChangeSchema,
    stream: true,
  }),
  cancel: adminRoute({
    method: 'post',
    path: '/api/pages/changes/{id}/cancel',
    summary: 'Stop a change; what was changed stays so and can be undone',
    reply: pageChangeSchema,
  }),
  undo: adminRoute({
    method: 'post',
    path: '/api/pages/changes/{id}/undo',
    summary: 'Undo a change within 30 days, deleted pages too',
    status: 202,
    reply: pageChangeSchema,
  }),
};
