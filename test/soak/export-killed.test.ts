import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { createTemplate, generateBatch, openLikenessGate, planBatch, towns } from '../factories.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

/*
 * The real command, built for production, killed without warning or stopped between two files; the next run must end as
 * if there had been none.
 */

const root = join(import.meta.dirname, '../..');
const services = Array.from(
  { length: 60 },
  (_, n) => `hauling ${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
);
const places = 100;
const pages = services.length * places;
let program: TestProgram;
let home: string;

beforeAll(async () => {
  await ensureBuilt();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-export-killed-'));
  program = await startTestProgram();
  await openLikenessGate(program);
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: towns(places),
    keywords: services.join('\n'),
  });
  await generateBatch(program, batch.id);
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

test('an export that is killed leaves nothing that the next one does not put right', async () => {
  const [killed, whole] = [join(home, 'killed'), join(home, 'whole')];
  const child = startExport(killed, 3);
  const ended = once(child, 'exit');
  await someWritten(child, killed);
  child.kill('SIGKILL');
  await ended;
  await expectPart(killed);
  // What a kill can leave at worst: half a file, a file of a deleted page, a file about to be replaced.
  const first = (await names(killed)).find(name => name.startsWith('hauling')) ?? '';
  const half = await readFile(join(killed, first, 'index.html'));
  await writeFile(join(killed, first, 'index.html'), half.subarray(0, half.length / 2));
  await mkdir(join(killed, 'hauling-nowhere', 'deep'), { recursive: true });
  await writeFile(join(killed, 'hauling-nowhere', 'index.html.unfinished'), 'half');
  await writeFile(join(killed, 'hauling-nowhere', 'deep', 'old.html'), 'old');
  await writeFile(join(killed, 'gone.html.unfinished'), 'half');

  expect(await once(startExport(killed, 3), 'exit')).toEqual([0, null]);
  // Several threads write the same as one.
  expect(await once(startExport(whole, 1), 'exit')).toEqual([0, null]);

  expect((await names(killed)).toSorted()).toEqual((await names(whole)).toSorted());
  expect(await differing(killed, whole)).toEqual([]);
});

test('an export that is asked to stop says so, leaves whole files, and is made whole by the next', async () => {
  const [stopped, whole] = [join(home, 'stopped'), join(home, 'all')];
  // One thread fills pages, another one writes them.
  const child = startExport(stopped, 2);
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
  await someWritten(child, stopped);
  child.kill('SIGTERM');
  const [exit, said] = await ended;
  expect(exit).toEqual([1, null]);
  expect(said).toContain(
    'Stopped. What was written can be served; the next export goes over all of it again.',
  );
  await expectPart(stopped);
  expect(await once(startExport(whole, 2), 'exit')).toEqual([0, null]);
  expect((await names(stopped)).filter(name => name.endsWith('.unfinished'))).toEqual([]);
  expect((await differing(stopped, whole)).filter(name => !name.startsWith('.pagehaul/'))).toEqual([]);
  expect(await once(startExport(stopped, 2), 'exit')).toEqual([0, null]);
  expect((await names(stopped)).toSorted()).toEqual((await names(whole)).toSorted());
  expect(await differing(stopped, whole)).toEqual([]);
});

/** Waits until a tenth of the pages is there. */
async function someWritten(child: ChildProcess, folder: string): Promise<void> {
  const written = async () => (await readdir(folder).catch(() => [])).length;
  while (child.exitCode === null && (await written()) < pages / 10) await pause(5);
}

async function expectPart(folder: string): Promise<void> {
  const left = countFolders(await names(folder));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(pages);
}

/** Files of a folder that are other ones in the whole. */
async function differing(folder: string, whole: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await names(folder)) {
    // One notes files in the order they were written, the other when it began; folders are no files.
    if (/\/(?:files\.bin|export\.json)$/.test(name) || !/[^/]\.[a-z0-9]+$/.test(name)) continue;
    const [one, other] = await Promise.all([folder, whole].map(place => readFile(join(place, name))));
    if (!one || !other?.equals(one)) found.push(name);
  }
  return found;
}

function startExport(folder: string, threads: number) {
  const command = join(root, 'dist/server/command-line.js');
  return spawn(
    process.execPath,
    [command, 'export-site', folder, '--no-pictures', '--threads', String(threads)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: program.config.databaseUrl ?? '',
        DATA_DIR: join(home, 'data'),
        PUBLIC_URL: 'https://example.com',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
}

/** Every file and folder in it. */
async function names(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder, { recursive: true }) : [];
}

function countFolders(found: readonly string[]): number {
  return found.filter(name => /^hauling[^/]*$/.test(name)).length;
}
