import {
  backupBusy,
  openBackupContext,
  openHead,
  recordRestore,
  recordRun,
} from '../../operations/backups/backup-context.ts';
import { listBackups } from '../../operations/backups/backup-file.ts';
import { backupLock, makeBackup } from '../../operations/backups/make-backup.ts';
import { presentBackup, presentRun } from '../../operations/backups/present-backup.ts';
import { restoreBackup } from '../../operations/backups/restore-backup.ts';
import { type BackupRunTable, findOpenRun, findRun } from '../../operations/backups/run-queries.ts';
import { verifyBackup } from '../../operations/backups/verify-backup.ts';
import { failRun, finishOpenRuns } from '../../operations/backups/work-on-runs.job.ts';
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

interface Order {
  readonly kind: 'backup' | 'restore';
  readonly fileName: string | null;
}

/** Makes or restores a backup in this process, and shows the run. One that a killed process left is completed first. */
async function follow(session: Session, context: Context, { kind, fileName }: Order) {
  let ended: BackupRunTable | undefined;
  const hasLock = await holdLock(context.database, backupLock, async () => {
    const left = await finishOpenRuns(context, session.interrupted);
    const isSame = (run: BackupRunTable) => kind === 'backup' || run.file_name === fileName;
    ended = left.find(run => run.kind === kind && run.status === 'completed' && isSame(run));
    ended ??= await execute(session, context, { kind, fileName });
  });
  if (!ended) {
    const open = hasLock ? undefined : await findOpenRun(session.db);
    const message = hasLock ? 'The run was deleted.' : 'Another process is working on backups.';
    throw open ? backupBusy(open) : new CommandFailure(exitCodes.failed, message);
  }
  return presentRun(ended);
}

async function execute(session: Session, context: Context, { kind, fileName }: Order) {
  const { id } =
    fileName === null
      ? await recordRun(context, { kind, reason: 'asked', fileName, actor: null })
      : await recordRestore(context, fileName, null);
  try {
    await (kind === 'backup' ? makeBackup : restoreBackup)(context, id, session.interrupted);
  } catch (error) {
    await failRun(context, id, error);
    throw new CommandFailure(exitCodes.failed, error instanceof Error ? error.message : String(error));
  }
  return findRun(session.db, id);
}

export async function createBackup(output: Output): Promise<void> {
  return withSession(async session => {
    const context = await openContext(session);
    const run = await follow(session, context, { kind: 'backup', fileName: null });
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
    const run = await follow(session, context, { kind: 'restore', fileName: name });
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
