import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { untilWaiting } from '../../../../test/held-locks.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { SystemState } from '../../../contract/operations/system.ts';
import { issuesOf } from './read-system.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const system = () => program.call<SystemState>('GET', '/api/system');
const age = (id: string, interval: string, status: string) =>
  program.database.pool.query(
    `update generation_batches set status = $3, updated_at = now() - $2::interval where id = $1`,
    [id, interval, status],
  );

test('a batch that stopped moving is an issue, and the emergency cleanup cancels it', async () => {
  expect(await system()).toMatchObject({ is_healthy: true, issues: [], counts: { stuck: 0 } });
  const stuck = await planBatch(program, { keywords: 'stuck' });
  const moving = await planBatch(program, { keywords: 'moving' });
  await age(stuck.id, '16 minutes', 'generating');
  await age(moving.id, '14 minutes', 'generating');
  const state = await system();
  expect(state).toMatchObject({ is_healthy: false, counts: { total: 2, active: 2, stuck: 1 } });
  expect(state.issues[0]?.message).toContain('1 batch has been generating without an update');
  expect(await program.call('POST', '/api/system/emergency-cleanup')).toEqual({ cancelled: 1 });
  const after: Batch = await program.call('GET', `/api/batches/${stuck.id}`);
  expect(after).toMatchObject({
    status: 'cancelled',
    can_resume: false,
    notice: expect.stringMatching(/^Emergency Cleanup cancelled it: .* over 15 minutes\./),
  });
  expect((await program.call<Batch>('GET', `/api/batches/${moving.id}`)).status).toBe('generating');
});

test('the emergency cleanup leaves a batch alone that has progressed since', async () => {
  const { pool } = program.database;
  const batch = await planBatch(program, { keywords: 'moves on' });
  await age(batch.id, '16 minutes', 'generating');
  const working = await pool.connect();
  try {
    await working.query('begin');
    await working.query('update generation_batches set updated_at = now() where id = $1', [batch.id]);
    const cleaning = program.call('POST', '/api/system/emergency-cleanup');
    await untilWaiting(pool, 'from "generation_batches" where "id" = $1 for update');
    await working.query('commit');
    expect(await cleaning).toEqual({ cancelled: 0 });
  } finally {
    working.release();
  }
  expect((await program.call<Batch>('GET', `/api/batches/${batch.id}`)).status).toBe('generating');
});

test('old batches are deleted and their pages stay', async () => {
  const old = await planBatch(program, { keywords: 'old', locations: 'Miami, FL' });
  const recent = await planBatch(program, { keywords: 'recent', locations: 'Miami, FL' });
  for (const { id } of [old, recent]) await generateBatch(program, id);
  await age(old.id, '8 days', 'completed');
  await age(recent.id, '6 days', 'completed');
  expect((await system()).counts.old).toBe(1);
  expect(await program.call('POST', '/api/system/clean-old-batches', {})).toEqual({ deleted: 1, left: 0 });
  const reply = await program.request('GET', `/api/batches/${old.id}`, { cookie: program.cookie });
  expect(reply.status).toBe(404);
  const { total } = await program.call<{ total: number }>('GET', `/api/pages?template_id=${old.template_id}`);
  expect(total).toBe(1);
});

test('many active batches and a slow database are issues with advice', () => {
  expect(issuesOf({ active: 5, stuck: 0, response_ms: 1_000 })).toEqual([]);
  expect(issuesOf({ active: 6, stuck: 0, response_ms: 1_001 })).toMatchObject([
    { message: '6 batches are active at once.' },
    { message: 'The database took 1,001 ms to answer.' },
  ]);
});
