import { currentActor } from '../../platform/activity/acting.ts';
import type { BackupContext } from './backup-context.ts';
import { checkBackupFile, dropUnfinished } from './backup-file.ts';
import { dropPhotosOfRestore, markRestoring } from './drop-orphan-photos.ts';
import { pruneBackups } from './make-backup.ts';
import { endRun, findRun, hasReplacedData, markRunning, writeProgress } from './run-queries.ts';
import { writeBackup } from './write-backup.ts';
import { dropReplaced, replacedSchema, writeRestored } from './write-restored.ts';

/**
 * Restores the backup of a run. The replaced data is set aside in the same transaction and dropped after its own backup
 * is on disk, so later changes are not lost. The run resumes after a crash. The caller holds the backup lock.
 */
export async function restoreBackup(
  context: BackupContext,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const { kysely: db, pool } = context.database;
  await dropUnfinished(context.folder);
  const run = await findRun(db, runId);
  if (!run || run.kind !== 'restore' || run.finished_at || !run.file_name) return;
  await markRunning(db, runId);
  await markRestoring(context.uploads);
  if (!run.replaced_at) {
    // An earlier restore may have left data to back up first.
    await secureReplaced(context, signal);
    const { container, ...head } = await checkBackupFile(context.folder, run.file_name, signal);
    const actor = run.user_id && run.user_email ? { id: run.user_id, email: run.user_email } : currentActor();
    await writeRestored({
      pool,
      container,
      uploads: context.uploads,
      name: run.file_name,
      head,
      runId,
      actor,
      signal,
      onProgress: progress => writeProgress(db, runId, progress),
    });
  }
  const safety = await secureReplaced(context, signal);
  await dropPhotosOfRestore(db, context.uploads);
  await endRun(db, runId, {
    status: 'completed',
    ...(safety ? { safety_file_name: safety } : {}),
  });
}

/** Backs up the data that a restore replaced, then drops it. Returns the backup's name; null if there was none. */
async function secureReplaced(context: BackupContext, signal: AbortSignal): Promise<string | null> {
  const { kysely: db, pool } = context.database;
  if (!(await hasReplacedData(db, replacedSchema))) return null;
  const { name } = await writeBackup({
    pool,
    schema: replacedSchema,
    folder: context.folder,
    uploads: context.uploads,
    reason: 'before-restore',
    signal,
    onProgress: async () => undefined,
  });
  await dropReplaced(pool);
  await pruneBackups(context);
  return name;
}
