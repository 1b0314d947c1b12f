import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { type LockedWork, lockedRun } from '../../platform/jobs/locked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { presentExport } from './present-transfer.ts';
import { transferErrorMessage } from './problem-labels.ts';
import {
  beginExport,
  completeExport,
  failTransfer,
  listUnfinishedExports,
  showExportProgress,
} from './queries.ts';
import { throttle } from './throttle.ts';
import { exportFile, makeTransferFolder } from './transfer-files.ts';
import { writeExport } from './write-export.ts';

export const writeExportJob = 'write-export';
const payloadSchema = z.object({ export_id: z.uuid() });

/** Writes the file of an export. A killed process leaves a partial file; the next attempt starts again. */
export function writeExportOf(database: Database, { dataDir }: Pick<Config, 'dataDir'>): JobKind {
  const db = database.kysely;
  return {
    name: writeExportJob,
    run: async (payload, attempt) => {
      const { export_id: id } = payloadSchema.parse(payload);
      const handling: LockedWork = {
        lock: `export ${id}`,
        fail: (_reason, error) => failTransfer(db, 'export_jobs', id, transferErrorMessage(error)),
      };
      await lockedRun(database, attempt, handling, async () => {
        const job = await beginExport(db, id);
        if (!job) return;
        const { export_type, format } = presentExport(job);
        await makeTransferFolder(dataDir);
        const written = await writeExport(database, {
          type: export_type,
          format,
          file: exportFile(dataDir, id, format),
          dataDir,
          signal: attempt.signal,
          onProgress: throttle(300, (done: number, total: number) => showExportProgress(db, id, done, total)),
        });
        await completeExport(db, id, written);
      });
    },
    unfinished: () => listUnfinishedExports(db),
  };
}
