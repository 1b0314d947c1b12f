import { z } from 'zod';
import { actAs } from '../../platform/activity/acting.ts';
import { lockedRun } from '../../platform/jobs/locked-run.ts';
import type { Attempt, JobKind, JobQueue } from '../../platform/jobs/queue.ts';
import { type BackupContext, makeBackupJob, restoreBackupJob, sendOpenRuns } from './backup-context.ts';
import { dropPhotosOfRestore } from './drop-orphan-photos.ts';
import { backupLock, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { type BackupRunTable, endRun, findRun, listOpenRuns } from './run-queries.ts';

const payloadSchema = z.object({ run_id: z.uuid() });

export const makeBackupOf = (context: BackupContext): JobKind => ({
  name: makeBackupJob,
  run: (payload, attempt) => runBackupWork(context, payload, attempt, makeBackup),
});

export const restoreBackupOf = (context: BackupContext): JobKind => ({
  name: restoreBackupJob,
  run: (payload, attempt) => runBackupWork(context, payload, attempt, restoreBackup),
});

type Work = (context: BackupContext, runId: string, signal: AbortSignal) => Promise<void>;

/** A run that fails finally shows its error. An interrupted run is retried, and one that waits for another process is queued again. */
async function runBackupWork(
  context: BackupContext,
  payload: unknown,
  attempt: Attempt,
  work: Work,
): Promise<void> {
  const { run_id } = payloadSchema.parse(payload);
  const { database, log } = context;
  const fail = async (_reason: string, error: unknown) => {
    log.error({ err: error, run_id }, 'backup failed');
    await failRun(context, run_id, error);
  };
  await lockedRun(database, attempt, { lock: backupLock, fail }, () =>
    actAs(null, () => work(context, run_id, attempt.signal)),
  );
}

export async function failRun(context: BackupContext, runId: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await endRun(context.database.kysely, runId, { status: 'failed', message: message.slice(0, 500) });
  await dropPhotosOfRestore(context.database.kysely, context.uploads);
}

/** At start, resumes all unfinished runs, even if their jobs are lost. */
export async function resumeBackupRuns(context: BackupContext, queue: JobQueue): Promise<void> {
  const open = await sendOpenRuns(context, queue);
  if (open === 0) await dropPhotosOfRestore(context.database.kysely, context.uploads);
}

/** Completes the runs that killed processes left, and returns them. The caller holds the backup lock. */
export async function finishOpenRuns(context: BackupContext, signal: AbortSignal): Promise<BackupRunTable[]> {
  const db = context.database.kysely;
  const ended: BackupRunTable[] = [];
  for (const { id, kind } of await listOpenRuns(db)) {
    const work = kind === 'restore' ? restoreBackup : makeBackup;
    await work(context, id, signal).catch(async (error: unknown) => {
      signal.throwIfAborted(); // The next process resumes it.
      await failRun(context, id, error);
    });
    const run = await findRun(db, id);
    if (run) ended.push(run);
  }
  return ended;
}
