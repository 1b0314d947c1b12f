import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../platform/db/database.ts';
import type { Answered, Asked, WorkerSetting } from './export-worker-pool.ts';
import { openSite } from './open-site.ts';
import { openWriter } from './open-writer.ts';
import { SitePages } from './site-pages.ts';

/* A worker thread of an export: writes chunks and reports the results. It ends with its parent. */

const { config, databaseUrl, writer, formsOrigin } = workerData as WorkerSetting;
const database = openDatabase(databaseUrl, () => undefined, { max: 4 });
const files = openWriter(writer);
const ready = openSite(config, database).then(site => new SitePages(site.context, files, formsOrigin));

async function write({ number, chunk }: Asked): Promise<void> {
  const slugs = await (await ready).write(chunk);
  parentPort?.postMessage({ number, slugs, files: files.take() } satisfies Answered, []);
}

/** A failure ends the thread and the export, which reports the error. */
function end(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

parentPort?.on('message', (asked: Asked) => {
  write(asked).catch(end);
});
