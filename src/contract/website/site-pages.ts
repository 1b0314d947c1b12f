import { z } from 'zod';
import { quoteServiceSchema } from '../business/pack-documents.ts';
import { adminRoutesOf, listOf, pageFields } from '../platform/route.ts';
import { filled, line } from '../platform/setting-texts.ts';
import { revisionSchema, versionNumberPart } from '../platform/whole-numbers.ts';

/** Pages of the owner's own beside those of the trade. */
export const maxOwnPages = 500;

const sitePathSchema = z
  .string()
  .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'A path is / or like /our-team')
  .max(200, 'At most 200 characters');

const sitePageSectionSchema = z.object({
  id: filled(100),
  type: filled(60),
  title: z.string().max(2_000, 'At most 2,000 characters'),
  content: z.record(z.string(), z.json()),
});

/** The text of a page, and its address. */
export const sitePageDocumentSchema = z
  .object({
    path: sitePathSchema,
    name: filled(120).describe('In menus and breadcrumbs.'),
    title: filled(200).describe('May name {{name}}, {{region}} and the other words of the business.'),
    description: line(400),
    keywords: z.array(filled(120)).max(20, 'At most 20 of these').default([]),
    parent: sitePathSchema.default('/').describe('The page above it in breadcrumbs.'),
    in_search: z.boolean().default(true).describe('Off: search engines are asked to leave it out.'),
    service: line(120).default('').describe('The service of the trade that the page sells.'),
    town: line(120).default('').describe('The town it is about, as “Hialeah, FL”.'),
    quote: quoteServiceSchema.nullable().default(null).describe('Preselected in the quote form of its hero.'),
    sections: z.array(sitePageSectionSchema).max(60, 'At most 60 sections'),
  })
  .meta({ id: 'SitePageDocument' });
export type SitePageDocument = z.output<typeof sitePageDocumentSchema>;

const pageIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(200);

export const sitePageRowSchema = z
  .object({
    id: pageIdSchema,
    path: z.string(),
    name: z.string(),
    title: z.string(),
    parent: z.string(),
    town: z.string(),
    service: z.string(),
    in_search: z.boolean(),
    is_hidden: z.boolean(),
    is_shown: z
      .boolean()
      .describe('Visitors can open it: it is visible, its service offered, its town served.'),
    origin: z
      .enum(['pack', 'owner', 'service'])
      .describe('`service`: composed from a service, and edited there.'),
    is_edited: z.boolean(),
    has_newer_text: z.boolean().describe('The trade has another text now than the one that was edited.'),
    position: z.number().int(),
    revision: z.number().int().describe('0: never changed.'),
  })
  .meta({ id: 'SitePageRow' });
export type SitePageRow = z.infer<typeof sitePageRowSchema>;

export const sitePageSchema = sitePageRowSchema
  .extend({ document: sitePageDocumentSchema, updated_at: z.iso.datetime().nullable() })
  .meta({ id: 'SitePage' });
export type SitePage = z.infer<typeof sitePageSchema>;

const versionSchema = z
  .object({ number: z.number().int(), created_by: z.string().nullable(), created_at: z.iso.datetime() })
  .meta({ id: 'SitePageVersion' });

const adminRoute = adminRoutesOf('site-pages');
const params = z.object({ id: pageIdSchema });
const based_on = revisionSchema.describe(
  'The revision this was made from. Refused if it is no longer the newest.',
);

export const sitePageRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/site-pages',
    summary: 'The pages of the site, without their sections',
    query: z.object(pageFields(200)),
    reply: listOf(sitePageRowSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/site-pages',
    summary: 'Add a page: blank, or a copy of another. Hidden until it is saved as shown',
    status: 201,
    body: z.object({
      path: sitePathSchema,
      name: filled(120),
      duplicate_of: pageIdSchema.optional(),
    }),
    reply: sitePageSchema,
  }),
  preview: adminRoute({
    method: 'post',
    path: '/api/site-pages/preview',
    scope: 'read',
    summary: 'A page as visitors would see it; nothing is stored',
    body: sitePageDocumentSchema,
    reply: z.object({ html: z.string() }),
  }),
  order: adminRoute({
    method: 'post',
    path: '/api/site-pages/order',
    summary: 'Put pages in another order: in lists of the back office',
    body: z.object({ ids: z.array(pageIdSchema).max(1_000) }),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/site-pages/{id}',
    summary: 'One page with its sections',
    params,
    reply: sitePageSchema,
  }),
  save: adminRoute({
    method: 'put',
    path: '/api/site-pages/{id}',
    summary: 'Change a page at once; a custom page’s old path redirects',
    params,
    body: z
      .object({ document: sitePageDocumentSchema, is_hidden: z.boolean().default(false), based_on })
      .meta({ id: 'SitePageUpdate' }),
    reply: sitePageSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/site-pages/{id}',
    summary: 'Delete a page of one’s own; its address leads elsewhere from then on',
    params,
    query: z.object({ redirect_to: sitePathSchema.default('/') }),
  }),
  reset: adminRoute({
    method: 'post',
    path: '/api/site-pages/{id}/reset',
    summary: 'Take the text of the trade again; the owner’s stays among the versions',
    params,
    reply: sitePageSchema,
  }),
  packText: adminRoute({
    method: 'get',
    path: '/api/site-pages/{id}/pack-text',
    summary: 'The trade’s text now, and when the page was edited',
    params,
    reply: z.object({ now: sitePageDocumentSchema, based_on: sitePageDocumentSchema.nullable() }),
  }),
  versions: adminRoute({
    method: 'get',
    path: '/api/site-pages/{id}/versions',
    summary: 'What the page was before, newest first, at most 100',
    params,
    reply: z.object({ items: z.array(versionSchema) }),
  }),
  restore: adminRoute({
    method: 'post',
    path: '/api/site-pages/{id}/versions/{number}/restore',
    summary: 'Take an earlier version again',
    params: z.object({ id: pageIdSchema, number: versionNumberPart }),
    reply: sitePageSchema,
  }),
};
