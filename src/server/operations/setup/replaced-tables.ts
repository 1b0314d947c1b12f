import { carriedTables } from '../transfers/carried-tables.ts';

/** Such tables that no full export carries. */
const others: readonly (readonly [table: string, named: readonly [one: string, many: string]])[] = [
  ['outbox', ['email', 'emails']],
  ['import_jobs', ['import', 'imports']],
  ['export_jobs', ['export', 'exports']],
];

/**
 * Tables of things that people made or sent, in singular and plural: the last step names them. A new table belongs
 * here, in kept-tables.ts, or in kept-tables.test.ts, with the reason why setup deletes its rows without naming them.
 */
export const namedTables = new Map([
  ...carriedTables.flatMap(({ table, named }) => (named ? [[table, named] as const] : [])),
  ...others,
]);
