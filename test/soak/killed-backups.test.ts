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
import { integer, noBias, sample } from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backup, BackupRun } from '../../src/contract/operations/backups.ts';
import { ensureBuilt } from '../built-program.ts';
import { ask as askAt, type RunningProgram, startGenerating, startProgram } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * The real program and the real command, killed without warning at random moments while they make or restore a backup.
 * `KILL_SEED` chooses other moments.
 */

const command = join(import.meta.dirname, '../../dist/server/command-line.js');
const seed = Number(process.env.KILL_SEED ?? 1);
/** How many percent of the work are done when it is killed. */
const moments = (number: number, salt: number) =>
  sample(noBias(integer({ min: 0, max: 90 })), { seed: seed * 100 + salt, numRuns: number });
const lead = (n: number) => `0b1c2d3e-0000-4000-8000-${String(n).padStart(12, '0')}`;
const leads = 40;
const photoBytes = 100_000;

let database: TestDatabase;
let dataDir = '';
let folder = '';
let uploads = '';
/** A backup of everything, with its size and the state it brings back. */
let whole = { name: '', bytes: 0, state: {} };
let changed = {};
let running: RunningProgram | null = null;

const ask = <Row>(query: string, values: unknown[] = []) => askAt<Row>(database.url, query, values);
const start = async () => {
  running ??= await startProgram({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  return running;
};
const kill = async () => {
  await running?.kill();
  running = null;
};

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pagehaul-killed-backups-'));
  folder = join(dataDir, 'backups');
  uploads = join(dataDir, 'uploads', 'leads');
  const program = await start();
  const batch = await startGenerating(program, 'backed up', { towns: 100, keywords: 10 });
  await program.until(batch, ({ status }) => status === 'completed');
  // Enough to write and to read that there is time to kill it.
  await ask(
    `insert into page_views select '/' || md5(n::text), '2026-01-01', n, 0 from generate_series(1, 200000) n`,
  );
  for (let n = 1; n <= leads; n += 1) {
    await ask(
      `insert into leads (id, kind, name, phone, phone_digits, email)
       values ($1, 'quote', 'Ann', '(512) 555-0134', '5125550134', 'ann@example.com')`,
      [lead(n)],
    );
    await ask(
      `insert into lead_photos (lead_id, number, source_hash, width, height, bytes) values ($1, 1, 'h', 1, 1, 1)`,
      [lead(n)],
    );
    mkdirSync(join(uploads, lead(n)), { recursive: true });
    writeFileSync(join(uploads, lead(n), '1.webp'), Buffer.alloc(photoBytes, n));
  }
  await kill();
  const first = await run('backup', 'create');
  if (first.code !== 0) throw new Error(first.stderr);
  const [name = ''] = files();
  whole = { name, bytes: statSync(join(folder, name)).size, state: await state() };
  await ask(`delete from page_views where views % 3 = 0`);
  await ask(`delete from leads where id > $1`, [lead(leads / 2)]);
  await ask(`update landing_page_templates set hero_title_template = 'Changed since'`);
  changed = await state();
});
afterAll(async () => {
  await kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Back to the changed state, with the one backup. */
beforeEach(async () => {
  await kill();
  for (const name of files().filter(name => name !== whole.name)) rmSync(join(folder, name));
});
afterEach(kill);

const files = () => readdirSync(folder).sort();
const parts = () => files().filter(name => name.endsWith('.part'));
const partBytes = () =>
  parts().reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/** The later backups are smaller than the first. */
const isWritten = (moment: number) => () => partBytes() > (moment / 100) * whole.bytes * 0.6;

function spawnCommand(...args: string[]): ChildProcess {
  return spawn(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...args: string[]) {
  const child = spawnCommand(...args);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('no pipes');
  const [out, err, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return { code, stdout: out, stderr: err };
}

/** Waits for an event, and kills the command there. */
async function killAt(child: ChildProcess, isThen: () => boolean | Promise<boolean>): Promise<void> {
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isThen())) await pause(1);
  child.kill('SIGKILL');
  expect(await ended, 'it ended before it was killed').toEqual([null, 'SIGKILL']);
}

/** The rows of the business, and its photos. */
async function state(): Promise<object> {
  const found: Record<string, unknown> = {};
  for (const table of [
    'generated_landing_pages',
    'bulk_generation_plans',
    'landing_page_templates',
    'page_views',
    'leads',
    'lead_photos',
    'redirects',
    'user_roles',
  ]) {
    const [row] = await ask(
      `select count(*)::int as rows, md5(string_agg(t::text, ';' order by t::text)) from ${table} t`,
    );
    found[table] = row;
  }
  return found;
}

/** Nothing of a killed process is left, and each listed backup is whole. */
async function expectTidy(): Promise<void> {
  expect(parts()).toEqual([]);
  const schemas = await ask(`select nspname from pg_namespace where nspname like 'pagehaul_re%'`);
  expect(schemas).toEqual([]);
  const { stdout } = await run('backup', 'list', '--json');
  const { backups } = JSON.parse(stdout) as { backups: Backup[] };
  expect(backups.map(({ name }) => name).sort()).toEqual(files());
  for (const { name } of backups)
    expect(await run('backup', 'verify', name)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Whole/),
    });
  for (const { id } of await ask<{ id: string }>('select lead_id as id from lead_photos')) {
    expect(readdirSync(join(uploads, id))).toEqual(['1.webp']);
    expect(statSync(join(uploads, id, '1.webp')).size).toBe(photoBytes);
  }
}

