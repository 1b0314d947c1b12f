import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '../../src/contract/generation/batches.ts';
import type { Likeness } from '../../src/contract/generation/likeness.ts';
import type { PageChange } from '../../src/contract/pages/page-changes.ts';
import { ensureBuilt } from '../built-program.ts';
import { templateInput } from '../factories.ts';
import { holdWork, makeHoldable, untilHeld } from '../hold-work.ts';
import {
  ask as askAt,
  countRows as countRowsAt,
  createLargeBatch,
  largeBatch,
  type RunningProgram,
  startGenerating as startGeneratingOn,
  startProgram as startProgramOn,
  untilPlanned,
  wholeBatch,
} from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * The real program, built for production, on a real database: it is killed without warning in the middle of its work,
 * restarted, and must finish as if uninterrupted. `npm test` runs a part of it in test/server.
 */
let database: TestDatabase;
let running: RunningProgram | null = null;

const startProgram = () => startProgramOn({ DATABASE_URL: database.url });
const ask = <Row>(text: string, values: unknown[]) => askAt<Row>(database.url, text, values);
const countRows = (id: string) => countRowsAt(database.url, id);

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  await makeHoldable(database.url);
});
afterAll(async () => {
  await running?.kill();
  await database.drop();
});

describe.each([
  ['planning', true],
  ['planning', false],
  ['generating', false],
] as const)('killed while %s, high performance %s', (phase, high_performance) => {
  test('the batch continues by itself and every page exists exactly once', async () => {
    running ??= await startProgram();
    const planning = phase === 'planning' ? await holdWork(database.url) : null;
    const word = `${phase}-${high_performance ? 'chunks' : 'whole'}`;
    const created = await createLargeBatch(running, word, { high_performance });
    if (planning) await killDuring(phase, created.id, planning, batch => batch.planned_through > 0);
    await untilPlanned(running, created.id);
    await running.call('POST', `/api/batches/${created.id}/approve`);
    const generating = phase === 'generating' ? await holdWork(database.url) : null;
    await running.call('POST', `/api/batches/${created.id}/generate`);
    if (generating)
      await killDuring(
        phase,
        created.id,
        generating,
        batch => batch.total_completed > 0 || !high_performance,
      );
    const done = await running.until(created.id, batch => batch.status === 'completed');

    expect(done).toMatchObject({
      combinations: largeBatch,
      total_planned: largeBatch,
      total_completed: largeBatch,
      total_failed: 0,
      total_skipped: 0,
    });
    expect(await countRows(created.id)).toEqual(wholeBatch);
  });
});

test('cancelled while generating, the batch stops before it is done and its counters are right', async () => {
  running ??= await startProgram();
  const { id } = await createLargeBatch(running, 'cancelled');
  await untilPlanned(running, id);
  await running.call('POST', `/api/batches/${id}/approve`);
  const letGo = await holdWork(database.url);
  await running.call('POST', `/api/batches/${id}/generate`);
  await untilHeld(database.url);
  const cancelling = running.call<Batch>('POST', `/api/batches/${id}/cancel`);
  // The step has the batch until it is committed; let go before, the work could be done when the call gets there.
  await expect
    .poll(() =>
      ask(
        `select 1 as waits from pg_stat_activity
         where datname = current_database() and wait_event = 'transactionid' and query like '%"generation_batches"%'`,
        [],
      ),
    )
    .toEqual([{ waits: 1 }]);
  await letGo();
  const cancelled = await cancelling;
  expect(cancelled.status).toBe('cancelled');
  await expect
    .poll(() =>
      ask(
        `select 1 from bulk_generation_plans where generation_batch_id = $1 and status = 'planned' limit 1`,
        [id],
      ),
    )
    .toEqual([]);
  const [left] = await ask<Record<string, number>>(
    `select total_completed as said,
            (select count(*)::int from generated_landing_pages where generation_batch_id = b.id) as pages,
            (select count(*)::int from bulk_generation_plans where generation_batch_id = b.id) as plans
     from generation_batches b where id = $1`,
    [id],
  );
  expect(left).toEqual({
    said: cancelled.total_completed,
    pages: cancelled.total_completed,
    plans: cancelled.total_completed,
  });
  expect(cancelled.total_completed).toBeLessThan(largeBatch);
});

