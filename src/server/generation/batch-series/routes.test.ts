import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  closeLikenessGate,
  createTemplate,
  generateBatch,
  openLikenessGate,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { BatchMetrics } from '../../../contract/generation/batch-reports.ts';
import type { BatchSeries } from '../../../contract/generation/batch-series.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { splitPlan } from './split-plan.ts';

let program: TestProgram;
let template_id = '';
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  template_id = (await createTemplate(program)).id;
});
afterAll(() => program.stop());

interface Created {
  series: BatchSeries;
  batches: Batch[];
}
const create = (changes: Record<string, unknown>): Promise<Created> =>
  program.call('POST', '/api/batch-series', {
    series_name: 'Autumn',
    template_id,
    locations: 'Miami, FL',
    keywords: 'leaf removal',
    ...changes,
  });
const refusal = async (changes: Record<string, unknown>): Promise<string> => {
  const body = { series_name: 'S', template_id, locations: 'Miami, FL', keywords: 'x', ...changes };
  const reply = await program.request('POST', '/api/batch-series', { body, cookie: program.cookie });
  return (await reply.json()).error?.message;
};

describe('splitPlan', () => {
  const places = Array.from({ length: 7 }, (_, n) => ({ city: `C${n}`, state: 'FL' }));
  const words = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`);
  const combinations = (locations: typeof places, keywords: string[]) =>
    locations.flatMap(({ city }) => keywords.map(keyword => `${city} ${keyword}`));

  test.each([1, 2, 3, 4, 9, 10, 11, 25])(
    'every combination is in exactly one part, with %i keywords',
    count => {
      const parts = splitPlan({ locations: places, keywords: words(count) }, 10);
      expect(parts).toHaveLength(Math.ceil((7 * count) / 10));
      const covered = parts.flatMap(part =>
        combinations([...part.locations], [...part.keywords]).slice(
          part.first,
          part.first + part.combinations,
        ),
      );
      expect(covered).toEqual(combinations(places, words(count)));
    },
  );
});

test('a series is split by a thousand and every page of it is made once', async () => {
  const { series, batches } = await create({ locations: towns(700), keywords: 'one\ntwo\nthree' });
  expect(series).toMatchObject({ name: 'Autumn', batch_count: 3, combinations: 2_100 });
  expect(batches.map(batch => [batch.name, batch.combinations])).toEqual([
    ['Autumn - Batch 1 of 3', 1_000],
    ['Autumn - Batch 2 of 3', 1_000],
    ['Autumn - Batch 3 of 3', 100],
  ]);
  for (const { id } of batches) {
    const planned = await waitForBatch(program, id, one => one.is_planned);
    expect(planned).toMatchObject({
      total_planned: planned.combinations,
      planned_through: planned.combinations,
    });
  }
  const second = batches[1]?.id ?? '';
  const preview = await program.call<{ states: { count: number }[]; keywords: { count: number }[] }>(
    'GET',
    `/api/batches/${second}/preview`,
  );
  expect(preview.states.reduce((sum, state) => sum + state.count, 0)).toBe(1_000);
  expect(preview.keywords.reduce((sum, keyword) => sum + keyword.count, 0)).toBe(1_000);
  const outcome = await program.call('POST', '/api/batches/bulk', {
    action: 'generate',
    ids: batches.map(batch => batch.id),
  });
  expect(outcome).toEqual({ done: 3, refused: [] });
  for (const { id } of batches) await waitForBatch(program, id, one => one.status === 'completed');
  const { rows } = await program.database.pool.query(
    'select count(*)::int as pages from generated_landing_pages where template_id = $1',
    [template_id],
  );
  expect(rows).toEqual([{ pages: 2_100 }]);
  const listed = await program.call<{ items: Batch[]; total: number }>(
    'GET',
    `/api/batches?series_id=${series.id}&order=oldest&per_page=2`,
  );
  expect(listed.total).toBe(3);
  expect(listed.items[0]?.name).toBe('Autumn - Batch 1 of 3');
});

test('missing fields are refused in the words of the specification', async () => {
  const all = 'Please fill in all fields: Series Name, Locations, and Keywords';
  expect(await refusal({ series_name: ' ' })).toBe(all);
  expect(await refusal({ locations: '\n' })).toBe(all);
  expect(await refusal({ keywords: '' })).toBe(all);
  expect(await refusal({ locations: undefined })).toBe(all);
  expect(await refusal({ keywords: undefined, locations: undefined, series_name: undefined })).toBe(all);
  expect(await refusal({ locations: 'nowhere' })).toContain(
    'No valid locations found. Please check your location format (e.g., "New York, NY")',
  );
  expect(await refusal({ keywords: 'x'.repeat(300) })).toBe(
    'No valid keywords found. Please add at least one keyword.',
  );
});

test('a series of which every page exists is refused', async () => {
  const { batches } = await create({ keywords: 'all here' });
  const [batch] = batches;
  await waitForBatch(program, batch?.id ?? '', one => one.is_planned);
  await generateBatch(program, batch?.id ?? '');
  expect(await refusal({ keywords: 'all here' })).toBe(
    'All combinations already exist. No new pages to create.',
  );
});

test('every batch that waits is approved, then generated, in one step each; others are left alone', async () => {
  const { series, batches } = await create({
    locations: towns(700),
    keywords: 'step one\nstep two\nstep three',
  });
  const ids = batches.map(batch => batch.id);
  for (const id of ids) await waitForBatch(program, id, one => one.is_planned);
  await program.call('POST', `/api/batches/${ids[2]}/cancel`);
  const listed = async () =>
    (await program.call<{ items: BatchSeries[] }>('GET', '/api/batch-series')).items.find(
      one => one.id === series.id,
    );
  expect(await listed()).toMatchObject({ awaiting_approval: 2, awaiting_generation: 0 });
  expect(await program.call('POST', `/api/batch-series/${series.id}/approve`)).toEqual({
    done: ids.slice(0, 2),
    refused: [],
  });
  expect(await listed()).toMatchObject({ awaiting_approval: 0, awaiting_generation: 2 });
  const started = await program.call('POST', `/api/batch-series/${series.id}/generate`);
  expect(started).toEqual({ done: ids.slice(0, 2), refused: [] });
  for (const id of ids.slice(0, 2)) {
    const done = await waitForBatch(program, id, one => one.status === 'completed');
    expect(done.total_completed).toBe(1_000);
  }
  expect(await program.call('POST', `/api/batch-series/${series.id}/approve`)).toEqual({
    done: [],
    refused: [],
  });
});

test('requested twice at once, each step runs once, and nothing is reported as refused', async () => {
  const { series, batches } = await create({ locations: towns(700), keywords: 'twice one\ntwice two' });
  const ids = batches.map(batch => batch.id);
  for (const id of ids) await waitForBatch(program, id, one => one.is_planned);
  for (const step of ['approve', 'generate']) {
    const path = `/api/batch-series/${series.id}/${step}`;
    const outcomes = await Promise.all(
      [path, path].map(one => program.call<{ done: string[]; refused: unknown[] }>('POST', one)),
    );
    expect(outcomes.flatMap(outcome => outcome.done).toSorted()).toEqual(ids.toSorted());
    expect(outcomes.flatMap(outcome => outcome.refused)).toEqual([]);
  }
});

test('a refused batch of a series does not stop the others, and a reason overrules', async () => {
  await closeLikenessGate(program);
  const { series, batches } = await create({ locations: towns(600), keywords: 'gate one\ngate two' });
  const ids = batches.map(batch => batch.id);
  for (const id of ids) await waitForBatch(program, id, one => one.is_planned);
  const path = `/api/batch-series/${series.id}/approve`;
  const { done, refused } = await program.call<{ done: string[]; refused: { message: string }[] }>(
    'POST',
    path,
  );
  expect(done).toEqual([]);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.message).toContain('similar');
  const overrule = { reason: 'A small series for one season.' };
  expect(await program.call('POST', path, { overrule })).toEqual({ done: ids, refused: [] });
  await openLikenessGate(program);
  const unknown = await program.request(
    'POST',
    '/api/batch-series/00000000-0000-4000-8000-000000000000/approve',
    { cookie: program.cookie },
  );
  expect(unknown.status).toBe(404);
});

test('the metrics are sums over the batches, and deleting many leaves their pages', async () => {
  const before: BatchMetrics = await program.call('GET', '/api/batches/metrics');
  const { batches } = await create({ locations: 'Boise, ID\nReno, NV', keywords: 'metric word' });
  const [batch] = batches;
  await waitForBatch(program, batch?.id ?? '', one => one.is_planned);
  const after: BatchMetrics = await program.call('GET', '/api/batches/metrics');
  expect(after.total_planned - before.total_planned).toBe(2);
  expect(after.total_pending - before.total_pending).toBe(2);
  expect(after.state_count - before.state_count).toBe(2);
  expect(after.city_count - before.city_count).toBe(2);
  expect(after.keyword_count - before.keyword_count).toBe(1);
  expect(after.active_batches - before.active_batches).toBe(1);
  await program.call('POST', '/api/pages', {
    template_id: batch?.template_id,
    field_values: { city: 'Fargo', state: 'ND', keyword: 'word of a single page' },
    url_pattern: 'keyword-city',
  });
  expect(await program.call('GET', '/api/batches/metrics')).toEqual(after);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(
    await program.call('POST', '/api/batches/bulk', { action: 'delete', ids: [batch?.id, unknown] }),
  ).toEqual({
    done: 1,
    refused: [{ id: unknown, name: 'Deleted batch', message: 'Batch not found or inaccessible' }],
  });
  expect(await program.call('GET', '/api/batches/metrics')).toEqual(before);
});
