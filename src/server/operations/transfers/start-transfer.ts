import { v7 as uuidv7 } from 'uuid';
import type {
  ExportFormat,
  ExportJob,
  ImportJob,
  TransferType,
} from '../../../contract/operations/transfers.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { importFileJob } from './import-file.job.ts';
import { presentExport, presentImport } from './present-transfer.ts';
import {
  getExport,
  getImport,
  insertExport,
  insertImport,
  moveToImporting,
  type NewImport,
} from './queries.ts';
import { exportFileName } from './transfer-files.ts';
import { writeExportJob } from './write-export.job.ts';

interface Context {
  readonly db: Db;
  readonly queue: JobQueue;
}

/** Stores an export and its job. The audit log has the exporting user. */
export async function startExport(
  { db, queue }: Context,
  { export_type, format }: { readonly export_type: TransferType; readonly format: ExportFormat },
  userId: string | null,
): Promise<ExportJob> {
  const id = uuidv7();
  return db.transaction().execute(async trx => {
    await insertExport(trx, { id, export_type, format, created_by: userId });
    const job = await getExport(trx, id);
    await writeActivity(trx, {
      action: 'exported',
      noun: 'transfers',
      id,
      name: exportFileName(export_type, format, job.created_at),
      after: { type: export_type },
    });
    await queue.send(trx, writeExportJob, { export_id: id });
    return presentExport(job);
  });
}

/** Stores an uploaded import and the job that checks it. */
export async function startImport({ db, queue }: Context, job: NewImport): Promise<ImportJob> {
  return db.transaction().execute(async trx => {
    await insertImport(trx, job);
    await queue.send(trx, importFileJob, { import_id: job.id });
    return presentImport(await getImport(trx, job.id));
  });
}

/** Imports a checked file. Refuses a second click while the import runs. */
export async function applyImport({ db, queue }: Context, id: string): Promise<ImportJob> {
  return db.transaction().execute(async trx => {
    const checked = presentImport(await getImport(trx, id));
    const refused = Object.values(checked.import_results?.counts ?? {}).reduce(
      (sum, one) => sum + one.refused,
      0,
    );
    if (checked.status === 'checked' && refused > 0) {
      throw new AppError('conflict', 'Some items are invalid. Fix the file and upload it again.', {
        reason: 'items-refused',
      });
    }
    if (!(await moveToImporting(trx, id))) {
      throw new AppError('conflict', 'This file is not waiting to be imported.', { reason: 'import-status' });
    }
    await queue.send(trx, importFileJob, { import_id: id });
    return presentImport(await getImport(trx, id));
  });
}
