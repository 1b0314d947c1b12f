import { join } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { transferTypeSchema } from '../../../contract/operations/transfers.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import { runAttempt } from '../../platform/jobs/locked-run.ts';
import type { Attempt, JobKind, JobQueue } from '../../platform/jobs/queue.ts';
import { exportedTables } from '../tables/exported-tables.ts';
import { ItemsRefused, importFile } from './import-file.ts';
import type { ImportTable } from './present-transfer.ts';
import { transferErrorMessage } from './problem-labels.ts';
import {
  beginImport,
  failTransfer,
  listUnfinishedImports,
  showImportProgress,
  storeImportOutcome,
} from './queries.ts';
import { throttle } from './throttle.ts';
import { dropFile, transferFolder } from './transfer-files.ts';

export const importFileJob = 'import-file';
const payloadSchema = z.object({ import_id: z.uuid() });

/** Checks or imports a file. A killed import leaves nothing; the next attempt starts from the beginning. */
export function importFileOf(
  database: Database,
  { dataDir }: Pick<Config, 'dataDir'>,
  queue: () => Pick<JobQueue, 'resume'>,
): JobKind {
  return {
    name: importFileJob,
    run: async (payload, attempt) => {
      const { import_id: id } = payloadSchema.parse(payload);
      await holdJobLock(database, attempt, `import ${id}`, async () => {
        const job = await beginImport(database.kysely, id);
        if (!job) return;
        const file = join(transferFolder(dataDir), job.file_url);
        const fail = async (_reason: string, error: unknown) => {
          await dropFile(file);
          if (error instanceof ItemsRefused)
            await storeImportOutcome(database.kysely, id, 'checked', error.outcome);
          await failTransfer(database.kysely, 'import_jobs', id, transferErrorMessage(error));
        };
        await runAttempt(attempt, () => runImport(database, job, { file, dataDir, attempt, queue }), {
          fail,
        });
      });
    },
    unfinished: () => listUnfinishedImports(database.kysely),
  };
}

interface ImportOptions {
  readonly file: string;
  readonly dataDir: string;
  readonly attempt: Attempt;
  readonly queue: () => Pick<JobQueue, 'resume'>;
}

async function runImport(
  database: Database,
  job: ImportTable,
  { file, dataDir, attempt, queue }: ImportOptions,
): Promise<void> {
  const db = database.kysely;
  const apply = job.phase === 'importing';
  const outcome = await importFile(db, {
    type: transferTypeSchema.parse(job.import_type),
    file,
    dataDir,
    fileName: job.file_name,
    apply,
    userId: job.created_by,
    signal: attempt.signal,
    onProgress: throttle(300, progress => showImportProgress(db, job.id, progress)),
    onApplied: (trx, applied) => storeImportOutcome(trx, job.id, 'completed', applied),
  });
  if (!apply) return storeImportOutcome(db, job.id, 'checked', outcome);
  await dropFile(file);
  await analyzeTables(database.pool);
  await queue().resume(); // Work that was in progress when the file was exported.
}

/** Updates the planner statistics, since all tables may be new. Autovacuum does so if this fails. */
async function analyzeTables(pool: Pool): Promise<void> {
  const names = exportedTables.map(({ table }) => table);
  await pool.query(`analyze (skip_locked) ${[...new Set(names)].join(', ')}`).catch(() => undefined);
}
