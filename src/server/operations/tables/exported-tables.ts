import { type ExportedRows, tableFacts } from './table-facts.ts';

/** A table that a full export carries. */
export interface ExportedTable extends ExportedRows {
  readonly table: string;
}

/** Ordered so that referenced tables come first. */
export const exportedTables: readonly ExportedTable[] = Object.entries(tableFacts).flatMap(
  ([table, { label, ...facts }]) => (label === undefined ? [] : [{ ...facts, table, label }]),
);

/** The list of accounts in a file. Accounts are matched by email; missing customers get one. */
export const accountsField = 'accounts';

/** The list of the pictures of `lead_photos`, which lie beside the database. */
export const photoFilesField = 'lead_photo_files';
