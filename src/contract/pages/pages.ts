import { z } from 'zod';
import { adminRoutesOf, listOf, pageSize } from '../platform/route.ts';
import { contentSectionSchema, fieldNameSchema } from '../templates/templates.ts';
import { conflictSchema, overrideChangesSchema, overrideSchema } from './overrides.ts';
import {
  hasTemplateForVersion,
  pageFilterSchema,
  pageFilterShape,
  pageSortSchema,
  pageStatusSchema,
  versionNeedsTemplate,
} from './page-filter.ts';

/** An address of one step, as the engine makes them. */
export const slugSchema = z
  .string()
  .trim()
  .min(1, 'Write an address')
  .max(200, 'At most 200 characters')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lowercase letters, digits and single hyphens, like window-cleaning-dallas-tx',
  );

/** Replaces the destination if an address redirects nowhere. */
export const noRedirect = 'none';

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
      .describe('Changes with the version and overrides. An edit names the one it changes.'),
    redirects_to: z
      .string()
      .nullable()
      .describe('Destination of a redirect at this address. A manual rule hides a live page.'),
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

/** Input of one page: a template and a value for each of its fields. */
export const pageInputSchema = z
  .object({
    template_id: z.uuid({ error: 'Please select a template' }),
    field_values: z
      .record(fieldNameSchema, fieldValueSchema)
      .refine(values => Object.keys(values).length <= 60, 'At most 60 values'),
    url_pattern: z.string().trim().max(500).default('keyword-in-city-state'),
    allow_unfilled: z
      .boolean()
      .default(false)
      .describe('Generate it although it shows names of fields that have no value, such as [neighborhood].'),
  })
  .meta({ id: 'PageInput' });
export type PageInput = z.input<typeof pageInputSchema>;

const adminRoute = adminRoutesOf('pages');
/** A landing page, or another page of the site. */
export const pageOfCodeSchema = z
  .object({
    code: z.string(),
    path: z.string(),
    name: z.string(),
    landing_page_id: z.uuid().nullable(),
  })
  .meta({ id: 'PageOfCode' });

export const pageRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/pages',
    summary: 'Generated pages. Searches are counted up to 1,000; /api/pages/total counts on',
    query: z
      .strictObject({
        ...pageFilterShape,
        sort: pageSortSchema.default('newest'),
        cursor: z.string().max(500).optional(),
        page: z.coerce
          .number()
          .int()
          .min(1)
          .max(10_000_000)
          .optional()
          .describe('A page number instead of a cursor.'),
        per_page: pageSize(),
      })
      .refine(hasTemplateForVersion, versionNeedsTemplate()),
    reply: listOf(pageRowSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/pages',
    summary: 'Generate one page',
    status: 201,
    body: pageInputSchema,
    reply: pageSchema,
  }),
  findByCode: adminRoute({
    method: 'get',
    path: '/api/pages/by-code/{code}',
    summary: 'The page that a text message names by its code',
    params: z.object({ code: z.string().max(200).describe('The code, or a message with it.') }),
    reply: pageOfCodeSchema,
  }),
  counts: adminRoute({
    method: 'get',
    path: '/api/pages/counts',
    summary: 'How many pages there are, by status',
    reply: z.object({
      total: z.number().int(),
      published: z.number().int(),
      draft: z.number().int(),
      archived: z.number().int(),
    }),
  }),
  total: adminRoute({
    method: 'get',
    path: '/api/pages/total',
    summary: 'The exact number of pages of a filter; a second among a million',
    query: pageFilterSchema,
    reply: z.object({ total: z.number().int() }),
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/pages/export.csv',
    summary: 'The pages of a filter as a spreadsheet, newest first',
    query: pageFilterSchema,
    reply: z.string(),
    media: 'text/csv',
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/pages/{id}',
    summary: 'One page with its computed sections',
    reply: pageSchema,
  }),
  update: adminRoute({
    method: 'patch',
    path: '/api/pages/{id}',
    summary: 'Change a page’s status, address, hand edits or noindex',
    body: z
      .object({
        status: pageStatusSchema.optional(),
        slug: slugSchema
          .optional()
          .describe('A new address. The old address of a public page redirects to it.'),
        redirect_to: z
          .string()
          .max(2_000)
          .nullable()
          .optional()
          .describe(
            'Redirect of a page that goes offline. Null: none. Omitted: archived pages redirect to the most similar page, drafts nowhere.',
          ),
        is_noindex: z.boolean().optional(),
        overrides: overrideChangesSchema.optional(),
      })
      .refine(changes => Object.values(changes).some(change => change !== undefined), {
        message: 'Say what to change: status, slug, is_noindex or overrides',
      }),
    reply: pageSchema,
  }),
  preview: adminRoute({
    method: 'post',
    path: '/api/pages/{id}/preview',
    scope: 'read',
    summary: 'The page’s HTML as it would be with these hand edits; nothing is stored',
    body: overrideChangesSchema.omit({ revision: true }),
    reply: z.object({ html: z.string() }),
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/pages/{id}',
    summary: 'Delete a page',
    query: z.object({
      redirect_to: z
        .string()
        .max(2_000)
        .optional()
        .describe('Redirect of its address; "none": none. Omitted: the nearest page, if public.'),
    }),
  }),
};
