import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, openLikenessGate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { BatchChecks } from '../../../contract/generation/checks.ts';
import type { BatchPreview } from '../../../contract/generation/plans.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import type { DataSetContent, SavedDataSet } from '../../../contract/templates/data-sets.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const letters = (count: number) => Array.from({ length: count }, (_, n) => String.fromCharCode(65 + n));
const rows = letters(25).flatMap(town =>
  letters(12).map(area => ({
    city: `Town ${town}`,
    state: 'TX',
    field_values: { neighborhood: `Area ${area}` },
  })),
);
const pattern = 'keyword-in-{{neighborhood}}-city-state';
const withNeighborhood = () =>
  createTemplate(program, { title_template: '{{keyword}} in {{neighborhood}}, {{city}}' });

test('a list of 300 rows in 25 towns makes 300 pages, each with the values of its row', async () => {
  await openLikenessGate(program);
  const { id: template_id } = await withNeighborhood();
  const batch = await planBatch(program, {
    template_id,
    locations: '',
    keywords: 'junk removal',
    location_values: rows,
    page_per_row: true,
    url_pattern: pattern,
  });
  expect(batch).toMatchObject({
    combinations: 300,
    location_count: 25,
    keyword_count: 1,
    total_planned: 300,
    total_duplicates: 0,
  });
  const preview = await program.call<BatchPreview>('GET', `/api/batches/${batch.id}/preview`);
  expect(preview.states).toMatchObject([{ state: 'TX', count: 300 }]);
  expect(preview.keywords).toEqual([{ keyword: 'junk removal', count: 300 }]);
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: PageRow[] }>(
    'GET',
    `/api/pages?template_id=${template_id}&search=in-area-c-town-b-tx`,
  );
  const page = await program.call<Page>('GET', `/api/pages/${items[0]?.id}`);
  expect(page).toMatchObject({
    slug: 'junk-removal-in-area-c-town-b-tx',
    title: 'Junk Removal in Area C, Town B',
  });
});

test('what holds rows of a town back names them as rows, each by the column that tells them apart', async () => {
  const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
  const asking = { ...areas, value: { ...areas.value, asks_outside: true } };
  await program.call('PUT', '/api/settings/areas', asking);
  const batch = await planBatch(program, {
    template_id: (await withNeighborhood()).id,
    locations: '',
    keywords: 'shed removal',
    location_values: rows.map(row => ({ ...row, field_values: { crew: 'North', ...row.field_values } })),
    page_per_row: true,
    url_pattern: pattern,
  });
  const { blockers } = await program.call<BatchChecks>('GET', `/api/batches/${batch.id}/checks`);
  expect(blockers[0]?.text).toMention(
    '300 of 300 rows are not within the served areas (Area A, Town A, TX; Area B, Town A, TX; Area C, Town A, TX and 297 more)',
  );
});

test('without page_per_row the list makes one page per town, as before', async () => {
  const batch = await planBatch(program, {
    locations: 'Town A, TX\nTown B, TX',
    keywords: 'hauling',
    location_values: rows,
  });
  expect(batch).toMatchObject({ combinations: 2, location_count: 2 });
});

test('rows bring their keywords, and a list of locations chooses among the rows', async () => {
  const batch = await planBatch(program, {
    locations: 'Town A, TX\nTown C, TX\nNowhere, TX',
    keywords: 'moving',
    location_values: [
      { city: 'Town A', state: 'TX', field_values: {}, keyword: 'junk removal' },
      { city: 'town a', state: 'Texas', field_values: {}, keyword: 'Hauling' },
      { city: 'Town B', state: 'TX', field_values: {}, keyword: 'hauling' },
      { city: 'Town C', state: 'TX', field_values: {}, keyword: 'hauling' },
    ],
    page_per_row: true,
    url_pattern: 'keyword-city-state',
  });
  const { items } = await program.call<{ items: { slug: string }[] }>(
    'GET',
    `/api/batches/${batch.id}/plans`,
  );
  expect(items.map(plan => plan.slug)).toEqual([
    'moving-nowhere-tx',
    'junk-removal-town-a-tx',
    'hauling-town-a-tx',
    'hauling-town-c-tx',
  ]);
  const preview = await program.call<BatchPreview>('GET', `/api/batches/${batch.id}/preview`);
  expect(preview.keywords.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual([1, 1, 2]);
  const substance = await program.call<{ pages: number }>('GET', `/api/batches/${batch.id}/substance`);
  expect(substance.pages).toBe(4);
});

test('a row without a keyword is refused with its number where no list has one', async () => {
  const { id: template_id } = await createTemplate(program);
  const response = await program.request('POST', '/api/batches', {
    cookie: program.cookie,
    body: {
      template_id,
      locations: 'Town A, TX\nTown B, TX',
      keywords: '★',
      location_values: [{ city: 'Town', state: 'nowhere', field_values: {} }],
      page_per_row: true,
    },
  });
  const { error } = await response.json();
  expect(error.message).toBe('Row 1: “Town, nowhere” is no location.');
  expect(error.fields[0].path).toBe('location_values.0.city');
});

test('rows with the address of a row before are counted as duplicates and named in the notice', async () => {
  const batch = await planBatch(program, {
    locations: '',
    keywords: 'junk removal',
    location_values: rows.slice(0, 14),
    page_per_row: true,
    url_pattern: 'keyword-city-state',
  });
  expect(batch).toMatchObject({ total_planned: 2, total_duplicates: 12 });
  expect(batch.notice).toContain('Rows 2, 3, 4, 5, 6 and 7 more have the address of a row before');
});

test('a series of a list of rows has batches of a thousand rows', async () => {
  const { id: template_id } = await withNeighborhood();
  const many = letters(26).flatMap(one =>
    rows.slice(0, 60).map(({ city, state, field_values }) => ({
      city,
      state,
      field_values: { neighborhood: `${field_values.neighborhood} ${one}` },
      keyword: 'hauling',
    })),
  );
  const { series } = await program.call<{ series: { batch_count: number; combinations: number } }>(
    'POST',
    '/api/batch-series',
    {
      series_name: 'Rows',
      template_id,
      locations: '',
      keywords: '',
      location_values: many,
      page_per_row: true,
      url_pattern: pattern,
    },
  );
  expect(series).toMatchObject({ batch_count: 2, combinations: 1_560 });
});

test('a data set keeps every row of a town, with its keyword', async () => {
  const location_values = [
    { ...rows[0], keyword: 'hauling' },
    { ...rows[1], keyword: 'moving' },
    { ...rows[1], keyword: 'moving' },
  ];
  const { data_set } = await program.call<SavedDataSet>('POST', '/api/data-sets', {
    name: 'Neighborhoods',
    locations: 'Town A, TX',
    location_values,
  });
  expect(data_set.location_count).toBe(2);
  const content = await program.call<DataSetContent>('GET', `/api/data-sets/${data_set.id}/content`);
  expect(content.locations).toBe('Town A, TX');
  expect(content.location_values).toEqual(location_values.slice(0, 2));
  const batch = await planBatch(program, {
    locations: '',
    keywords: '',
    data_sets: [{ id: data_set.id }],
    page_per_row: true,
    url_pattern: pattern,
  });
  expect(batch).toMatchObject({ combinations: 2, total_planned: 2 });
});
