import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  type ExportJob,
  exportJobSchema,
  type ImportJob,
  importJobSchema,
  importResultsSchema,
  transferTypeSchema,
} from '../../../contract/operations/transfers.ts';
import type { ExportJobs, ImportJobs } from '../../platform/db/tables.ts';
import { exportFileName } from './transfer-files.ts';

export type ExportTable = Selectable<ExportJobs>;
export type ImportTable = Omit<Selectable<ImportJobs>, 'import_results'>;

const countsSchema = z.record(z.string(), z.number());
const headSchema = importJobSchema.shape.import_data;

/** The only way an export's row becomes an answer. */
export function presentExport(row: ExportTable): ExportJob {
  const export_type = transferTypeSchema.parse(row.export_type);
  return {
    id: row.id,
    export_type,
    status: exportJobSchema.shape.status.parse(row.status),
    file_name: exportFileName(export_type, row.created_at),
    file_size: row.file_size,
    rows_done: row.rows_done,
    rows_total: row.rows_total,
    export_data: countsSchema.parse(row.export_data),
    error_message: row.error_message,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** The only way an import's row becomes an answer. */
export function presentImport(row: ImportTable & { import_results?: unknown }): ImportJob {
  return {
    id: row.id,
    import_type: transferTypeSchema.parse(row.import_type),
    phase: importJobSchema.shape.phase.parse(row.phase),
    status: importJobSchema.shape.status.parse(row.status),
    file_url: row.file_url,
    file_name: row.file_name,
    file_size: row.file_size,
    bytes_done: row.bytes_done,
    rows_done: row.rows_done,
    import_data: headSchema.parse(row.import_data),
    import_results: row.import_results ? importResultsSchema.parse(row.import_results) : null,
    error_message: row.error_message,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
