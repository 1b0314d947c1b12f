import { writeCsv } from '../../platform/csv-records.ts';
import type { Db } from '../../platform/db/database.ts';
import { type FoundFilter, type ListedPage, walkPages } from './export-queries.ts';
import { presentPageRow } from './page-row.ts';

const columns = [
  'Title',
  'Slug',
  'Status',
  'Template',
  'Meta Description',
  'Hero Title',
  'Hero Subtitle',
  'Field Values',
  'Created Date',
  'Updated Date',
];

/** The pages of a filter as CSV. How much is in memory does not depend on how many pages there are. */
export const exportPages = (db: Db, filter: FoundFilter, signal: AbortSignal) =>
  writeCsv(columns, untilAborted(walkPages(db, filter), signal), cells);

async function* untilAborted<T>(chunks: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const chunk of chunks) {
    if (signal.aborted) return;
    yield chunk;
  }
}

/** The file has no column for it. */
const noOwner = { owner_email: null, owner_customer_id: null };

function cells(row: ListedPage): string[] {
  const page = presentPageRow({ ...row, ...noOwner });
  return [
    page.title,
    page.slug,
    page.status,
    page.template_name,
    page.meta_description,
    page.hero_title,
    page.hero_subtitle,
    JSON.stringify(page.field_values),
    page.created_at,
    page.updated_at,
  ];
}