test('killed while reverting and while that is undone, it continues by itself until no page is left, and all are restored', async () => {
  running ??= await startProgram();
  const id = await startGenerating('taken back');
  await running.until(id, batch => batch.status === 'completed');
  const letGo = await holdWork(database.url);
  await running.call('POST', `/api/batches/${id}/revert`);
  await running.until(id, batch => batch.total_completed < largeBatch);
  await running.kill();
  const [left] = await ask<{ is_reverting: boolean; agrees: boolean }>(
    `select reverting_at is not null as is_reverting,
            total_completed = (select count(*) from generated_landing_pages where generation_batch_id = b.id) as agrees
     from generation_batches b where id = $1`,
    [id],
  );
  expect(left).toEqual({ is_reverting: true, agrees: true });
  await letGo();
  running = await startProgram();
  expect(await running.until(id, batch => batch.reverted_at !== null)).toMatchObject({
    status: 'cancelled',
    total_completed: 0,
    total_skipped: largeBatch,
  });
  expect(await countRows(id)).toMatchObject({ plans: largeBatch, completed: 0, pages: 0, counted: 0 });

  const { items } = await running.call<{ items: PageChange[] }>('GET', '/api/pages/changes');
  expect(items[0]).toMatchObject({ action: 'revert', changed_pages: largeBatch, can_undo: true });
  const letUndoGo = await holdWork(database.url);
  const undoing = await running.call<PageChange>('POST', `/api/pages/changes/${items[0]?.id}/undo`);
  await running.until(id, batch => batch.total_completed > 0);
  await running.kill();
  const [half] = await ask<{ is_half: boolean; agrees: boolean }>(
    `select total_completed < $2 and reverted_at is null as is_half,
            total_completed = (select count(*) from generated_landing_pages where generation_batch_id = b.id)
              and total_completed = (select count(*) from bulk_generation_plans
                                     where generation_batch_id = b.id and status = 'completed') as agrees
     from generation_batches b where id = $1`,
    [id, largeBatch],
  );
  expect(half).toEqual({ is_half: true, agrees: true });
  await letUndoGo();
  running = await startProgram();
  expect(await running.until(id, batch => batch.total_completed === largeBatch)).toMatchObject({
    status: 'completed',
    total_planned: largeBatch,
    total_skipped: 0,
    can_revert: true,
  });
  expect(await countRows(id)).toMatchObject({
    plans: largeBatch,
    completed: largeBatch,
    pages: largeBatch,
  });
  await expect
    .poll(() => ask('select status, changed_pages from page_changes where id = $1', [undoing.id]))
    .toEqual([{ status: 'completed', changed_pages: largeBatch }]);
});

test('killed while deleting a batch with its pages, it continues by itself until nothing of it is left', async () => {
  running ??= await startProgram();
  const id = await startGenerating('deleted whole');
  await running.until(id, batch => batch.status === 'completed');
  const letGo = await holdWork(database.url);
  await running.call('DELETE', `/api/batches/${id}?pages=revert`);
  await running.until(id, batch => batch.total_completed < largeBatch);
  await running.kill();
  const [left] = await ask<{ deleting: boolean }>('select deleting from generation_batches where id = $1', [
    id,
  ]);
  expect(left).toEqual({ deleting: true });
  await letGo();
  running = await startProgram();
  await expect.poll(() => ask('select 1 from generation_batches where id = $1', [id])).toEqual([]);
  expect(await countRows(id)).toMatchObject({ plans: 0, pages: 0 });
});

test('killed while the failed pages are tried again, every page exists exactly once', async () => {
  running ??= await startProgram();
  const { id, template_id } = await createLargeBatch(running, 'retried', {
    template: { title_template: '{|}' },
  });
  await untilPlanned(running, id);
  await running.call('POST', `/api/batches/${id}/approve`);
  await running.call('POST', `/api/batches/${id}/generate`);
  expect(await running.until(id, batch => batch.status === 'completed')).toMatchObject({
    total_failed: largeBatch,
  });
  await running.call('PUT', `/api/templates/${template_id}`, templateInput());
  await running.call('POST', `/api/batches/${id}/update`);
  const letGo = await holdWork(database.url);
  await running.call('POST', `/api/batches/${id}/retry`);
  await running.until(id, batch => batch.total_failed < largeBatch || batch.total_completed > 0);
  await running.kill();
  await letGo();
  running = await startProgram();
  expect(await running.until(id, batch => batch.status === 'completed')).toMatchObject({
    total_completed: largeBatch,
    total_failed: 0,
  });
  expect(await countRows(id)).toMatchObject({
    plans: largeBatch,
    completed: largeBatch,
    pages: largeBatch,
    linked: largeBatch,
  });
});

