import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '../../src/contract/generation/batches.ts';
import type { Likeness } from '../../src/contract/generation/likeness.ts';
import { ensureBuilt } from '../built-program.ts';
import { holdWork, makeHoldable } from '../hold-work.ts';
import { type OwnDatabase, ownDatabase } from '../own-database.ts';
import {
  ask as askAt,
  countRows,
  createLargeBatch,
  largeBatch,
  type RunningProgram,
  setUpBusiness,
  startGenerating,
  startProgram,
  untilPlanned,
  wholeBatch,
} from '../running-program.ts';

/*
 * The real program with its own PostgreSQL. Here the database is killed without warning in the middle of the work; the
 * program must restart it and finish by itself.
 */
let database: OwnDatabase;
let program: RunningProgram;

beforeAll(async () => {
  await ensureBuilt();
  database = ownDatabase();
  program = await startProgram({ DATA_DIR: database.folder });
  await setUpBusiness(program);
  await makeHoldable(database.url());
});
afterAll(async () => {
  await program.stop();
  database.remove();
});

const ask = async <Row>(text: string, values: unknown[] = []) => askAt<Row>(database.url(), text, values);

/** Kills the connection that works on the batch; PostgreSQL then closes all connections and replays its log. */
async function killWorker(): Promise<void> {
  for (;;) {
    const [busy] = await ask<{ pid: number }>(
      `select a.pid from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.granted and a.application_name = 'pagehaul' and a.state <> 'idle' limit 1`,
    );
    if (!busy) {
      await pause(5);
      continue;
    }
    process.kill(busy.pid, 'SIGKILL');
    return;
  }
}

const kills = { server: async () => database.kill(), worker: killWorker };

describe.each([
  ['planning', true, 'worker'],
  ['planning', true, 'server'],
  ['planning', false, 'server'],
  ['generating', false, 'server'],
  ['generating', true, 'worker'],
] as const)('%s, high performance %s: the database’s %s is killed', (phase, high_performance, victim) => {
  test('the program continues by itself and every page exists exactly once', async () => {
    const word = `${phase} ${high_performance ? 'chunks' : 'whole'} ${victim}`;
    if (phase === 'planning') await holdWork(database.url()); // It ends with the server when that is killed.
    const { id } = await createLargeBatch(program, word, { high_performance });
    if (phase === 'planning') await killDuring(id, victim, batch => batch.planned_through > 0);
    await untilPlanned(program, id);
    await program.call('POST', `/api/batches/${id}/approve`);
    if (phase === 'generating') await holdWork(database.url());
    await program.call('POST', `/api/batches/${id}/generate`);
    if (phase === 'generating')
      await killDuring(id, victim, batch => batch.total_completed > 0 || !high_performance);
    expect(await program.until(id, batch => batch.status === 'completed')).toMatchObject({
      total_planned: largeBatch,
      total_completed: largeBatch,
      total_failed: 0,
      total_skipped: 0,
      notice: null,
    });
    expect(await countRows(database.url(), id)).toEqual(wholeBatch);
  });
});

test.each(['server', 'worker'] as const)(
  'the database’s %s is killed while reverting: no page of the batch is left',
  async victim => {
    const id = await startGenerating(program, `taken back ${victim}`);
    await program.until(id, batch => batch.status === 'completed');
    await holdWork(database.url());
    await program.call('POST', `/api/batches/${id}/revert`);
    await killDuring(id, victim, batch => batch.total_completed < largeBatch);
    expect(await program.until(id, batch => batch.reverted_at !== null)).toMatchObject({
      total_completed: 0,
      total_skipped: largeBatch,
    });
    expect(await countRows(database.url(), id)).toMatchObject({
      plans: largeBatch,
      completed: 0,
      pages: 0,
      counted: 0,
    });
  },
);

test('killed while its forecast is computed, the batch is forecast all the same', async () => {
  const { id } = await createLargeBatch(program, 'forecast');
  const likeness = () => program.call<Likeness>('GET', `/api/batches/${id}/likeness`);
  await expect.poll(async () => (await likeness()).state, { interval: 20 }).toBe('computing');
  database.kill();
  await expect.poll(async () => (await likeness().catch(() => null))?.state, { interval: 200 }).toBe('done');
  expect((await likeness()).figures?.pages).toBe(largeBatch);
});

test('killed while publishing at a pace, every page of the day becomes public once', async () => {
  const { id } = await createLargeBatch(program, 'paced');
  await untilPlanned(program, id);
  const [clock] = await ask<{ tomorrow: string }>(
    `select (timezone('America/New_York', now())::date + 1)::text as tomorrow`,
  );
  const pace = { pages_per_day: largeBatch, start_on: clock?.tomorrow, portions: 'daily', hour: 0 };
  await program.call('POST', `/api/batches/${id}/schedule`, pace);
  await program.call('POST', `/api/batches/${id}/approve`);
  await program.call('POST', `/api/batches/${id}/generate`);
  const published = async () => {
    // Not there while the server starts again.
    const rows = await ask<{ published_pages: number }>(
      'select published_pages from publishing_schedules where generation_batch_id = $1',
      [id],
    ).catch(() => []);
    return rows[0]?.published_pages ?? 0;
  };
  const inOrder = async () =>
    (await ask<{ waiting: number }>('select count(*)::int as waiting from scheduled_pages'))[0]?.waiting;
  await program.until(id, batch => batch.status === 'completed');
  await expect.poll(inOrder).toBe(largeBatch);
  // A night passes; the program resumes the schedule when its database is back, and loses it once more.
  await ask(
    `update publishing_schedules set counted_through = now() - interval '1 day' where generation_batch_id = $1`,
    [id],
  );
  database.kill();
  await expect.poll(published, { interval: 10 }).toBeGreaterThan(0);
  database.kill();
  await expect.poll(published, { interval: 200 }).toBe(largeBatch);
  const [counts] = await ask<{ public: number; counted: number }>(
    `select (select count(*)::int from generated_landing_pages where generation_batch_id = $1 and status = 'published') as public,
            (select sum(c.count)::int from page_counts c join generation_batches b on b.template_id = c.template_id
             where b.id = $1 and c.status = 'published') as counted`,
    [id],
  );
  expect(counts).toEqual({ public: largeBatch, counted: largeBatch });
});

/** Waits until the work is running, kills, and checks that it was not done yet. */
async function killDuring(
  id: string,
  victim: keyof typeof kills,
  isUnderWay: (batch: Batch) => boolean,
): Promise<void> {
  const before = await program.until(id, isUnderWay);
  expect(before.status === 'completed' && !before.is_reverting).toBe(false);
  await kills[victim]();
  expect(program.isRunning()).toBe(true);
}
