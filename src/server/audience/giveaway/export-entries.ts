import { stringify } from 'csv-stringify/sync';
import { byteOrderMark } from '../../platform/csv-records.ts';
import type { Db } from '../../platform/db/database.ts';
import { type EntryRow, listEntries } from './queries.ts';

const columns = [
  'Full Name 1',
  'Full Name 2',
  'State',
  'Email',
  'Phone',
  'Wedding Date',
  'Entry Date',
  'Left Out',
];
const rowsAtOnce = 1_000;

/** All entries as CSV, newest first, some at a time. What a spreadsheet would run as a formula stays text. */
export async function* exportEntries(db: Db, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + stringify([columns]));
  let after: string | null = null;
  for (;;) {
    const rows: EntryRow[] = await listEntries(db, { after, limit: rowsAtOnce });
    const last = rows.at(-1);
    if (!last || signal.aborted) return;
    yield encoder.encode(stringify(rows.map(cells), { escape_formulas: true }));
    after = last.id;
  }
}

function cells(row: EntryRow): string[] {
  const { full_name_1, full_name_2, state, email, phone, wedding_date, created_at, spam_reason } = row;
  return [
    full_name_1,
    full_name_2,
    state,
    email,
    phone,
    wedding_date,
    created_at.toISOString(),
    spam_reason ?? '',
  ];
}
