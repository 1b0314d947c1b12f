import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitForBatch } from '../../../../test/factories.ts';
import { type Pacing, pace, startPacing } from '../../../../test/paced-batches.ts';

let pacing: Pacing;
beforeAll(async () => {
  pacing = await startPacing();
});
afterAll(() => pacing.program.stop());
beforeEach(() => pacing.onMonday());

const made = (id: string) => waitForBatch(pacing.program, id, one => one.status === 'completed');

describe('a pace that comes with an approval or a start', () => {
  it('the pace of “approve and generate” is set before any page is made', async () => {
    const { id } = await pacing.tenPages();
    const body = { pace: pace(), generate: true };
    expect(await pacing.program.call('POST', `/api/batches/${id}/approve`, body)).toMatchObject({
      page_status: 'draft',
    });
    await made(id);
    await pacing.follow(id);
    expect(await pacing.publicPages(id)).toBe(0);
    expect(await pacing.read(id)).toMatchObject({ status: 'running', pages_per_day: 4, total_pages: 10 });
    await pacing.follow(id, '2027-03-09T14:00:00Z');
    expect(await pacing.publicPages(id)).toBe(4);
  });

  it('the pace of a start is set with the start', async () => {
    const { id } = await pacing.tenPages();
    await pacing.program.call('POST', `/api/batches/${id}/approve`);
    await pacing.program.call('POST', `/api/batches/${id}/generate`, { pace: pace() });
    await made(id);
    expect(await pacing.publicPages(id)).toBe(0);
  });

  it('a pace that comes with an approval or a start changes a waiting schedule, and is no change if it is the same', async () => {
    const { id } = await pacing.tenPages();
    const { seed } = await pacing.start(id);
    await pacing.program.call('POST', `/api/batches/${id}/approve`, { pace: pace({ pages_per_day: 2 }) });
    expect(await pacing.read(id)).toMatchObject({ status: 'waiting', pages_per_day: 2, revision: 2, seed });
    await pacing.program.call('POST', `/api/batches/${id}/generate`, { pace: pace({ pages_per_day: 2 }) });
    await made(id);
    expect(await pacing.read(id)).toMatchObject({ pages_per_day: 2, revision: 2 });
  });

  it('a pace that is refused leaves the batch unapproved, and unstarted', async () => {
    const { id } = await pacing.tenPages();
    const past = { pace: pace({ start_on: '2020-02-29' }), generate: true };
    expect(await pacing.refused('POST', `/api/batches/${id}/approve`, past)).toMatchObject({
      reason: 'pace',
    });
    const read = () => pacing.program.call('GET', `/api/batches/${id}`);
    expect(await read()).toMatchObject({ status: 'planning', page_status: 'published' });
    await pacing.program.call('POST', `/api/batches/${id}/approve`);
    expect(await pacing.refused('POST', `/api/batches/${id}/generate`, past)).toMatchObject({
      reason: 'pace',
    });
    expect(await read()).toMatchObject({ status: 'approved', page_status: 'published' });
  });
});
