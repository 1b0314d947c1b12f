import { stringify } from 'csv-stringify/sync';
import { byteOrderMark } from '../../platform/csv-records.ts';
import type { Db } from '../../platform/db/database.ts';
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
const rowsAtOnce = 1_000;

/** Redirects as CSV, newest first, some at a time, as an import takes them again. A formula stays text. */
export async function* exportRedirects(
  db: Db,
  filter: RedirectFilter,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + stringify([columns]));
  let after: string | null = null;
  for (;;) {
    const rows: RedirectTable[] = await listRedirects(db, { ...filter, after, limit: rowsAtOnce });
    const last = rows.at(-1);
    if (!last || signal.aborted) return;
    yield encoder.encode(stringify(rows.map(cells), { escape_formulas: true }));
    after = last.id;
  }
}

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
