import { z } from 'zod';
import { versionNumberSchema } from '../platform/whole-numbers.ts';
import { fieldNameSchema } from '../templates/templates.ts';
import { overruleSchema } from './checks.ts';
import { paceSchema } from './publishing-schedules.ts';

/* Input for planning a batch, and for approving it. */

export const approvalSchema = z
  .object({
    overrule: overruleSchema
      .optional()
      .describe('Allows pages that are too similar, outside, or thin. The latter two become noindex.'),
    leave_out: z.boolean().optional().describe('Skips pages that are outside or thin. The plan names them.'),
    noindex_alike: z
      .boolean()
      .optional()
      .describe('Publish too similar pages as noindex, outside the sitemap. Needs a finished forecast.'),
    pace: paceSchema
      .optional()
      .describe('Publish the pages gradually at this pace. Set with the approval, before any page is made.'),
    generate: z.boolean().optional().describe('Start generating as soon as the batch is approved.'),
  })
  .meta({ id: 'Approval' });

/** What is decided with an approval. */
export type Decision = Omit<z.output<typeof approvalSchema>, 'generate'>;

const fieldValuesSchema = z
  .record(fieldNameSchema, z.string().trim().max(10_000))
  .refine(values => Object.keys(values).length <= 60, 'At most 60 values');

export const rowKeywordSchema = z
  .string()
  .trim()
  .max(500)
  .optional()
  .describe('The keyword of this row. Used with `page_per_row`.');

/** A list that is left out is refused in the same words as an empty one. */
export const listSchema = (missing: string) => z.string({ error: missing }).max(20_000_000);

export const batchInputSchema = z
  .object({
    name: z
      .string()
      .trim()
      .max(300)
      .optional()
      .describe(
        'Empty: named after template, counts and date. Left out: the same up to 3,000 combinations, “Ultra-Large Batch” with date and time above.',
      ),
    template_id: z.uuid({ error: 'Please select a template first' }),
    locations: listSchema('Please enter locations in the locations field').describe(
      'One per line: "City, State".',
    ),
    keywords: listSchema('Please enter keywords in the keywords field').describe('One per line.'),
    url_pattern: z.string().trim().max(500).default('keyword-in-city-state'),
    field_values: fieldValuesSchema
      .default({})
      .describe('Values of the template’s other fields, the same for every page.'),
    location_values: z
      .array(
        z.object({
          city: z.string().max(200),
          state: z.string().max(40),
          field_values: fieldValuesSchema,
          keyword: rowKeywordSchema,
        }),
      )
      .max(200_000)
      .default([])
      .describe('Values of single locations; they win over `field_values`.'),
    page_per_row: z
      .boolean()
      .default(false)
      .describe(
        'Each entry of `location_values` is a page for each keyword, or for its own one. `locations` and `keywords` may be empty then.',
      ),
    data_sets: z
      .array(z.object({ id: z.uuid(), version: versionNumberSchema.optional() }))
      .max(8)
      .default([])
      .describe('Data sets of the lists, with their version. Empty lists are read from them.'),
    update_existing: z.boolean().default(false),
    high_performance: z.boolean().default(true),
    skip_cleanup: z.boolean().default(false),
  })
  .meta({ id: 'BatchInput' });
export type BatchInput = z.input<typeof batchInputSchema>;

export const deletedPagesSchema = z
  .enum(['keep', 'revert'])
  .default('keep')
  .describe('When deleting: what becomes of the pages it made or changed.');
export type DeletedPages = z.infer<typeof deletedPagesSchema>;
