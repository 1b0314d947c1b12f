import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { routes as all } from '../../../contract/routes.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { readFileInParts } from '../../platform/http/read-file-in-parts.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { type BackupContext, openHead, orderBackup, orderRestore, removeBackup } from './backup-context.ts';
import { listBackups } from './backup-file.ts';
import { presentBackup, presentRun } from './present-backup.ts';
import { findRun, listRuns } from './run-queries.ts';
import { verifyBackup } from './verify-backup.ts';

const runsShown = 10;

export function serveBackupRoutes(
  app: Hono<AppEnv>,
  { backups: context, queue }: { backups: BackupContext; queue: JobQueue },
): void {
  const routes = all.backups;
  const db = context.database.kysely;
  serveRoute(app, routes.list, async () => {
    const stored = await listBackups(context.folder);
    return {
      folder: 'backups',
      items: await Promise.all(stored.map(presentBackup)),
      runs: (await listRuns(db, runsShown)).map(presentRun),
    };
  });
  serveRoute(app, routes.create, async () => presentRun(await orderBackup(context, queue, 'asked')));
  serveRoute(app, routes.readRun, async ({ params }) => {
    const run = await findRun(db, params.id);
    if (!run) throw new AppError('not-found', 'Run not found.', { reason: 'run-missing' });
    return presentRun(run);
  });
  serveRoute(app, routes.verify, ({ params, signal }) => verifyBackup(context, params.name, signal));
  serveRoute(app, routes.restore, async ({ params, body }) => {
    if (body.confirm_name.trim() !== params.name) {
      const message = 'Type the name of the file exactly as it is shown.';
      throw new AppError('invalid', message, { fields: [{ path: 'confirm_name', message }] });
    }
    return presentRun(await orderRestore(context, queue, params.name));
  });
  serveDownload(app, routes.download, async ({ params }) => {
    const { name, bytes } = await openHead(context, params.name);
    await writeActivity(db, { action: 'downloaded', noun: 'database', id: name, name });
    return { name, bytes, chunks: readFileInParts(await open(join(context.folder, name))) };
  });
  serveRoute(app, routes.remove, async ({ params }) => {
    const { name } = await openHead(context, params.name).catch(error => {
      // A damaged file is deleted like any other.
      if (error instanceof AppError && error.reason === 'damaged') return { name: params.name };
      throw error;
    });
    await removeBackup(context, name);
    await writeActivity(db, { action: 'backup-deleted', noun: 'database', id: name, name });
  });
}
