import { stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Actor, currentActor } from '../../platform/activity/acting.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { DamagedFile } from '../containers/container-entry.ts';
import { backupFolder, isBackupName, readBackupHead, type StoredBackup } from './backup-file.ts';
import { restoreProblem } from './present-backup.ts';
import { type BackupRunTable, findOpenRun, insertRun, listOpenRuns } from './run-queries.ts';

/** The dependencies for making and restoring backups. */
export interface BackupContext {
  readonly database: Database;
  readonly folder: string;
  readonly uploads: string;
  readonly log: Logger;
  /** The number of scheduled backups to keep. */
  keep(): number;
}

export const makeBackupJob = 'make-backup';
export const restoreBackupJob = 'restore-backup';

export function openBackupContext(
  dataDir: string,
  { settings, ...parts }: { database: Database; settings: SiteSettings; log: Logger },
): BackupContext {
  return {
    ...parts,
    folder: backupFolder(dataDir),
    uploads: join(dataDir, 'uploads'),
    keep: () => settings.current().backups.keep,
  };
}

/** Enqueues a backup. */
export async function orderBackup(
  context: BackupContext,
  queue: JobQueue,
  reason: 'asked' | 'scheduled',
): Promise<BackupRunTable> {
  const order = { kind: 'backup', reason, fileName: null, actor: currentActor() } as const;
  return sendRun(context, queue, () => recordRun(context, order));
}

/** Enqueues a restore after all checks that don't read the whole file. */
export async function orderRestore(
  context: BackupContext,
  queue: JobQueue,
  name: string,
): Promise<BackupRunTable> {
  return sendRun(context, queue, () => recordRestore(context, name, currentActor()));
}

/** Records a run and sends its job. If there is an open run, its job is sent again: its process may have been killed. */
async function sendRun(
  context: BackupContext,
  queue: JobQueue,
  record: () => Promise<BackupRunTable>,
): Promise<BackupRunTable> {
  try {
    return await record();
  } finally {
    await sendOpenRuns(context, queue);
  }
}

/** Sends the jobs of all open runs, even if they are lost. A job of a run that another process works on waits for it. */
export async function sendOpenRuns(context: BackupContext, queue: JobQueue): Promise<number> {
  const open = await listOpenRuns(context.database.kysely);
  for (const { id, kind } of open) {
    await queue.sendNow(kind === 'restore' ? restoreBackupJob : makeBackupJob, { run_id: id });
  }
  return open.length;
}

export async function recordRestore(
  context: BackupContext,
  name: string,
  actor: Actor | null,
): Promise<BackupRunTable> {
  const problem = await restoreProblem(await openHead(context, name));
  if (problem) throw new AppError('conflict', problem, { reason: 'not-restorable' });
  return recordRun(context, { kind: 'restore', reason: 'asked', fileName: name, actor });
}

export async function recordRun(
  { database }: BackupContext,
  run: Parameters<typeof insertRun>[1],
): Promise<BackupRunTable> {
  return database.kysely.transaction().execute(async trx => {
    const open = await findOpenRun(trx);
    if (open) throw backupBusy(open);
    const inserted = await insertRun(trx, run);
    await writeActivity(
      trx,
      {
        action: run.kind === 'backup' ? 'backup-ordered' : 'restore-ordered',
        noun: 'database',
        id: inserted.id,
        name: run.fileName ?? 'backup',
      },
      run.actor,
    );
    return inserted;
  });
}

export function backupBusy({ kind }: Pick<BackupRunTable, 'kind'>): AppError {
  const what = kind === 'backup' ? 'A backup is being made' : 'A backup is being restored';
  return new AppError('conflict', `${what}. Wait until it is done.`, { reason: 'backup-busy' });
}

/** The header of a backup. Unknown names and invalid files are rejected. */
export async function openHead(context: BackupContext, name: string): Promise<StoredBackup> {
  if (!isBackupName(name)) throw noSuchBackup(name);
  try {
    return await readBackupHead(context.folder, name);
  } catch (error) {
    if (error instanceof DamagedFile) {
      throw new AppError('conflict', error.message, { reason: 'damaged', cause: error });
    }
    throw isGone(error) ? noSuchBackup(name) : error;
  }
}

/** If two requests delete the same file, the second gets "not found". */
export async function removeBackup(context: BackupContext, name: string): Promise<void> {
  // Not `rm`: it succeeds if the file is already gone.
  await unlink(join(context.folder, name)).catch(error => {
    throw isGone(error) ? noSuchBackup(name) : error;
  });
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Rejects a name without a file in the folder. The content is not checked. */
export async function requireBackup(context: BackupContext, name: string): Promise<void> {
  const isThere = isBackupName(name) && (await stat(join(context.folder, name)).catch(() => null));
  if (!isThere) throw noSuchBackup(name);
}

const noSuchBackup = (name: string) =>
  new AppError('not-found', `Backup ${name.slice(0, 120)} not found.`, { reason: 'backup-missing' });
