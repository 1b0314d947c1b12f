import { z } from 'zod';
import { predicateNameSchema } from '../business/predicates.ts';
import { statementImportSchema } from '../business/statements.ts';
import { adminRoutesOf, importFields, listOf, pageFields, pageSize, searchField } from '../platform/route.ts';
import { versionNumberPart, versionNumberSchema } from '../platform/whole-numbers.ts';
import { fieldNameSchema } from './templates.ts';

/** Places of one data set; a batch accepts as many with their own values. */
export const maxDataSetRows = 200_000;

export const dataSetSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    version: z.number().int().describe('The newest; counted from 1.'),
    location_count: z.number().int(),
    keyword_count: z.number().int(),
    columns: z.array(z.string()).describe('Names of the values its places have: each is a placeholder.'),
    batch_count: z.number().int().describe('Existing batches planned from it, counted up to 1,000.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DataSet' });
export type DataSet = z.infer<typeof dataSetSchema>;

const fieldValuesSchema = z
  .record(fieldNameSchema, z.string().trim().max(10_000))
  .refine(values => Object.keys(values).length <= 60, 'At most 60 values');

/** Lists in the generator's format. */
export const dataSetContentSchema = z
  .object({
    locations: z.string().max(20_000_000).default('').describe('One per line: "City, State".'),
    location_values: z
      .array(
        z.object({
          city: z.string().max(200),
          state: z.string().max(40),
          field_values: fieldValuesSchema,
          keyword: z.string().trim().max(500).optional().describe('The keyword of this row.'),
        }),
      )
      .max(maxDataSetRows)
      .default([])
      .describe('Values of single locations. A place with several entries is several rows.'),
    keywords: z.string().max(20_000_000).default('').describe('One per line.'),
  })
  .meta({ id: 'DataSetContent' });
export type DataSetContent = z.output<typeof dataSetContentSchema>;

const nameSchema = z
  .string({ error: 'Give the data set a name' })
  .trim()
  .min(1, 'Give the data set a name')
  .max(120, 'At most 120 characters');

export const dataSetInputSchema = dataSetContentSchema
  .extend({
    name: nameSchema,
    note: z.string().trim().max(200).default('').describe('Where this version comes from, such as a file.'),
  })
  .meta({ id: 'DataSetInput' });

export const savedDataSetSchema = z
  .object({
    data_set: dataSetSchema,
    is_changed: z.boolean().describe('False: nothing was new, so no version was created.'),
    rejected_count: z.number().int().describe('Lines that are no location, or too long.'),
    duplicate_count: z.number().int(),
  })
  .meta({ id: 'SavedDataSet' });
export type SavedDataSet = z.infer<typeof savedDataSetSchema>;

export const dataSetVersionSchema = z
  .object({
    number: z.number().int(),
    note: z.string(),
    location_count: z.number().int(),
    keyword_count: z.number().int(),
    columns: z.array(z.string()),
    created_by_email: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'DataSetVersion' });
export type DataSetVersion = z.infer<typeof dataSetVersionSchema>;

/** The sources of a batch's lists. */
export const usedDataSetSchema = z
  .object({ id: z.uuid(), name: z.string(), version: z.number().int() })
  .meta({ id: 'UsedDataSet' });
export type UsedDataSet = z.infer<typeof usedDataSetSchema>;

const { csv: _csv, ...keepFields } = importFields(0);
const adminRoute = adminRoutesOf('data-sets');
const versionParams = z.object({ id: z.uuid(), n: versionNumberPart });

export const dataSetRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/data-sets',
    summary: 'Data sets (named lists of places with values, and keywords), by name',
    query: z.object({
      search: searchField('Part of the name.'),
      ...pageFields(),
    }),
    reply: listOf(dataSetSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/data-sets',
    summary: 'Keep lists under a new name',
    status: 201,
    body: dataSetInputSchema,
    reply: savedDataSetSchema,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/data-sets/{id}',
    summary: 'One data set',
    reply: dataSetSchema,
  }),
  save: adminRoute({
    method: 'put',
    path: '/api/data-sets/{id}',
    summary: 'Save other lists under the name: a new version, when they are other ones',
    body: dataSetInputSchema.omit({ name: true }).extend({
      based_on: versionNumberSchema
        .optional()
        .describe('The version that these lists change. An older one is refused (409).'),
    }),
    reply: savedDataSetSchema,
  }),
  rename: adminRoute({
    method: 'patch',
    path: '/api/data-sets/{id}',
    summary: 'Give a data set another name',
    body: z.object({ name: nameSchema }),
    reply: dataSetSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/data-sets/{id}',
    summary: 'Delete a data set with its versions; batches planned from it stay',
  }),
  content: adminRoute({
    method: 'get',
    path: '/api/data-sets/{id}/content',
    summary: 'The lists of a version, as POST /api/batches takes them',
    query: z.object({ version: versionNumberPart.optional().describe('The newest otherwise.') }),
    reply: dataSetContentSchema.extend({ version: z.number().int() }),
  }),
  rows: adminRoute({
    method: 'get',
    path: '/api/data-sets/{id}/rows',
    summary: 'The rows of a version, in the order they were saved in',
    query: z.object({
      kind: z.enum(['locations', 'keywords']).default('locations'),
      version: versionNumberPart.optional(),
      cursor: z.string().max(100).optional(),
      per_page: pageSize(50, 1_000),
    }),
    reply: listOf(
      z.object({
        id: z.string(),
        text: z.string().describe('"City, State", or the keyword.'),
        field_values: z.record(z.string(), z.string()),
      }),
    ),
  }),
  statements: adminRoute({
    method: 'post',
    path: '/api/data-sets/{id}/statements',
    summary:
      'Keep a column of its newest version as statements of its towns: a verdict for every one, or all at once',
    body: z.object({
      column: fieldNameSchema,
      predicate: predicateNameSchema.describe(
        'What the column says: one of `GET /api/statements/predicates`.',
      ),
      ...keepFields,
    }),
    reply: statementImportSchema,
  }),
  versions: adminRoute({
    method: 'get',
    path: '/api/data-sets/{id}/versions',
    summary: 'The versions of a data set, newest first; the newest hundred are kept',
    reply: z.object({ items: z.array(dataSetVersionSchema) }),
  }),
  restore: adminRoute({
    method: 'post',
    path: '/api/data-sets/{id}/versions/{n}/restore',
    summary: 'Make an older version the newest again',
    params: versionParams,
    reply: dataSetSchema,
  }),
};
