import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchInputSchema } from '../src/contract/generation/batch-input.ts';
import { templateInputSchema } from '../src/contract/templates/templates.ts';
import { packStore } from '../src/server/business/packs/pack-store.ts';
import { createBatch } from '../src/server/generation/batches/create-batch.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { createLog } from '../src/server/platform/log.ts';
import { type Program, startProgram } from '../src/server/start/program.ts';
import { createTemplate } from '../src/server/templates/templates/save-template.ts';
import { endWithUs } from './end-with-us.ts';
import type { Workload } from './workload.ts';

/** A temporary folder for one measurement, and a function that deletes it, even while its database is ending. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'pagehaul-bench-'));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}

/**
 * The real program below HTTP, with its default settings, on this folder's embedded database. But it serves all towns
 * and has no gates: outside and thin pages are noindex, and so shown by no other page.
 */
export async function startOn(folder: string): Promise<Program & { readonly postmaster: number }> {
  const result = readConfig({ DATA_DIR: folder, DEMO: '0', PORT: '0', LOG_LEVEL: 'fatal' });
  if ('problems' in result) throw new Error(result.problems.join(', '));
  const program = await startProgram(result.config, createLog(result.config.logLevel));
  await program.database.pool.query(
    `insert into settings (name, value)
     values ('site.areas', '{"revision": 0, "value": {"is_nationwide": true, "asks_outside": false}}'),
            ('site.substance', '{"revision": 0, "value": {"is_on": false}}')
     on conflict do nothing`,
  );
  await program.settings.load();
  const postmaster = postmasterOf(folder);
  const ended = endWithUs(postmaster, 'SIGINT');
  return { ...program, postmaster, stop: () => program.stop().then(ended) };
}

export function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Stores the demo's template and a batch of this size; its planning starts at once. */
export async function createWorkloadBatch(
  program: Program,
  { locations, keywords }: Workload,
): Promise<string> {
  const db = program.database.kysely;
  const template = await createTemplate(db, templateInputSchema.parse(packStore.own().templates[0]), null);
  const input = batchInputSchema.parse({
    name: 'Bench',
    template_id: template.id,
    locations,
    keywords,
    url_pattern: 'keyword-in-city-state',
  });
  return (await createBatch(db, program.queue, input, null)).id;
}
