import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { routes } from '../../../contract/routes.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { readFileInParts } from '../../platform/http/read-file-in-parts.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute, serveStreamedUpload } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { presentExport, presentImport } from './present-transfer.ts';
import { deleteTransfer, getExport, getImport, listExports, listImports } from './queries.ts';
import { receiveFile } from './receive-file.ts';
import { applyImport, startExport, startImport } from './start-transfer.ts';
import { dropFile, exportFile, importFileName, transferFolder } from './transfer-files.ts';

export function serveTransferRoutes(
  app: Hono<AppEnv>,
  { database, queue, config }: { database: Database; queue: JobQueue; config: Config },
): void {
  const { transfers } = routes;
  const db = database.kysely;
  const context = { db, queue };

  serveRoute(app, transfers.listExports, async ({ query }) => ({
    items: (await listExports(db, query.per_page)).map(presentExport),
  }));
  serveRoute(app, transfers.startExport, ({ body, user }) => startExport(context, body, user.id));
  serveRoute(app, transfers.readExport, async ({ params }) => presentExport(await getExport(db, params.id)));
  serveDownload(app, transfers.download, async ({ params }) => {
    const { status, file_name, id, format } = presentExport(await getExport(db, params.id));
    if (status !== 'completed') throw noFileYet();
    const file = await openExport(exportFile(config.dataDir, id, format));
    const media = format === 'tar' ? 'application/x-tar' : 'application/json';
    return { name: file_name, media, chunks: readFileInParts(file) };
  });
  serveRoute(app, transfers.removeExport, async ({ params }) => {
    const { format } = presentExport(await getExport(db, params.id));
    if (!(await deleteTransfer(db, 'export_jobs', params.id))) throw underWay();
    await dropFile(exportFile(config.dataDir, params.id, format));
  });

  serveRoute(app, transfers.listImports, async ({ query }) => ({
    items: (await listImports(db, query.per_page)).map(row => {
      const { import_results: _, ...listed } = presentImport(row);
      return listed;
    }),
  }));
  serveStreamedUpload(app, transfers.upload, async ({ query, user }, { body, length }) => {
    const id = uuidv7();
    const file_size = await receiveFile(config, { id, body, length });
    const file_url = importFileName(id);
    return startImport(context, { ...query, id, file_url, file_size, created_by: user.id });
  });
  serveRoute(app, transfers.readImport, async ({ params }) => presentImport(await getImport(db, params.id)));
  serveRoute(app, transfers.applyImport, ({ params }) => applyImport(context, params.id));
  serveRoute(app, transfers.removeImport, async ({ params }) => {
    const { file_url } = await getImport(db, params.id);
    if (!(await deleteTransfer(db, 'import_jobs', params.id))) throw underWay();
    await dropFile(join(transferFolder(config.dataDir), file_url));
  });
}

/** Opened before the response starts, so a missing file is still reported. */
function openExport(file: string): Promise<FileHandle> {
  return open(file).catch(() => {
    throw new AppError(
      'not-found',
      'The file of this export is not in this process’s data folder. Export again; if several processes work on one database, they need the same DATA_DIR.',
      {
        reason: 'file-missing',
      },
    );
  });
}

const noFileYet = () =>
  new AppError('conflict', 'This export has no file: it is not completed.', { reason: 'export-status' });

const underWay = () =>
  new AppError('conflict', 'This is being worked on. Wait until it has ended.', {
    reason: 'transfer-running',
  });
