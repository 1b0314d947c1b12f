import { z } from 'zod';
import {
  adminRoutesOf,
  importFields,
  importReport,
  indexedSearchField,
  listOf,
  pageFields,
  pageSize,
  rowVerdictSchema,
  seenAt,
} from '../platform/route.ts';

/** Most rules that cover everything below a path: every request that nothing else answers is held against all of them. */
export const maxPrefixRedirects = 200;

/** Permanent, temporary; the same with the method of the request kept; gone, without a destination. */
export const redirectTypes = [301, 302, 307, 308, 410] as const;
export type RedirectType = (typeof redirectTypes)[number];
const redirectTypeSchema = z.literal(redirectTypes, { error: `The type is ${redirectTypes.join(', ')}` });

export const redirectSchema = z
  .object({
    id: z.uuid(),
    source_path: z
      .string()
      .describe('Decoded but for percent signs, without a slash at the end. A query may follow.'),
    destination_path: z
      .string()
      .describe('A path of this site, or an https address; empty: gone. Chains are flattened.'),
    redirect_type: redirectTypeSchema,
    is_prefix: z.boolean().describe('Includes all subpaths of the source. The rest of the path is kept.'),
    is_active: z.boolean(),
    description: z.string(),
    written_path: z
      .string()
      .nullable()
      .describe('The destination as written, if it redirects further. Null otherwise.'),
    is_automatic: z.boolean().describe('Written by the program for a page that left its address.'),
    hits: z.number().int(),
    last_used_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirectSchema>;

export const redirectInputSchema = z
  .object({
    source_path: z.string({ error: 'Enter the old path, like /old-page' }).max(2_000),
    destination_path: z
      .string({ error: 'Enter the destination, like /new-page' })
      .max(2_000)
      .default('')
      .describe('May be left out where the type is 410.'),
    redirect_type: redirectTypeSchema.default(301),
    is_prefix: z.boolean().default(false),
    is_active: z.boolean().default(true),
    description: z.string().trim().max(500, 'At most 500 characters').default(''),
  })
  .meta({ id: 'RedirectInput' });
const redirectChangeSchema = redirectInputSchema.extend(seenAt).meta({ id: 'RedirectChange' });
export type RedirectInput = z.output<typeof redirectChangeSchema>;

/** A stored rule and what is worth knowing about it. */
export const redirectAnswerSchema = z
  .object({
    redirect: redirectSchema,
    hides_page: z.boolean().describe('The redirect hides a live page at the source.'),
    leads_nowhere: z.boolean().describe('Nothing on this site answers at the destination.'),
    flattened: z.number().int().describe('How many other rules led here and now lead straight on.'),
  })
  .meta({ id: 'RedirectAnswer' });
export type RedirectAnswer = z.infer<typeof redirectAnswerSchema>;

export const notFoundHitSchema = z
  .object({
    path: z.string().describe('As it can be the source of a redirect.'),
    hits: z.number().int(),
    referrer: z.string().nullable(),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
    suggestion: z
      .string()
      .nullable()
      .describe('Path of the nearest live page. Null: none is similar, or not computed yet.'),
  })
  .meta({ id: 'NotFoundHit' });
export type NotFoundHit = z.infer<typeof notFoundHitSchema>;

export const verdictSchema = z.object({
  line: z.number().int(),
  source_path: z.string(),
  destination_path: z.string(),
  verdict: rowVerdictSchema,
  reason: z.string().describe('Why it is refused. Otherwise: its final destination, and possible mistakes.'),
  hides_page: z.boolean(),
  leads_nowhere: z.boolean(),
});

export const importReportSchema = importReport(verdictSchema, {
  counts: {
    hides_page: z.number().int().describe('Rows that hide a live page.'),
    leads_nowhere: z.number().int().describe('Rows whose destination does not exist on this site.'),
  },
  order: 'Refused rows first, then rules that hide a page or lead nowhere',
}).meta({ id: 'RedirectImportReport' });
export type ImportReport = z.infer<typeof importReportSchema>;

const filter = {
  search: indexedSearchField('Part of the source or the destination.'),
  is_active: z.enum(['true', 'false']).optional(),
  is_automatic: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: only automatic redirects of moved or removed pages. false: only others.'),
};

const importFile = importFields(30_000_000);

const adminRoute = adminRoutesOf('redirects');

export const redirectRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/redirects',
    summary: 'Redirects, newest first',
    query: z.object({ ...filter, ...pageFields() }),
    reply: listOf(redirectSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/redirects',
    summary: 'Add a redirect. A cycle is refused and shown; chains are flattened',
    status: 201,
    body: redirectInputSchema,
    reply: redirectAnswerSchema,
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/redirects/export.csv',
    summary: 'The redirects of a filter as an importable spreadsheet, newest first',
    query: z.object(filter),
    reply: z.string(),
    media: 'text/csv',
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/redirects/{id}',
    summary: 'One redirect',
    reply: redirectSchema,
  }),
  update: adminRoute({
    method: 'put',
    path: '/api/redirects/{id}',
    summary: 'Change a redirect, or switch it on or off',
    body: redirectChangeSchema,
    reply: redirectAnswerSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/redirects/{id}',
    summary: 'Delete a redirect',
  }),
  import: adminRoute({
    method: 'post',
    path: '/api/redirects/import',
    summary: 'Import redirects from CSV: a verdict for every row, or all at once',
    body: z.object(importFile),
    reply: importReportSchema,
  }),
  judge: adminRoute({
    method: 'post',
    path: '/api/redirects/import/verdicts.csv',
    scope: 'read',
    summary: 'The verdict for every row of a CSV, as a spreadsheet. Changes nothing',
    body: z.object({ csv: importFile.csv }),
    reply: z.string(),
    media: 'text/csv',
  }),
  notFound: adminRoute({
    method: 'get',
    path: '/api/not-found-hits',
    summary: 'Addresses that nothing answers, the most wanted first',
    query: z.object({ per_page: pageSize() }),
    reply: z.object({ items: z.array(notFoundHitSchema) }),
  }),
  forget: adminRoute({
    method: 'post',
    path: '/api/not-found-hits/forget',
    summary: 'Remove an address from the list; it returns with the next request',
    body: z.object({ path: z.string().max(2_000) }),
  }),
};
