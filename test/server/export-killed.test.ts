import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, openLikenessGate, planBatch, towns } from '../factories.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

/* The real command, built as for production, killed without warning between two files; the next one has to end as if nothing had been. */

const root = join(import.meta.dirname, '../..');
const services = Array.from(
  { length: 60 },
  (_, n) => `hauling ${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
);
const places = 20;
const pages = services.length * places;
let program: TestProgram;
let home: string;

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
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
}, 300_000);
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

test('an export that is killed leaves nothing that the next one does not put right', async () => {
  const [killed, whole] = [join(home, 'killed'), join(home, 'whole')];
  const child = startExport(killed, 3);
  const ended = once(child, 'exit');
  while (child.exitCode === null && countFolders(await names(killed)) < pages / 10) await pause(5);
  child.kill('SIGKILL');
  await ended;
  const left = countFolders(await names(killed));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(pages);
  // What a kill can leave at worst: half a file, a file of a page that is gone by now, one that was about to take a place.
  const first = (await names(killed)).find(name => name.startsWith('hauling')) ?? '';
  const half = await readFile(join(killed, first, 'index.html'));
  await writeFile(join(killed, first, 'index.html'), half.subarray(0, half.length / 2));
  await mkdir(join(killed, 'hauling-nowhere', 'deep'), { recursive: true });
  await writeFile(join(killed, 'hauling-nowhere', 'index.html.unfinished'), 'half');
  await writeFile(join(killed, 'hauling-nowhere', 'deep', 'old.html'), 'old');
  await writeFile(join(killed, 'gone.html.unfinished'), 'half');

  expect(await once(startExport(killed, 3), 'exit')).toEqual([0, null]);
  // What several threads write is what one writes.
  expect(await once(startExport(whole, 1), 'exit')).toEqual([0, null]);

  const expected = await names(whole);
  expect((await names(killed)).toSorted()).toEqual(expected.toSorted());
  const differing: string[] = [];
  for (const name of expected) {
    // One names its own folder, one notes files in the order they were written; folders are no files.
    if (/(?:nginx-maps\.conf|files\.bin)$/.test(name) || !/[^/]\.[a-z0-9]+$/.test(name)) continue;
    const [one, other] = await Promise.all([killed, whole].map(folder => readFile(join(folder, name))));
    if (!one || !other?.equals(one)) differing.push(name);
  }
  expect(differing).toEqual([]);
}, 300_000);

function startExport(folder: string, threads: number): ChildProcess {
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
      stdio: 'ignore',
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
