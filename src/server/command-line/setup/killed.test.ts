import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SetupState } from '../../../contract/operations/setup.ts';
import { loadDemo } from '../../start/demo/load-demo.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await loadDemo(program);
});
afterAll(() => program.stop());

const rowsOf = async (question: string) => (await program.database.pool.query(question)).rows.length;

/** Polls: the other process announces nothing. */
async function until(question: string): Promise<void> {
  while ((await rowsOf(question)) === 0) await program.database.pool.query('select pg_sleep(0.01)');
}

const emptied = `select from pg_locks where relation = 'landing_page_templates'::regclass
  and mode = 'AccessExclusiveLock' and granted`;
const gone = `select where not exists (${emptied})`;
const isSetUp = `select from settings where name = 'setup'`;

async function killedAt(moment: string): Promise<void> {
  const child = await startCommand(program, [
    'setup',
    '--file',
    'docs/examples/business-plumbing.yaml',
    '--yes',
  ]);
  const closed = once(child, 'close');
  await until(moment);
  child.kill('SIGKILL');
  await closed;
}

test('a setup that is killed after the demo was emptied leaves the demo', async () => {
  await killedAt(emptied);
  await until(gone);
  const front = await (await program.request('GET', '/api/setup', { cookie: program.cookie })).json();
  expect(front).toMatchObject({ state: 'demo' });
  expect(await rowsOf(`select from generated_landing_pages`)).toBe(312);
  expect(await rowsOf(`select from services where content_pack = 'junk-removal'`)).toBe(12);
});

test('one that is killed as soon as the business is there leaves the business, and its pages are made', async () => {
  await killedAt(isSetUp);
  expect(await rowsOf(`select from landing_page_templates`)).toBe(1);
  expect(await rowsOf(`select from services where content_pack = 'plumbing'`)).toBe(4);
  const { rows } = await program.database.pool.query(
    `select value->'value'->>'name' as name from settings where name = 'site.business'`,
  );
  expect(rows).toEqual([{ name: 'Barton Creek Plumbing' }]);
  await program.queue.resume();
  await until(`select from generation_batches where status = 'completed' and total_completed = 100`);
  const state = await program.call<SetupState>('GET', '/api/setup');
  expect(state).toMatchObject({ state: 'set-up', pages_made: 100, is_working: false });
});
