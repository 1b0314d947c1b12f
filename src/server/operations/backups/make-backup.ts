import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdLock } from '../../platform/db/hold-lock.ts';
import type { BackupContext } from './backup-context.ts';
import { dropUnfinished, listBackups, type StoredBackup } from './backup-file.ts';
import { endRun, findRun, writeProgress } from './run-queries.ts';
import { writeBackup } from './write-backup.ts';

/** Only one process at a time makes, restores or deletes backups. */
const backupLock = 'backups';
/** The number of backups made by restores to keep. */
const safetyKept = 3;

/** Runs the work with the backup lock. Fails, for a retry, if another process holds it. */
export async function alone(context: BackupContext, work: () => Promise<void>): Promise<void> {
  const hasWorked = await holdLock(context.database, backupLock, async () => {
    await dropUnfinished(context.folder);
    await work();
  });
  if (!hasWorked) throw new Error('Another process is working on backups.');
}

/** Makes the backup of a run, unless it exists. */
export async function makeBackup(context: BackupContext, runId: string, signal: AbortSignal): Promise<void> {
  const { kysely: db, pool } = context.database;
  await alone(context, async () => {
    const run = await findRun(db, runId);
    if (!run || run.kind !== 'backup' || run.finished_at) return;
    const reason = run.reason === 'scheduled' ? 'scheduled' : 'asked';
    const written = await writeBackup({
      pool,
      schema: 'public',
      folder: context.folder,
      uploads: context.uploads,
      reason,
      signal,
      onProgress: progress => writeProgress(db, runId, progress),
    });
    await pruneBackups(context);
    const { name, rows } = written;
    await endRun(db, runId, { status: 'completed', file_name: name, rows_done: rows });
  });
}

/** Deletes old scheduled backups and old ones made by restores. Manual backups stay. */
export async function pruneBackups(context: BackupContext): Promise<void> {
  const backups = await listBackups(context.folder);
  const beyond = (reason: StoredBackup['reason'], keep: number) =>
    backups.filter(one => one.reason === reason).slice(keep);
  for (const { name } of [...beyond('scheduled', context.keep()), ...beyond('before-restore', safetyKept)]) {
    await rm(join(context.folder, name), { force: true });
  }
}
