import { writeCsv } from '../../platform/csv-records.ts';
import type { Db } from '../../platform/db/database.ts';
import { pagesAfter } from '../../platform/db/pages-after.ts';
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

/** All entries as CSV, newest first. */
export const exportEntries = (db: Db, signal: AbortSignal) =>
  writeCsv(
    columns,
    pagesAfter(page => listEntries(db, page), signal),
    cells,
  );

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
