import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { ask, type RunningProgram, spawnProgram, startProgram } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * Two processes that serve and two that work, on one DATABASE_URL and one DATA_DIR. All four start at once on a database with
 * nothing in it. One of each is killed under load in test/soak.
 */
let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'pagehaul-several-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'pagehaul-elsewhere-'));
const programs = new Map<string, RunningProgram>();
const named = (name: string): RunningProgram => {
  const program = programs.get(name);
  if (!program) throw new Error(`${name} is not running`);
  return program;
};

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase({ isEmpty: true });
  const started = await Promise.allSettled(
    ['web one', 'web two', 'worker one', 'worker two'].map(async name => {
      const url = new URL(database.url);
      url.searchParams.set('application_name', name);
      const where = { DATABASE_URL: url.href, DATA_DIR: folder };
      programs.set(name, await startProgram(where, ['--only', name.split(' ')[0] ?? '']));
    }),
  );
  // Not before all are known: each that runs has to be ended.
  for (const one of started) if (one.status === 'rejected') throw one.reason;
});
afterAll(async () => {
  for (const program of programs.values()) await program.kill();
  await database.drop();
  for (const one of [folder, elsewhere]) rmSync(one, { recursive: true, force: true });
});

test('a worker answers how it is and nothing else', async () => {
  const get = async (path: string) => (await fetch(`${named('worker one').origin}${path}`)).status;
  expect(await Promise.all(['/healthz', '/readyz', '/', '/auth', '/api/templates'].map(get))).toEqual([
    200, 200, 404, 404, 404,
  ]);
});

test('what is done every day waits once for tomorrow, however many processes have started', async () => {
  const waiting = async () =>
    await ask(
      database.url,
      `select name, count(*)::int from pgboss.job where name like 'prune-%' and state in ('created', 'active')
       group by name order by name`,
    );
  await expect.poll(waiting).toEqual([
    { name: 'prune-accounts', count: 1 },
    { name: 'prune-activity', count: 1 },
    { name: 'prune-page-changes', count: 1 },
    { name: 'prune-transfers', count: 1 },
  ]);
});

test.each([
  [
    ['--only', 'web'],
    () => ({ DATABASE_URL: database.url, DATA_DIR: elsewhere }),
    'encrypted with is not here. Bring',
  ],
  [['--only', 'worker'], () => ({ DATA_DIR: elsewhere }), 'set DATABASE_URL'],
  [['--only', 'cron'], () => ({ DATABASE_URL: database.url }), 'it must be web or worker'],
])(
  'a process that can’t be one of several says so in a sentence and ends: %j',
  async (args, where, sentence) => {
    const child = spawnProgram(where(), args, 'pipe');
    const [said, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit')]);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toContain('at async');
  },
);
