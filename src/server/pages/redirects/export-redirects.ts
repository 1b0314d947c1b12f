import { writeCsv } from '../../platform/csv-records.ts';
import type { Db } from '../../platform/db/database.ts';
import { pagesAfter } from '../../platform/db/pages-after.ts';
import { listRedirects, type RedirectFilter, type RedirectTable } from './queries.ts';
import { sourceText } from './redirect-path.ts';

const columns = [
  'source_path',
  'destination_path',
  'redirect_type',
  'is_prefix',
  'is_active',
  'description',
  'is_automatic',
  'hits',
  'last_used_at',
];

/** Redirects as CSV, newest first, in the format of an import. */
export const exportRedirects = (db: Db, filter: RedirectFilter, signal: AbortSignal) =>
  writeCsv(
    columns,
    pagesAfter(page => listRedirects(db, { ...filter, ...page }), signal),
    cells,
  );

function cells(row: RedirectTable): string[] {
  return [
    sourceText(row.source_path),
    row.written_path ?? row.destination_path,
    String(row.redirect_type),
    String(row.is_prefix),
    String(row.is_active),
    row.description,
    String(row.cause !== null),
    String(row.hits),
    row.last_used_at?.toISOString() ?? '',
  ];
}
