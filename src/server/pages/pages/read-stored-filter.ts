import { type PageFilter, pageFilterSchema } from '../../../contract/pages/page-filter.ts';

/** A filter as the database has it. Rows of older programs name `without_views` by its former name, `quiet`. */
export function readStoredFilter(stored: unknown): PageFilter {
  if (typeof stored !== 'object' || stored === null || !('quiet' in stored)) {
    return pageFilterSchema.parse(stored);
  }
  const { quiet, ...rest } = stored;
  return pageFilterSchema.parse({ ...rest, without_views: quiet });
}
