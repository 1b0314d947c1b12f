import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForBatch } from '../../../../test/factories.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { type Pacing, startPacing } from '../../../../test/paced-batches.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Schedule } from '../../../contract/generation/publishing-schedules.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';

let pacing: Pacing;
beforeAll(async () => {
  pacing = await startPacing();
});
afterAll(() => pacing.program.stop());
beforeEach(() => pacing.onMonday());

async function revert({ id }: Batch): Promise<PageChange> {
  await pacing.program.call('POST', `/api/batches/${id}/revert`);
  await waitForBatch(pacing.program, id, one => one.reverted_at !== null);
  const { items } = await pacing.program.call<{ items: PageChange[] }>(
    'GET',
    `/api/pages/changes?batch_id=${id}`,
  );
  if (!items[0]) throw new Error('the revert is not listed');
  return items[0];
}

async function undo(change: PageChange): Promise<void> {
  await pacing.program.call('POST', `/api/pages/changes/${change.id}/undo`);
  await waitForIdleJobs(pacing.program);
}

const lasting = (schedule: Schedule) =>
  Object.assign({}, schedule, { revision: 0, updated_at: '', next_portion_at: '', ends_on: '' });

test('an undone revert resumes the schedule where it was, and makes up for no day', async () => {
  const batch = await pacing.generated();
  await pacing.follow(batch.id, '2027-03-09T14:00:00Z');
  const before = await pacing.read(batch.id);
  expect(before).toMatchObject({ status: 'running', published_pages: 4, total_pages: 10 });
  const change = await revert(batch);
  expect(change).toMatchObject({ batch_id: batch.id, can_undo: true });
  expect(await pacing.read(batch.id)).toMatchObject({ status: 'cancelled' });
  pacing.at('2027-03-11T15:00:00Z');
  await undo(change);
  await pacing.follow(batch.id);
  expect(lasting(await pacing.read(batch.id))).toEqual(lasting({ ...before, today: '2027-03-11' }));
  expect(await pacing.publicPages(batch.id)).toBe(4);
  await pacing.follow(batch.id, '2027-03-12T14:00:00Z');
  expect(await pacing.publicPages(batch.id)).toBe(8);
  await pacing.follow(batch.id, '2027-03-13T14:00:00Z');
  expect(await pacing.publicPages(batch.id)).toBe(10);
  expect(await pacing.read(batch.id)).toMatchObject({ status: 'completed', left_out_pages: 0 });
});

test('a paused schedule is paused again, and one that was cancelled before stays so', async () => {
  const paused = await pacing.generated();
  await pacing.program.call('POST', `${pacing.pathOf(paused.id)}/pause`);
  await undo(await revert(paused));
  expect(await pacing.read(paused.id)).toMatchObject({ status: 'paused', total_pages: 10 });
  await pacing.program.call('POST', `${pacing.pathOf(paused.id)}/resume`);
  await pacing.follow(paused.id);
  await pacing.follow(paused.id, '2027-03-09T14:00:00Z');
  expect(await pacing.publicPages(paused.id)).toBe(4);

  const cancelled = await pacing.generated();
  await pacing.program.call('POST', `${pacing.pathOf(cancelled.id)}/cancel`);
  await undo(await revert(cancelled));
  expect(await pacing.read(cancelled.id)).toMatchObject({ status: 'cancelled' });
});

test('reverted and undone twice, it is whole each time', async () => {
  const batch = await pacing.generated();
  for (const _ of ['once', 'twice']) {
    await undo(await revert(batch));
    await pacing.follow(batch.id);
    expect(await pacing.read(batch.id)).toMatchObject({ status: 'running', total_pages: 10 });
  }
  await pacing.follow(batch.id, '2027-03-09T14:00:00Z');
  expect(await pacing.publicPages(batch.id)).toBe(4);
});
