import { z } from 'zod';
import {
  type PageFilterInput,
  pageFilterSchema,
  pageSortSchema,
  pageStatusSchema,
} from '../../../contract/pages/page-filter.ts';

const text = z.string().max(200).optional().catch(undefined);
const id = z.uuid().optional().catch(undefined);
const yesNo = z.boolean().optional().catch(undefined);

/** The list's filter and order in its address. Invalid values are dropped, not errors. */
export const pageSearchSchema = z.object({
  search: text,
  template_id: id,
  version: z.number().int().min(1).max(1_000_000).optional().catch(undefined),
  status: pageStatusSchema.optional().catch(undefined),
  generation_batch_id: id,
  customer_id: id,
  city: text,
  state: text,
  noindex: yesNo,
  without_views: yesNo,
  sort: pageSortSchema.optional().catch(undefined),
  page: z.number().int().min(2).max(10_000_000).optional().catch(undefined),
  after: z.string().max(500).optional().catch(undefined),
});
export type PageSearch = z.output<typeof pageSearchSchema>;

/** Address parameters without the filter. */
const placeNames: readonly string[] = ['sort', 'page', 'after'] satisfies (keyof PageSearch)[];

/** The filter of an address, without empty values. */
export function filterOf(search: PageSearch): PageFilterInput {
  const said = Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value !== undefined && value !== '' && !placeNames.includes(name),
    ),
  ) as PageFilterInput;
  // A version means nothing without its template.
  if (said.template_id === undefined) delete said.version;
  return pageFilterSchema.safeParse(said).success ? said : {};
}