test('killed while moving pages to a new version, the move continues by itself and every page is moved once', async () => {
  running ??= await startProgram();
  const batchId = await startGenerating('moved');
  const { template_id } = await running.until(batchId, batch => batch.status === 'completed');
  await running.call(
    'PUT',
    `/api/templates/${template_id}`,
    templateInput({ title_template: 'New {{city}}' }),
  );
  const letGo = await holdWork(database.url);
  const { id } = await running.call<PageChange>('POST', `/api/templates/${template_id}/moves`, {});
  const read = (): Promise<PageChange> => {
    if (!running) throw new Error('the program is not running');
    return running.call('GET', `/api/pages/changes/${id}`);
  };
  await expect.poll(async () => (await read()).changed_pages).toBeGreaterThan(0);
  await running.kill();
  const [left] = await ask<{ status: string; moved: number; titled: number }>(
    `select status, changed_pages as moved,
            (select count(*)::int from generated_landing_pages where moved_by = c.id and title like 'New %') as titled
     from page_changes c where id = $1`,
    [id],
  );
  expect(left).toMatchObject({ status: 'running', titled: left?.moved });
  await letGo();
  running = await startProgram();
  await expect.poll(async () => (await read()).status).toBe('completed');
  expect(await read()).toMatchObject({ changed_pages: largeBatch, total_pages: largeBatch });
  expect(
    await ask(
      `select count(*)::int as pages, count(distinct template_version_id)::int as versions
       from generated_landing_pages where template_id = $1 and title like 'New %'`,
      [template_id],
    ),
  ).toEqual([{ pages: largeBatch, versions: 1 }]);
});

test('killed while publishing at a pace, with a second program beside it, every page becomes public once', async () => {
  running ??= await startProgram();
  const { id } = await createLargeBatch(running, 'paced', { towns: 1_500 });
  await untilPlanned(running, id);
  const [clock] = await ask<{ tomorrow: string }>(
    `select (timezone('America/New_York', now())::date + 1)::text as tomorrow`,
    [],
  );
  const pace = { pages_per_day: 50_000, start_on: clock?.tomorrow, portions: 'daily', hour: 0 };
  await running.call('POST', `/api/batches/${id}/schedule`, pace);
  await running.call('POST', `/api/batches/${id}/approve`);
  await running.call('POST', `/api/batches/${id}/generate`);
  await running.until(id, batch => batch.status === 'completed');
  await expect.poll(async () => (await countPublishing(id))?.in_order).toBe(60_000);
  expect(await countPublishing(id)).toMatchObject({ public: 0, counted: 0 });

  await running.kill(); // and a night passes
  await ask(
    `update publishing_schedules set counted_through = now() - interval '1 day' where generation_batch_id = $1`,
    [id],
  );
  const agrees = { agrees: true, left_out: 0 };
  const letGo = await holdWork(database.url);
  running = await startProgram();
  await untilHeld(database.url);
  // Inside the second portion: its pages are written, and must be rolled back.
  const worker = running.workerPid() ?? 0;
  expect(worker).toBeGreaterThan(0);
  process.kill(worker, 'SIGKILL');
  await running.kill();
  const afterFirst = await countPublishing(id);
  expect(afterFirst).toMatchObject(agrees);
  expect(afterFirst?.public).toBeGreaterThan(0);
  await letGo();
  expect(await countPublishing(id)).toEqual(afterFirst);
  running = await startProgram();
  const starting = startProgram();
  await expect.poll(() => publishedOf(id), { interval: 10 }).toBeGreaterThan(Number(afterFirst?.public));
  await running.kill();
  const atKill = await publishedOf(id);
  const beside = await starting;
  await expect.poll(() => publishedOf(id), { interval: 10 }).toBeGreaterThan(atKill);
  await beside.kill();
  const left = await countPublishing(id);
  expect(left).toMatchObject(agrees);
  expect(left?.public).toBeLessThan(50_000);
  running = await startProgram();
  await expect.poll(async () => (await countPublishing(id))?.public).toBe(50_000);
  // The portion of the day is out; the rest waits for the next.
  expect(await countPublishing(id)).toEqual({
    ...agrees,
    public: 50_000,
    counted: 50_000,
    by_town: 50_000,
    in_order: 10_000,
    owed: 0,
  });
});

