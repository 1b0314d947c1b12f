import { z } from 'zod';
import { conflictSchema, overrideChangesSchema, overrideSchema } from './overrides.ts';
import { idParams, listOf, route } from './route.ts';
import { contentSectionSchema, fieldNameSchema } from './templates.ts';

export const pageStatusSchema = z.enum(['published', 'draft', 'archived']);
export type PageStatus = z.infer<typeof pageStatusSchema>;

export const pageRowSchema = z
  .object({
    id: z.uuid(),
    template_id: z.uuid().nullable(),
    template_name: z.string().describe('"Template Not Found" or "No Template Assigned" where there is none.'),
    slug: z.string(),
    title: z.string(),
    meta_description: z.string(),
    hero_title: z.string(),
    hero_subtitle: z.string(),
    field_values: z.record(z.string(), z.string()),
    status: pageStatusSchema,
    is_noindex: z.boolean().describe('Search engines are asked to leave it out; it is not in the sitemap.'),
    created_at: z.iso.datetime(),
    override_count: z.number().int().describe('Texts of this page that were edited by hand.'),
    owner: z
      .object({ customer_id: z.uuid(), email: z.string() })
      .nullable()
      .describe('The customer who made it; null for a page of the staff.'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'PageRow' });
export type PageRow = z.infer<typeof pageRowSchema>;

const pageTextSchema = z.object({
  title: z.string(),
  meta_description: z.string(),
  hero_title: z.string(),
  hero_subtitle: z.string(),
  content_sections: z.array(contentSectionSchema),
});

export const pageSchema = pageRowSchema
  .extend({
    template_version: z.number().int().nullable(),
    batch_id: z.uuid().nullable(),
    content_sections: z
      .array(contentSectionSchema)
      .describe('Computed from version, values, seed and overrides when asked for.'),
    revision: z
      .string()
      .describe('Changes with the version and the overrides. An edit names the one it was made on.'),
    overrides: z.array(overrideSchema),
    conflicts: z.array(conflictSchema),
    template_text: pageTextSchema
      .nullable()
      .describe('The same page without its overrides; null when its template is gone.'),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof pageSchema>;

const fieldValueSchema = z
  .string()
  .max(10_000)
  .transform(text => text.replaceAll('\0', '').toWellFormed().trim());

/** What one page is made of: a template and a value for each of its fields. */
export const pageInputSchema = z
  .object({
    template_id: z.uuid({ error: 'Please select a template' }),
    field_values: z
      .record(fieldNameSchema, fieldValueSchema)
      .refine(values => Object.keys(values).length <= 60, 'At most 60 values'),
    url_pattern: z.string().trim().max(500).default('keyword-in-city-state'),
  })
  .meta({ id: 'PageInput' });
export type PageInput = z.input<typeof pageInputSchema>;

const noun = 'pages';
export const pageRoutes = {
  list: route({
    method: 'get',
    path: '/api/pages',
    access: 'admin',
    noun,
    summary: 'Generated pages, newest first',
    query: z.object({
      search: z
        .string()
        .max(200)
        .optional()
        .describe(
          'Part of the title or slug, any case. One or two letters are looked for among the newest 20,000 pages.',
        ),
      template_id: z.uuid().optional(),
      status: pageStatusSchema.optional(),
      customer_id: z.uuid().optional().describe('Only the pages this customer made.'),
      cursor: z.string().max(500).optional(),
      page: z.coerce
        .number()
        .int()
        .min(1)
        .max(10_000_000)
        .optional()
        .describe('A page number instead of a cursor.'),
      per_page: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: listOf(pageRowSchema),
  }),
  create: route({
    method: 'post',
    path: '/api/pages',
    access: 'admin',
    noun,
    summary: 'Generate one page',
    status: 201,
    body: pageInputSchema,
    reply: pageSchema,
  }),
  counts: route({
    method: 'get',
    path: '/api/pages/counts',
    access: 'admin',
    noun,
    summary: 'How many pages there are, by status',
    reply: z.object({
      total: z.number().int(),
      published: z.number().int(),
      draft: z.number().int(),
      archived: z.number().int(),
    }),
  }),
  read: route({
    method: 'get',
    path: '/api/pages/{id}',
    access: 'admin',
    noun,
    summary: 'One page with its computed sections',
    params: idParams,
    reply: pageSchema,
  }),
  update: route({
    method: 'patch',
    path: '/api/pages/{id}',
    access: 'admin',
    noun,
    summary: 'Change a page’s status or its hand edits',
    params: idParams,
    body: z
      .object({ status: pageStatusSchema.optional(), overrides: overrideChangesSchema.optional() })
      .refine(({ status, overrides }) => status !== undefined || overrides !== undefined, {
        message: 'Say what to change: status or overrides',
      }),
    reply: pageSchema,
  }),
  preview: route({
    method: 'post',
    path: '/api/pages/{id}/preview',
    access: 'admin',
    noun,
    summary: 'The page’s HTML as it would be with these hand edits; nothing is stored',
    params: idParams,
    body: overrideChangesSchema.omit({ revision: true }),
    reply: z.object({ html: z.string() }),
  }),
  remove: route({
    method: 'delete',
    path: '/api/pages/{id}',
    access: 'admin',
    noun,
    summary: 'Delete a page',
    params: idParams,
  }),
};
