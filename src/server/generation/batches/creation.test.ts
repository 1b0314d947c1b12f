import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBatch as askForBatch,
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { FailureReasons } from '../../../contract/generation/batch-reports.ts';
import type { BatchSeries } from '../../../contract/generation/batch-series.ts';
import type { Batch } from '../../../contract/generation/batches.ts';

/* The name of a new batch, and failures of its creation. Time limits of the database: test/soak/time-limits.test.ts. */

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

const words = Array.from({ length: 60 }, (_, n) => `word ${n}`).join('\n');

const refused = async (path: string, body: unknown) => {
  const reply = await program.request('POST', path, { body, cookie: program.cookie });
  return { status: reply.status, message: (await reply.json()).error?.message as string };
};

test('a batch without a name is an Ultra-Large Batch above 3,000 combinations', async () => {
  const { id: template_id, name } = await createTemplate(program);
  const at = (count: number, given: object) =>
    askForBatch(program, { template_id, locations: towns(count), keywords: words, ...given });
  expect((await at(51, {})).name).toMatch(/^Ultra-Large Batch - \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect((await at(50, {})).name).toMatch(
    new RegExp(`^${name} - 60 keywords, 50 locations - \\d{4}-\\d\\d-\\d\\d$`),
  );
  expect((await at(51, { name: '' })).name).toMatch(new RegExp(`^${name} - 60 keywords, 51 locations - `));
  expect((await at(51, { update_existing: true })).name).toMatch(/^Update - Ultra-Large Batch - /);
});

test('lists that make every address empty are refused, and named in a series', async () => {
  const { id: template_id } = await createTemplate(program);
  const nothing = /^No URLs provided for batch creation\. .*a–z and 0–9/;
  const input = { template_id, locations: 'Miami, FL', keywords: '搬家\n垃圾' };
  expect(await refused('/api/batches', input)).toEqual({
    status: 400,
    message: expect.stringMatching(nothing),
  });
  expect(await refused('/api/batch-series', { ...input, series_name: 'Empty' })).toEqual({
    status: 400,
    message: expect.stringMatching(nothing),
  });
  const distinct = Array.from({ length: 1_000 }, (_, n) => `搬${String.fromCodePoint(0x4e_00 + n)}`);
  const { batches } = await program.call<{ series: BatchSeries; batches: Batch[] }>(
    'POST',
    '/api/batch-series',
    {
      template_id,
      locations: 'Miami, FL',
      keywords: [...distinct, 'hauling'].join('\n'),
      series_name: 'Odd',
    },
  );
  const planned = await Promise.all(batches.map(one => waitForBatch(program, one.id, b => b.is_planned)));
  expect(planned.map(batch => [batch.total_planned, batch.notice])).toEqual([
    [0, 'No URLs provided for batch creation'],
    [1, null],
  ]);
});

test.each([false, true])(
  'addresses taken between planning and generating are reported; cleanup skipped %s',
  async skip_cleanup => {
    const { id: template_id } = await createTemplate(program);
    const same = { template_id, locations: 'Miami, FL\nTampa, FL', keywords: `taken ${skip_cleanup}` };
    const second = await planBatch(program, {
      ...same,
      keywords: `${same.keywords}\nfree ${skip_cleanup}`,
      skip_cleanup,
    });
    const first = await planBatch(program, same);
    await generateBatch(program, first.id);
    const done = await generateBatch(program, second.id);
    expect(done).toMatchObject({ status: 'completed', total_completed: 2, total_skipped: 2 });
    expect(done.notice).toBe(
      skip_cleanup
        ? 'URLs still exist, and cleanup was skipped. 2 addresses were taken after this batch was planned: plans that cancelled batches left were not cleared, and may have become pages since. Plan without Skip Cleanup Entirely to clear them first. The pages that came first stay; to change them, plan with Update Existing Plans.'
        : 'URLs still exist. 2 addresses were taken by other pages after this batch was planned. The pages that came first stay; to change them, plan with Update Existing Plans.',
    );
    const { failure_reasons } = await program.call<FailureReasons>(
      'GET',
      `/api/batches/${second.id}/failure-reasons`,
    );
    expect(failure_reasons).toMatchObject([{ status: 'skipped', message: 'Page already exists', count: 2 }]);
    const known = await planBatch(program, same);
    expect(known.notice).toBe('All combinations already exist in the database');
  },
);
