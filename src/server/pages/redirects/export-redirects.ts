import { writeImportableCsv } from '../../platform/csv-records.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { replaceLost } from '../../platform/spoiled-cells.ts';
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
  writeImportableCsv(
    columns,
    chunksAfter(page => listRedirects(db, { ...filter, ...page }), signal),
    cells,
  );

function cells(row: RedirectTable) {
  return [
    forWindows(sourceText(row.source_path)),
    forWindows(row.written_path ?? row.destination_path),
    row.redirect_type,
    { plain: row.is_prefix },
    { plain: row.is_active },
    row.description,
    { plain: row.cause !== null },
    { plain: String(row.hits) },
    { plain: row.last_used_at?.toISOString() ?? '' },
  ];
}

/** Letters that Windows-1252 lacks are written as percent codes, so that no way of saving the file loses them. */
const forWindows = (address: string) =>
  replaceLost(address, letter => encodeURIComponent(letter.toWellFormed()));
