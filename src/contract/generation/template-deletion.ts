import { z } from 'zod';
import { pageChangeSchema } from '../pages/page-changes.ts';
import { route } from '../platform/route.ts';

/** A template with more pages than this is deleted in chunks. */
export const maxDeletedAtOnce = 5_000;

export const templateDeletionSchema = z
  .object({
    deleted_pages: z.number().int().describe('Pages that are gone by now.'),
    change: pageChangeSchema
      .nullable()
      .describe('Set for thousands of pages: the template exists until this change has deleted them.'),
  })
  .meta({ id: 'TemplateDeletion' });
export type TemplateDeletion = z.infer<typeof templateDeletionSchema>;

export const templateDeletionRoutes = {
  remove: route({
    method: 'delete',
    path: '/api/templates/{id}',
    access: 'admin',
    noun: 'templates',
    summary: 'Delete a template and every page generated from it; its public addresses are redirected',
    query: z.object({
      redirect_to: z
        .string()
        .max(2_000)
        .optional()
        .describe('"none": nowhere. Left out: to the nearest live pages.'),
    }),
    reply: templateDeletionSchema,
  }),
};
