import { z } from 'zod';
import { packOrOwnSchema } from '../platform/content-packs.ts';
import {
  adminRoutesOf,
  importFields,
  importReport,
  indexedSearchField,
  listOf,
  pageFields,
  pageSize,
  rowVerdictSchema,
} from '../platform/route.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';
import { listedPredicateSchema, predicateNameSchema } from './predicates.ts';
import { statementStateSchema, subjectKinds } from './statement-filter.ts';

/** The source of what the owner knows. */
export const ownerSource = 'owner';

/** Sources of one fact: more would be none that a person compares. */
export const maxSources = 20;

const daySchema = z.iso.date({ error: 'Write a day as 2027-05-31' });

const valueSchema = z
  .string({ error: 'Enter what is true' })
  .trim()
  .min(1, 'Enter what is true')
  .max(300, 'At most 300 characters')
  .refine(value => !/[{}|\p{Cc}]/u.test(value), 'One line, without braces and bars');

export const sourceSchema = z
  .string({ error: 'Say where you know it from' })
  .trim()
  .max(500, 'At most 500 characters')
  .refine(isSource, 'An address that begins with https://, or the word owner');

const webPage = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

function isSource(source: string): boolean {
  return source === ownerSource || (webPage.safeParse(source).success && !/^https:\/\/[^/?#]*@/.test(source));
}

const input = {
  subject_kind: z.enum(subjectKinds, { error: `One of ${subjectKinds.join(', ')}` }),
  subject: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .default('')
    .describe('`Boca Raton, FL`, `Palm Beach, FL`, `FL` or a service; empty: the business.'),
  predicate: predicateNameSchema.describe('One of `GET /api/statements/predicates`.'),
  value: valueSchema.describe('The part of a sentence that fits its predicate’s frame.'),
  source: sourceSchema.describe('An https address, or `owner`.'),
  source_name: z
    .string()
    .trim()
    .max(120, 'At most 120 characters')
    .default('')
    .describe('Who says it: `City of Boca Raton`.'),
  checked_on: daySchema.nullable().default(null).describe('The day the source was last checked.'),
  expires_on: daySchema
    .nullable()
    .optional()
    .describe(
      'The last day it is shown; null: it stays. Left out: as many days after `checked_on` as its predicate says.',
    ),
  license: z.string().trim().max(200, 'At most 200 characters').default(''),
};

export const statementInputSchema = z.object(input).meta({ id: 'StatementInput' });
export type StatementInput = z.output<typeof statementInputSchema>;

export const statementSchema = z
  .object({
    id: z.uuid(),
    subject_kind: z.enum(subjectKinds),
    subject: z.string(),
    predicate: z.string(),
    value: z.string(),
    source: z.string(),
    source_name: z.string(),
    checked_on: z.iso.date().nullable(),
    expires_on: z.iso.date().nullable(),
    license: z.string(),
    is_chosen: z.boolean().describe('Sources disagree, and a person chose this one.'),
    is_disputed: z.boolean().describe('Sources disagree and none is chosen: pages show none of them.'),
    revision: z.number().int().describe('Counts the changes; send it back as `based_on`.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof statementSchema>;

export const factSchema = z
  .object({
    name: z.string().describe('As texts name it behind `fact:`, such as `county.drop_off`.'),
    value: z.string(),
    source: z.string().nullable().describe('An https address; null: the owner or the gazetteer.'),
    source_name: z.string(),
  })
  .meta({ id: 'Fact' });
export type Fact = z.infer<typeof factSchema>;

export const statementVerdictSchema = z.object({
  line: z.number().int(),
  subject: z.string(),
  predicate: z.string(),
  verdict: rowVerdictSchema,
  reason: z.string().describe('Why it is refused, or which source it disagrees with.'),
});

export const statementImportSchema = importReport(statementVerdictSchema, {
  counts: { disputed: z.number().int().describe('Rows that disagree with another source.') },
  order: 'The refused ones first, then conflicts with another source',
}).meta({ id: 'StatementImportReport' });
export type StatementImport = z.infer<typeof statementImportSchema>;

const filter = {
  search: indexedSearchField('Part of the subject or the value.'),
  subject_kind: z.enum(subjectKinds).optional(),
  predicate: predicateNameSchema.optional(),
  state: statementStateSchema
    .optional()
    .describe('`expiring`: within 60 days. `unchecked`: without a day of checking.'),
};
export type StatementFilter = z.output<z.ZodObject<typeof filter>>;

const adminRoute = adminRoutesOf('statements');

export const statementRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/statements',
    summary: 'Statements, newest first',
    query: z.object({ ...filter, ...pageFields() }),
    reply: listOf(statementSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/statements',
    summary: 'Add a statement. Pages show it at once',
    status: 201,
    body: statementInputSchema,
    reply: statementSchema,
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/statements/export.csv',
    summary: 'The statements of a filter as a spreadsheet that can be imported again',
    query: z.object(filter),
    reply: z.string(),
    media: 'text/csv',
  }),
  import: adminRoute({
    method: 'post',
    path: '/api/statements/import',
    summary:
      'Import statements from CSV by subject, predicate and source: a verdict for every row, or all at once',
    body: z.object(importFields(30_000_000)),
    reply: statementImportSchema,
  }),
  expiring: adminRoute({
    method: 'get',
    path: '/api/statements/expiring',
    summary: 'What expires next, and how many published pages show it',
    query: z.object({
      days: z.coerce.number().int().min(1).max(3_650).default(60),
      subject_kind: filter.subject_kind,
      per_page: pageSize(),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          statement: statementSchema,
          pages: z.number().int().describe('Published pages whose text loses a sentence.'),
        }),
      ),
      total: z.number().int(),
    }),
  }),
  predicates: adminRoute({
    method: 'get',
    path: '/api/statements/predicates',
    summary:
      'What can be stated: the predicates of the packs in use, the shared ones, and those of other packs',
    query: z.object({
      pack: packOrOwnSchema.removeDefault().optional().describe('Only what texts of this pack can name.'),
    }),
    reply: z.object({ items: z.array(listedPredicateSchema) }),
  }),
  facts: adminRoute({
    method: 'get',
    path: '/api/statements/facts',
    summary: 'Facts for a page about this place: valid statements and gazetteer data',
    query: z.object({
      city: z.string().trim().max(200).default(''),
      state: z.string().trim().max(200).default(''),
      service: z.string().trim().max(200).default(''),
    }),
    reply: z.object({ items: z.array(factSchema) }),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/statements/{id}',
    summary: 'One statement',
    reply: statementSchema,
  }),
  update: adminRoute({
    method: 'patch',
    path: '/api/statements/{id}',
    summary: 'Change a statement. What is left out stays',
    body: z
      .object({
        value: valueSchema,
        source: sourceSchema,
        source_name: input.source_name.unwrap(),
        checked_on: daySchema.nullable(),
        expires_on: daySchema.nullable(),
        license: input.license.unwrap(),
        is_chosen: z.literal(true).describe('Where sources disagree: show only this one from now on.'),
        based_on: revisionSchema.describe(
          'The revision that this change is based on. An older one is refused (409).',
        ),
      })
      .partial()
      .meta({ id: 'StatementUpdate' }),
    reply: statementSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/statements/{id}',
    summary: 'Delete a statement. Sentences that need it leave the pages at once',
  }),
};
