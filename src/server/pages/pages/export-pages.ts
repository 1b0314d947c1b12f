import { stringify } from 'csv-stringify/sync';
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

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF';

/**
 * The pages of a filter as CSV. Texts that a spreadsheet would run as a formula are kept text; how much is in memory does
 * not depend on how many pages there are.
 */
export async function* exportPages(
  db: Db,
  filter: FoundFilter,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes(byteOrderMark + stringify([columns]));
  for await (const pages of walkPages(db, filter)) {
    if (signal.aborted) return;
    yield bytes(stringify(pages.map(cells), { escape_formulas: true }));
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

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
