import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupContext } from './backup-context.ts';
import { dropUnfinished, listBackups, type StoredBackup } from './backup-file.ts';
import { endRun, findRun, writeProgress } from './run-queries.ts';
import { writeBackup } from './write-backup.ts';

/** Only one process at a time makes, restores or deletes backups. */
export const backupLock = 'backups';
/** The number of backups made by restores to keep. */
const safetyKept = 3;

/** Makes the backup of a run, unless it exists. The caller holds the backup lock. */
export async function makeBackup(context: BackupContext, runId: string, signal: AbortSignal): Promise<void> {
  const { kysely: db, pool } = context.database;
  await dropUnfinished(context.folder);
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
