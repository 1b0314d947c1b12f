import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { importFileJob } from './import-file.job.ts';
import { pruneTransfersJob } from './prune-transfers.job.ts';
import { listUnfinished } from './queries.ts';
import { writeExportJob } from './write-export.job.ts';

/** Resumes all unfinished exports and imports at start, even if their jobs are lost. */
export async function resumeTransfers(db: Db, queue: JobQueue): Promise<void> {
  const { exports, imports } = await listUnfinished(db);
  for (const export_id of exports) await queue.sendNow(writeExportJob, { export_id });
  for (const import_id of imports) await queue.sendNow(importFileJob, { import_id });
  await queue.sendNow(pruneTransfersJob, {});
}
