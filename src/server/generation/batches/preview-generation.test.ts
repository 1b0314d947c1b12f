import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeLikenessGate,
  createTemplate,
  openLikenessGate,
  planBatch,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { GenerationPreview } from '../../../contract/generation/batch-reports.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Likeness } from '../../../contract/generation/likeness.ts';

let program: TestProgram;
let template_id = '';
beforeAll(async () => {
  program = await startTestProgram();
  template_id = (await createTemplate(program)).id;
});
afterAll(() => program.stop());

const preview = (...batches: readonly Batch[]): Promise<GenerationPreview> =>
  program.call('POST', '/api/batches/bulk/preview', { ids: batches.map(batch => batch.id) });
const plan = (keywords: string, locations = 'Miami, FL\nOrlando, FL') =>
  planBatch(program, { template_id, keywords, locations });
const forecastOf = (batch: Batch) => program.call<Likeness>('GET', `/api/batches/${batch.id}/likeness`);

test('batches that need approval are ready with their pages and the verdict', async () => {
  await closeLikenessGate(program);
  const planned = await plan('preview small', 'Miami, FL');
  const approved = await plan('preview approved', 'Miami, FL');
  await expect.poll(async () => (await forecastOf(planned)).verdict).toBe('passes');
  await program.call('POST', `/api/batches/${approved.id}/approve`);
  const { ready, not_ready } = await preview(planned, approved);
  expect(not_ready).toEqual([]);
  expect(ready).toMatchObject([
    { id: planned.id, pages: 1, page_status: 'published', needs_approval: true },
    { id: approved.id, pages: 1, needs_approval: false },
  ]);
  expect(ready[0]?.verdict_text).toContain('No page is 85% similar');
});

test('a batch whose pages are too alike, or whose forecast was stopped, is not ready and says why', async () => {
  await closeLikenessGate(program);
  const alike = await plan('preview alike', towns(20));
  await expect.poll(async () => (await forecastOf(alike)).verdict).toBe('too-alike');
  const stopped = await plan('preview stopped', towns(20));
  await program.database.pool.query(
    `update batch_likeness set state = 'cancelled', result = null where generation_batch_id = $1`,
    [stopped.id],
  );
  const { ready, not_ready } = await preview(alike, stopped);
  expect(ready).toEqual([]);
  expect(not_ready).toMatchObject([
    {
      id: alike.id,
      is_under_way: false,
      reason: expect.stringContaining('Too similar to approve: 20 of 20'),
    },
    { id: stopped.id, is_under_way: false, reason: expect.stringContaining('was stopped') },
  ]);
});

test('a batch without a forecast gets one, and is under way until then', async () => {
  await closeLikenessGate(program);
  const old = await plan('preview old', towns(20));
  await expect.poll(async () => (await forecastOf(old)).state).toBe('done');
  await program.database.pool.query('delete from batch_likeness where generation_batch_id = $1', [old.id]);
  const { not_ready } = await preview(old);
  expect(not_ready).toMatchObject([{ id: old.id, is_under_way: true }]);
  await expect.poll(async () => (await forecastOf(old)).state).toBe('done');
});

test('a batch that is already generated, or has no plans, is not ready', async () => {
  await openLikenessGate(program);
  const first = await plan('preview done');
  await program.call('POST', '/api/batches/bulk', { action: 'generate', ids: [first.id] });
  const done = await waitForBatch(program, first.id, one => one.status === 'completed');
  const empty = await plan('preview done');
  const { ready, not_ready } = await preview(done, empty);
  expect(ready).toEqual([]);
  expect(not_ready.map(one => one.reason)).toEqual([
    'It is completed already.',
    'No planned URLs found in batch: every address exists.',
  ]);
});

test('one call approves a batch and starts generating it', async () => {
  await openLikenessGate(program);
  const batch = await plan('preview at once');
  const started = await program.call<Batch>('POST', `/api/batches/${batch.id}/approve`, { generate: true });
  expect(started.status).toBe('generating');
  await waitForBatch(program, batch.id, one => one.status === 'completed');
});