/** What a kill left is no backup, even under the name of one. */
async function expectRefused(): Promise<void> {
  const [part] = parts();
  if (part === undefined) return;
  const name = 'half.pagehaul-backup';
  copyFileSync(join(folder, part), join(folder, name));
  const { code, stdout, stderr } = await run('backup', 'verify', name);
  expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/^The backup is damaged: .+\.\n$/)]);
  const restored = await run('backup', 'restore', name, '--yes');
  expect([restored.code, restored.stderr]).toEqual([
    1,
    expect.stringMatching(/^The backup is damaged: .+\.\n$/),
  ]);
  rmSync(join(folder, name));
}

const restoreRuns = () =>
  ask<BackupRun & { replaced_at: Date | null }>(
    `select * from backup_runs where kind = 'restore' order by id desc limit 1`,
  );
const openRuns = async () =>
  (await ask(`select id from backup_runs where status in ('waiting', 'running')`)).length;

describe('the command that makes a backup is killed', () => {
  test.each(moments(3, 1))('with %d % of it written: the next command makes a whole one', async moment => {
    const before = await state();
    await killAt(spawnCommand('backup', 'create'), isWritten(moment));
    expect(files().length - parts().length).toBe(1);
    const { code, stderr } = await run('backup', 'create');
    expect([code, stderr]).toEqual([0, '']);
    expect(files()).toHaveLength(2);
    expect(await openRuns()).toBe(0);
    await expectTidy();
    expect(await state()).toEqual(before);
  });

  test('beside the running program: the next backup that is asked of it is made', async () => {
    const program = await start();
    await killAt(spawnCommand('backup', 'create'), () => partBytes() > 0);
    await expect(program.call('POST', '/api/backups')).rejects.toThrow('A backup is being made.');
    await expect.poll(openRuns).toBe(0);
    await program.call('POST', '/api/backups');
    await expect.poll(openRuns).toBe(0);
    expect(files()).toHaveLength(3);
    await expectTidy();
  });
});

test.each(moments(2, 2))(
  'the program is killed with %d % of a backup written: it is whole after the next start',
  async moment => {
    const program = await start();
    const before = await state();
    const { id } = await program.call<BackupRun>('POST', '/api/backups');
    await expect.poll(isWritten(moment), { interval: 1 }).toBe(true);
    await kill();
    expect(files().length - parts().length).toBe(1);
    expect(parts()).toHaveLength(1);
    await start();
    await expect.poll(openRuns).toBe(0);
    expect(await ask('select status, message from backup_runs where id = $1', [id])).toEqual([
      { status: 'completed', message: null },
    ]);
    await expectTidy();
    expect(await state()).toEqual(before);
  },
);

describe('a restore is killed', () => {
  /** Before the exchange by its progress, after it by the backup of what it replaced. */
  const isAt = (moment: number, isExchanged: boolean) => async () => {
    if (isExchanged) return isWritten(moment)();
    const [last] = await restoreRuns();
    return last?.status === 'running' && last.tables_done > (moment / 100) * last.tables_total;
  };
  const cases = [
    ...moments(2, 3).map(moment => [moment, false] as const),
    ...moments(1, 4).map(moment => [moment, true] as const),
  ];
  const dropLaterPhotos = () => {
    for (let n = leads / 2 + 1; n <= leads; n += 1)
      rmSync(join(uploads, lead(n)), { recursive: true, force: true });
  };
  beforeEach(async () => {
    if (JSON.stringify(await state()) === JSON.stringify(changed)) return;
    await ask(`delete from page_views where views % 3 = 0`);
    await ask(`delete from leads where id > $1`, [lead(leads / 2)]);
    await ask(`update landing_page_templates set hero_title_template = 'Changed since'`);
  });

  test.each(cases)(
    'of the command, with %d % of it done, exchanged: %s: the next command completes it',
    async (moment, isExchanged) => {
      dropLaterPhotos();
      await killAt(spawnCommand('backup', 'restore', whole.name, '--yes'), isAt(moment, isExchanged));
      const left = await state();
      const [before] = await restoreRuns();
      expect(left).toEqual(before?.replaced_at ? whole.state : changed);
      expect(before?.replaced_at !== null).toBe(isExchanged);
      const { code, stderr } = await run('backup', 'restore', whole.name, '--yes');
      expect([code, stderr]).toEqual([0, '']);
      expect(await state()).toEqual(whole.state);
      const [after] = await restoreRuns();
      expect(after).toMatchObject({ id: before?.id, status: 'completed', message: null });
      expect(files()).toEqual([whole.name, after?.safety_file_name ?? ''].sort());
      await expectTidy();
    },
  );

  test.each(cases)(
    'of the program, with %d % of it done, exchanged: %s: the next start completes it',
    async (moment, isExchanged) => {
      dropLaterPhotos();
      const program = await start();
      const { id } = await program.call<BackupRun>('POST', `/api/backups/${whole.name}/restore`, {
        confirm_name: whole.name,
      });
      await expect.poll(isAt(moment, isExchanged), { interval: 1 }).toBe(true);
      await kill();
      const [before] = await restoreRuns();
      expect(await state()).toEqual(before?.replaced_at ? whole.state : changed);
      await start();
      await expect.poll(openRuns).toBe(0);
      expect(await state()).toEqual(whole.state);
      const [after] = await restoreRuns();
      expect(after).toMatchObject({ id, status: 'completed', message: null });
      await expectTidy();
    },
  );
});

test('what a killed backup left is refused under the name of a backup', async () => {
  for (const moment of moments(2, 5)) {
    await killAt(spawnCommand('backup', 'create'), isWritten(moment));
    await expectRefused();
    await run('backup', 'create');
    expect(existsSync(join(folder, 'half.pagehaul-backup'))).toBe(false);
  }
});
