import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  type ExportJob,
  exportFormatSchema,
  exportJobSchema,
  type ImportJob,
  importJobSchema,
  importResultsSchema,
  transferTypeSchema,
} from '../../../contract/operations/transfers.ts';
import type { ExportJobs, ImportJobs } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';
import { exportFileName } from './transfer-files.ts';

export type ExportTable = Selectable<ExportJobs>;
export type ImportTable = Omit<Selectable<ImportJobs>, 'import_results'>;

const countsSchema = z.record(z.string(), z.number());
const headSchema = importJobSchema.shape.import_data;

/** The only conversion of an export's row to an answer. */
export function presentExport(row: ExportTable): ExportJob {
  const export_type = transferTypeSchema.parse(row.export_type);
  const format = exportFormatSchema.parse(row.format);
  return presentAs(exportJobSchema, {
    ...row,
    export_type,
    format,
    status: exportJobSchema.shape.status.parse(row.status),
    file_name: exportFileName(export_type, format, row.created_at),
    export_data: countsSchema.parse(row.export_data),
  });
}

/** The only conversion of an import's row to an answer. */
export function presentImport(row: ImportTable & { import_results?: unknown }): ImportJob {
  return presentAs(importJobSchema, {
    ...row,
    import_type: transferTypeSchema.parse(row.import_type),
    phase: importJobSchema.shape.phase.parse(row.phase),
    status: importJobSchema.shape.status.parse(row.status),
    import_data: headSchema.parse(row.import_data),
    import_results: row.import_results ? importResultsSchema.parse(row.import_results) : null,
  });
}