test('killed while its forecast is computed, the batch is forecast by itself at the next start', async () => {
  running ??= await startProgram();
  const batch = await createLargeBatch(running, 'forecast');
  await running.until(batch.id, one => one.is_planned);
  const likeness = () => running?.call<Likeness>('GET', `/api/batches/${batch.id}/likeness`);
  await expect.poll(async () => (await likeness())?.state, { interval: 20 }).toBe('computing');
  await running.kill();
  const [left] = await ask<{ state: string }>(
    'select state from batch_likeness where generation_batch_id = $1',
    [batch.id],
  );
  expect(left).toEqual({ state: 'computing' });
  running = await startProgram();
  await expect.poll(async () => (await likeness())?.state).toBe('done');
  const figures = (await likeness())?.figures;
  expect(figures?.pages).toBe(largeBatch);
  expect(figures?.counts.reduce((sum, count) => sum + count)).toBe(largeBatch);
});

test('asked to stop while generating, the program exits with 0 between two chunks and continues at the next start', async () => {
  running ??= await startProgram();
  const id = await startGenerating('asked to stop');
  await running.until(id, batch => batch.total_completed > 0);
  expect(await running.stop()).toBe(0);
  const [left] = await ask<{ completed: number; pages: number }>(
    `select total_completed as completed, (select count(*)::int from generated_landing_pages where generation_batch_id = b.id) as pages
     from generation_batches b where id = $1`,
    [id],
  );
  expect(left?.pages).toBe(left?.completed);
  running = await startProgram();
  expect(await running.until(id, batch => batch.status === 'completed')).toMatchObject({
    total_completed: largeBatch,
  });
});

/** A large batch, planned, approved and running. */
async function startGenerating(word: string, options: { towns?: number } = {}): Promise<string> {
  if (!running) throw new Error('the program is not running');
  return startGeneratingOn(running, word, options);
}

/** Waits until the work is running, kills the program there, checks that it was not done yet, and restarts it. */
async function killDuring(
  phase: string,
  id: string,
  letGo: () => Promise<void>,
  isUnderWay: (batch: Batch) => boolean,
): Promise<void> {
  await running?.until(id, isUnderWay);
  await running?.kill();
  const [left] = await ask<{ status: string; is_planned: boolean }>(
    'select status, planned_at is not null as is_planned from generation_batches where id = $1',
    [id],
  );
  expect(left).toEqual({ status: phase, is_planned: phase === 'generating' });
  await letGo();
  running = await startProgram();
}

/** A schedule's own progress: polled while it runs, so it must be cheap. */
async function publishedOf(batchId: string): Promise<number> {
  const [row] = await ask<{ published_pages: number }>(
    'select published_pages from publishing_schedules where generation_batch_id = $1',
    [batchId],
  );
  return row?.published_pages ?? 0;
}

/** The state of a paced batch's pages, and whether its records agree. */
async function countPublishing(batchId: string): Promise<Record<string, number | boolean> | undefined> {
  const [counts] = await ask<Record<string, number | boolean>>(
    `select pages.public,
            s.published_pages = pages.public
              and (select coalesce(sum(published), 0) from publishing_days where schedule_id = s.id) = pages.public
              and s.total_pages - s.published_pages = (select count(*) from scheduled_pages where schedule_id = s.id) as agrees,
            s.left_out_pages as left_out, s.owed_pages as owed,
            (select count(*)::int from scheduled_pages where schedule_id = s.id) as in_order,
            (select coalesce(sum(count), 0)::int from page_counts c
              where c.template_id = b.template_id and c.status = 'published') as counted,
            (select coalesce(sum(count), 0)::int from town_counts) - (select count(*)::int from generated_landing_pages
              where status = 'published' and generation_batch_id <> b.id) as by_town
     from publishing_schedules s join generation_batches b on b.id = s.generation_batch_id,
          lateral (select count(*)::int as public from generated_landing_pages
                   where generation_batch_id = b.id and status = 'published') pages
     where s.generation_batch_id = $1`,
    [batchId],
  );
  return counts;
}
