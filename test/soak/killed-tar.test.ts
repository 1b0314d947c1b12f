import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { ask } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* The real command, killed without warning while it exports into a tar or imports one. */

const command = join(import.meta.dirname, '../../dist/server/command-line.js');
const lead = '0b1c2d3e-0000-4000-8000-00000000000c';
let from: TestDatabase;
let to: TestDatabase;
let folder = '';
let tar = '';
const dataOf = (database: TestDatabase) => join(folder, database === from ? 'from' : 'to');
const photoOf = (database: TestDatabase) => join(dataOf(database), 'uploads', 'leads', lead, '1.webp');

beforeAll(async () => {
  await ensureBuilt();
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-killed-tar-'));
  tar = join(folder, 'everything.tar');
  await ask(
    from.url,
    `insert into leads (id, kind, name, phone, phone_digits, email)
     values ($1, 'quote', 'Ann', '(512) 555-0134', '5125550134', 'ann@example.com')`,
    [lead],
  );
  await ask(
    from.url,
    `insert into lead_photos (lead_id, number, source_hash, width, height, bytes) values ($1, 1, 'h', 1, 1, 1)`,
    [lead],
  );
  mkdirSync(join(photoOf(from), '..'), { recursive: true });
  writeFileSync(photoOf(from), `RIFF0000WEBP${'photo'.repeat(20_000)}`);
  // Enough to write that there is time to kill it.
  await ask(
    from.url,
    `insert into page_views select '/' || md5(n::text), '2026-01-01', n, 0 from generate_series(1, 100000) n`,
  );
});
afterAll(async () => {
  await Promise.all([from.drop(), to.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

function spawnCommand(database: TestDatabase, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: dataOf(database),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function run(database: TestDatabase, ...args: string[]) {
  const child = spawnCommand(database, ...args);
  const [said, [code]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

async function killAt(child: ChildProcess, isThen: () => boolean): Promise<void> {
  const ended = once(child, 'exit');
  while (child.exitCode === null && !isThen()) await pause(1);
  child.kill('SIGKILL');
  expect(await ended, 'it ended before it was killed').toEqual([null, 'SIGKILL']);
}

const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

test('an export that is killed leaves no file of its name, what it left is refused, and the next one is whole', async () => {
  for (const bytes of [1, 500_000, 1_500_000]) {
    await killAt(spawnCommand(from, 'export', tar), () => size(`${tar}.part`) >= bytes);
    expect(existsSync(tar)).toBe(false);
    copyFileSync(`${tar}.part`, join(folder, 'half.tar'));
    expect(await run(to, 'import', join(folder, 'half.tar'), '--yes')).toEqual({
      code: 2,
      said: expect.stringContaining('The file is damaged: '),
    });
  }
  expect(await run(from, 'export', tar)).toMatchObject({ code: 0 });
  expect(existsSync(`${tar}.part`)).toBe(false);
  expect(await run(to, 'import', tar, '--dry-run')).toMatchObject({ code: 0 });
});

test('an import that is killed after it placed photos leaves none at the next one, which is whole', async () => {
  const holder = new Client({ connectionString: to.url });
  await holder.connect();
  // The import records what it did when all is written, and waits there.
  await holder.query('begin; lock table activity in share mode');
  await killAt(spawnCommand(to, 'import', tar, '--yes'), () => existsSync(photoOf(to)));
  await holder.end();
  expect(await ask(to.url, 'select id from leads')).toEqual([]);
  expect(readdirSync(join(dataOf(to), 'transfers'))).toEqual([expect.stringMatching(/^photos-/)]);

  expect(await run(to, 'import', tar, '--dry-run')).toMatchObject({ code: 0 });
  expect(existsSync(join(photoOf(to), '..'))).toBe(false);
  expect(readdirSync(join(dataOf(to), 'transfers'))).toEqual([]);

  expect(await run(to, 'import', tar, '--yes')).toMatchObject({ code: 0 });
  expect(await ask(to.url, 'select id from leads')).toEqual([{ id: lead }]);
  expect(size(photoOf(to))).toBe(size(photoOf(from)));
  expect(readdirSync(join(dataOf(to), 'transfers'))).toEqual([]);
});
