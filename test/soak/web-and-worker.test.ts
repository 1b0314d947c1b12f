import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { ask, spawnProgram } from '../running-program.ts';
import { type SeveralPrograms, startWebsAndWorkers } from '../several-programs.ts';

/*
 * Two processes that serve and two that work, on one DATABASE_URL and one DATA_DIR. All four start at once on a database with
 * nothing in it. One of each is killed under load in web-and-worker-killed.test.ts.
 */
let programs: SeveralPrograms<string>;
const elsewhere = mkdtempSync(join(tmpdir(), 'pagehaul-elsewhere-'));

beforeAll(async () => {
  await ensureBuilt();
  programs = await startWebsAndWorkers();
});
afterAll(async () => {
  await programs.stop();
  rmSync(elsewhere, { recursive: true, force: true });
});

test('a worker answers how it is and nothing else', async () => {
  const get = async (path: string) => (await fetch(`${programs.at('worker one').origin}${path}`)).status;
  expect(await Promise.all(['/healthz', '/readyz', '/', '/auth', '/api/templates'].map(get))).toEqual([
    200, 200, 404, 404, 404,
  ]);
});

test('what is done every day waits once for tomorrow, however many processes have started', async () => {
  const waiting = async () =>
    await ask(
      programs.database.url,
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
    () => ({ DATABASE_URL: programs.database.url, DATA_DIR: elsewhere }),
    'secrets is missing. Copy',
  ],
  [['--only', 'worker'], () => ({ DATA_DIR: elsewhere }), 'set DATABASE_URL'],
  [['--only', 'cron'], () => ({ DATABASE_URL: programs.database.url }), 'it must be web or worker'],
])(
  'a process that can’t be one of several says so in a sentence and ends: %j',
  async (args, where, sentence) => {
    const child = spawnProgram(where(), args, 'pipe');
    const [said, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit')]);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toContain('at async');
  },
);
