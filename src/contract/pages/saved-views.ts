import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { pageFilterSchema, pageSortSchema } from './page-filter.ts';

const words = {
  name: z.string().trim().min(1, 'Give the view a name').max(80, 'At most 80 characters'),
  filter: pageFilterSchema,
  sort: pageSortSchema.default('newest'),
  is_shared: z
    .boolean()
    .default(false)
    .describe('Everybody finds it; only who made it changes or deletes it.'),
};

export const savedViewInputSchema = z.strictObject(words).meta({ id: 'SavedViewInput' });
export type SavedViewInput = z.input<typeof savedViewInputSchema>;

export const savedViewSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    filter: pageFilterSchema,
    sort: pageSortSchema,
    is_shared: z.boolean(),
    is_mine: z.boolean(),
    created_by: z.string().describe('Email of who made it.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedViewSchema>;

const adminRoute = adminRoutesOf('saved-views');
export const savedViewRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/saved-views',
    summary: 'Saved views of the pages list: one’s own and those others share, by name',
    reply: z.object({ items: z.array(savedViewSchema) }),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/saved-views',
    summary: 'Keep a filter and its order under a name',
    status: 201,
    body: savedViewInputSchema,
    reply: savedViewSchema,
  }),
  update: adminRoute({
    method: 'put',
    path: '/api/saved-views/{id}',
    summary: 'Change one’s own view',
    body: savedViewInputSchema,
    reply: savedViewSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/saved-views/{id}',
    summary: 'Delete one’s own view',
  }),
};
