import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/server/platform/config.ts';
import { createLog } from '../src/server/platform/log.ts';
import { addPackContents } from '../src/server/start/add-pack-contents.ts';
import { type Program, startProgram } from '../src/server/start/program.ts';
import { endWithUs } from './end-with-us.ts';

/** A temporary folder for one measurement, and a function that deletes it, even while its database is ending. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'pagehaul-bench-'));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}

export type BenchProgram = Program & { readonly postmaster: number };

/** Measures on a program in a new folder, then deletes it. */
export async function onNewProgram<T>(measure: (program: BenchProgram) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  try {
    return await onProgram(folder.path, measure);
  } finally {
    folder.remove();
  }
}

/** Measures on the program of this folder. */
export async function onProgram<T>(
  folder: string,
  measure: (program: BenchProgram) => Promise<T>,
): Promise<T> {
  const program = await startOn(folder);
  try {
    return await measure(program);
  } finally {
    await program.stop();
  }
}

/**
 * The real program below HTTP, with its default settings and its packs' services and statements, on this folder's
 * embedded database. But it serves all towns and has no gates: outside and thin pages are noindex, and so shown by no
 * other page.
 */
async function startOn(folder: string): Promise<BenchProgram> {
  const result = readConfig({ DATA_DIR: folder, DEMO: '0', PORT: '0', LOG_LEVEL: 'fatal' });
  if ('problems' in result) throw new Error(result.problems.join(', '));
  const program = await startProgram(result.config, createLog(result.config.logLevel));
  await program.database.pool.query(
    `insert into settings (name, value)
     values ('site.areas', '{"revision": 0, "value": {"is_nationwide": true, "asks_outside": false}}'),
            ('site.substance', '{"revision": 0, "value": {"is_on": false}}')
     on conflict do nothing`,
  );
  await addPackContents(program.database.kysely);
  await program.settings.load();
  const postmaster = postmasterOf(folder);
  const ended = endWithUs(postmaster, 'SIGINT');
  return { ...program, postmaster, stop: () => program.stop().then(ended) };
}

export function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
