import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { holdWork, makeHoldable } from '../hold-work.ts';
import {
  ask,
  countRows,
  createLargeBatch,
  largeBatch,
  type RunningProgram,
  startProgram as startProgramOn,
  untilPlanned,
  wholeBatch,
} from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * The real program, built as for production, on a real database: it is killed without warning in the middle of its work, started
 * again, and has to end where it would have ended. Every kind of work is killed in test/soak.
 */
let database: TestDatabase;
let running: RunningProgram;

const startProgram = () => startProgramOn({ DATABASE_URL: database.url });

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  await makeHoldable(database.url);
  running = await startProgram();
});
afterAll(async () => {
  await running.kill();
  await database.drop();
});

test('killed while generating, the batch continues by itself and every page exists exactly once', async () => {
  const { id } = await createLargeBatch(running, 'killed');
  await untilPlanned(running, id);
  await running.call('POST', `/api/batches/${id}/approve`);
  const letGo = await holdWork(database.url);
  await running.call('POST', `/api/batches/${id}/generate`);
  await running.until(id, batch => batch.total_completed > 0);
  await running.kill();
  expect(await ask(database.url, 'select status from generation_batches where id = $1', [id])).toEqual([
    { status: 'generating' },
  ]);
  await letGo();
  running = await startProgram();
  expect(await running.until(id, batch => batch.status === 'completed')).toMatchObject({
    combinations: largeBatch,
    total_planned: largeBatch,
    total_completed: largeBatch,
    total_failed: 0,
    total_skipped: 0,
  });
  expect(await countRows(database.url, id)).toEqual(wholeBatch);
});
