import { z } from 'zod';
import { searchField } from '../platform/route.ts';

export const pageStatusSchema = z.enum(['published', 'draft', 'archived']);
export type PageStatus = z.infer<typeof pageStatusSchema>;

/** Yes or no in an address as well as in JSON. */
const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);

/** What narrows the list of pages: the same words in the list, the export, a bulk change and a saved view. */
export const pageFilterShape = {
  search: searchField(
    'Part of the title or slug, any case. One or two letters are looked for among the newest 10,000 pages.',
  ),
  template_id: z.uuid().optional(),
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('Number of a version of the template named with it.'),
  status: pageStatusSchema.optional(),
  generation_batch_id: z.uuid().optional(),
  customer_id: z.uuid().optional().describe('Only the pages this customer made.'),
  city: z.string().trim().max(200).optional(),
  state: z.string().trim().max(200).optional().describe('As pages hold it: a two-letter code.'),
  noindex: flag.optional(),
  without_views: flag
    .optional()
    .describe('true: public for 90 days without views, open to search engines. Updated hourly at most.'),
};

/** A filter on its own. Unknown words are refused: ignoring one would select more pages. */
export const pageFilterSchema = z
  .strictObject(pageFilterShape)
  .refine(hasTemplateForVersion, versionNeedsTemplate())
  .meta({ id: 'PageFilter' });
export type PageFilter = z.output<typeof pageFilterSchema>;
export type PageFilterInput = z.input<typeof pageFilterSchema>;

export const pageSortSchema = z.enum(['newest', 'oldest', 'address']);
export type PageSort = z.infer<typeof pageSortSchema>;

export function hasTemplateForVersion({
  version,
  template_id,
}: {
  version?: unknown;
  template_id?: unknown;
}) {
  return version === undefined || template_id !== undefined;
}

export function versionNeedsTemplate() {
  return { path: ['version'], error: 'Name the template whose version this is: template_id' };
}
