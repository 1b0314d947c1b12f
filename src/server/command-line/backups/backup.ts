import {
  openBackupContext,
  openHead,
  recordRestore,
  recordRun,
} from '../../operations/backups/backup-context.ts';
import { listBackups } from '../../operations/backups/backup-file.ts';
import { backupLock, makeBackup } from '../../operations/backups/make-backup.ts';
import { presentBackup, presentRun } from '../../operations/backups/present-backup.ts';
import { restoreBackup } from '../../operations/backups/restore-backup.ts';
import { findRun } from '../../operations/backups/run-queries.ts';
import { verifyBackup } from '../../operations/backups/verify-backup.ts';
import { failRun } from '../../operations/backups/work-on-runs.job.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import { createLog } from '../../platform/log.ts';
import { SiteSettings } from '../../platform/settings/site-settings.ts';
import { askYesNo, isAtTerminal } from '../ask.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, facts, type Output, table } from '../output.ts';

async function openContext({ config, database }: Session) {
  const log = createLog(config.logLevel);
  const settings = new SiteSettings(database.kysely, log);
  await settings.load();
  return openBackupContext(config.dataDir, { database, settings, log });
}
type Context = Awaited<ReturnType<typeof openContext>>;

/** Executes a run in this process and shows its result. */
async function follow(
  session: Session,
  context: Context,
  { id, work }: { readonly id: string; readonly work: typeof makeBackup },
) {
  try {
    const run = () => work(context, id, session.interrupted);
    if (!(await holdLock(context.database, backupLock, run)))
      throw new Error('Another process is working on backups.');
  } catch (error) {
    await failRun(context, id, error);
    throw new CommandFailure(exitCodes.failed, error instanceof Error ? error.message : String(error));
  }
  const run = await findRun(session.db, id);
  if (!run) throw new CommandFailure(exitCodes.failed, 'The run was deleted.');
  return presentRun(run);
}

export async function createBackup(output: Output): Promise<void> {
  return withSession(async session => {
    const context = await openContext(session);
    const order = { kind: 'backup', reason: 'asked', fileName: null, actor: null } as const;
    const { id } = await recordRun(context, order);
    const run = await follow(session, context, { id, work: makeBackup });
    const backup = await presentBackup(await openHead(context, run.file_name ?? ''));
    output.result(
      { backup },
      facts([
        ['Backup', backup.name],
        ['Folder', context.folder],
        ['Rows', backup.rows],
        ['Bytes', backup.bytes],
      ]),
    );
  });
}

export async function showBackups(output: Output): Promise<void> {
  return withSession(async session => {
    const context = await openContext(session);
    const backups = await Promise.all((await listBackups(context.folder)).map(presentBackup));
    output.result(
      { folder: context.folder, backups },
      table(
        ['Name', 'Made', 'Why', 'Rows', 'Bytes'],
        backups.map(one => [one.name, one.created_at, one.reason, one.rows, one.bytes]),
        'No backups yet. Make one: npm run pagehaul -- backup create',
      ),
    );
  });
}

export async function checkBackup(output: Output, name: string): Promise<ExitCode> {
  return withSession(async session => {
    const context = await openContext(session);
    const verdict = await verifyBackup(context, name, session.interrupted);
    output.result({ name, ...verdict }, verdict.message);
    return verdict.is_whole ? exitCodes.done : exitCodes.failed;
  });
}

export async function restoreByName(
  output: Output,
  name: string,
  { yes }: { readonly yes?: boolean },
): Promise<void> {
  return withSession(async session => {
    const context = await openContext(session);
    const { made_at, rows } = await openHead(context, name);
    const question = `All data is restored to ${made_at} (${count(rows, 'row')}). Restore?`;
    if (!yes && !(isAtTerminal() && (await askYesNo(question)))) {
      throw misuse('Not confirmed, so nothing was changed.', 'With --yes no question is asked.');
    }
    const { id } = await recordRestore(context, name, null);
    const run = await follow(session, context, { id, work: restoreBackup });
    output.result(
      { run },
      facts([
        ['Restored', name],
        ['Rows', run.rows_done],
        ['What it replaced', run.safety_file_name ?? 'nothing'],
      ]),
    );
  });
}
