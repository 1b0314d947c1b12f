import { sql } from 'kysely';
import type { ExportFormat, TransferType } from '../../../contract/operations/transfers.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ImportOutcome, ImportProgress } from './import-file.ts';
import type { ExportTable, ImportTable } from './present-transfer.ts';
import type { WrittenExport } from './write-export.ts';

/** An import without the results of its items. */
const importColumns = [
  'id',
  'import_type',
  'phase',
  'status',
  'file_url',
  'file_name',
  'file_size',
  'bytes_done',
  'rows_done',
  'import_data',
  'error_message',
  'created_by',
  'created_at',
  'updated_at',
  'completed_at',
] as const;

const missing = () => new AppError('not-found', 'Job not found.', { reason: 'transfer-missing' });

export async function listExports(db: Db, limit: number): Promise<ExportTable[]> {
  return db.selectFrom('export_jobs').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

export async function getExport(db: Db, id: string): Promise<ExportTable> {
  return db.selectFrom('export_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing);
}

export async function insertExport(
  trx: Trx,
  job: { id: string; export_type: TransferType; format: ExportFormat; created_by: string | null },
): Promise<void> {
  await trx.insertInto('export_jobs').values(job).execute();
}

export async function beginExport(db: Db, id: string): Promise<ExportTable | undefined> {
  return db
    .updateTable('export_jobs')
    .set({ status: 'processing', rows_done: 0, rows_total: 0, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .returningAll()
    .executeTakeFirst();
}

export async function showExportProgress(db: Db, id: string, done: number, total: number): Promise<void> {
  await db
    .updateTable('export_jobs')
    .set({ rows_done: done, rows_total: total, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function completeExport(
  db: Db,
  id: string,
  { file_size, counts }: WrittenExport,
): Promise<void> {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await db
    .updateTable('export_jobs')
    .set({
      status: 'completed',
      file_size,
      rows_done: rows,
      rows_total: rows,
      export_data: JSON.stringify(counts),
      updated_at: sql`now()`,
      completed_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function listImports(db: Db, limit: number): Promise<ImportTable[]> {
  return db.selectFrom('import_jobs').select(importColumns).orderBy('id', 'desc').limit(limit).execute();
}

export async function getImport(db: Db, id: string): Promise<ImportTable & { import_results: unknown }> {
  return db.selectFrom('import_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing);
}

export interface NewImport {
  readonly id: string;
  readonly import_type: TransferType;
  readonly file_url: string;
  readonly file_name: string;
  readonly file_size: number;
  readonly created_by: string | null;
}

export async function insertImport(trx: Trx, job: NewImport): Promise<void> {
  await trx.insertInto('import_jobs').values(job).execute();
}

export async function beginImport(db: Db, id: string): Promise<ImportTable | undefined> {
  return db
    .updateTable('import_jobs')
    .set({ status: 'processing', bytes_done: 0, rows_done: 0, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .returning(importColumns)
    .executeTakeFirst();
}

export async function showImportProgress(db: Db, id: string, progress: ImportProgress): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ ...progress, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Stores the result with its status. `now()` is too old here: it is the start of the import's transaction. */
export async function storeImportOutcome(
  db: Db,
  id: string,
  status: 'checked' | 'completed',
  { results, head }: ImportOutcome,
): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({
      status,
      import_results: JSON.stringify(results),
      import_data: JSON.stringify(head),
      updated_at: sql`clock_timestamp()`,
      ...(status === 'completed' ? { completed_at: sql`clock_timestamp()` } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Starts the import of a checked file; false if it is done or running. */
export async function moveToImporting(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('import_jobs')
    .set({ phase: 'importing', status: 'pending', bytes_done: 0, rows_done: 0, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'checked')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function failTransfer(
  db: Db,
  table: 'export_jobs' | 'import_jobs',
  id: string,
  message: string,
): Promise<void> {
  await db
    .updateTable(table)
    .set({
      status: 'failed',
      error_message: message.slice(0, 1_000),
      updated_at: sql`now()`,
      completed_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .execute();
}

/** Deletes a job unless it is being processed; returns whether it was deleted. */
export async function deleteTransfer(
  db: Db,
  table: 'export_jobs' | 'import_jobs',
  id: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('status', '<>', 'processing')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUnfinishedExports(db: Db): Promise<{ export_id: string }[]> {
  return db
    .selectFrom('export_jobs')
    .select('id as export_id')
    .where('status', 'in', ['pending', 'processing'])
    .execute();
}

export async function listUnfinishedImports(db: Db): Promise<{ import_id: string }[]> {
  return db
    .selectFrom('import_jobs')
    .select('id as import_id')
    .where('status', 'in', ['pending', 'processing'])
    .execute();
}

/**
 * Deletes finished jobs older than `days` days, and all but the newest `max`. Returns the ids of the remaining jobs.
 */
export async function deleteOldTransfers(
  db: Db,
  { days, max }: { days: number; max: number },
): Promise<ReadonlySet<string>> {
  const left = new Set<string>();
  for (const table of ['export_jobs', 'import_jobs'] as const) {
    await sql`
      delete from ${sql.table(table)}
      where status not in ('pending', 'processing')
        and (created_at < now() - make_interval(days => ${days})
             or id not in (select id from ${sql.table(table)} order by id desc limit ${max}))`.execute(db);
    for (const { id } of await db.selectFrom(table).select('id').execute()) left.add(id);
  }
  return left;
}
