import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBatch, createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const field = (label: string, required = true) => ({ type: 'text', label, required });
const withProcedure = () =>
  createTemplate(program, {
    title_template: '{{procedure}} in {{city}}',
    custom_fields: {
      city: field('City'),
      keyword: field('Keyword'),
      procedure: field('Procedure'),
      specialty: field('Specialty'),
    },
  });

const refused = async (path: string, body: unknown) =>
  (await (await program.request('POST', path, { body, cookie: program.cookie })).json()).error as {
    message: string;
    fields?: unknown;
  };

test('a batch whose required fields would stay empty is refused with their names', async () => {
  const { id: template_id } = await withProcedure();
  const input = { template_id, locations: 'Miami, FL', keywords: 'eye' };
  const error = await refused('/api/batches', { ...input, field_values: { specialty: '  ' } });
  expect(error.message).toBe('Please fill in required fields: Procedure, Specialty');
  const half = await refused('/api/batches', {
    ...input,
    locations: 'Miami, FL\nTampa, FL',
    field_values: { specialty: 'Retina' },
    location_values: [{ city: 'Miami', state: 'FL', field_values: { procedure: 'Vitrectomy' } }],
  });
  expect(half.message).toBe('Please fill in required fields: Procedure');
});

test('values of the batch and of a location reach the pages, the location’s winning', async () => {
  const { id: template_id } = await withProcedure();
  const batch = await planBatch(program, {
    template_id,
    locations: 'Miami, FL\nTampa, FL',
    keywords: 'eye care',
    field_values: { procedure: 'vitrectomy', specialty: 'Retina', city: 'Nowhere' },
    location_values: [
      { city: 'tampa', state: 'Florida', field_values: { procedure: 'buckle', specialty: '' } },
    ],
    url_pattern: 'procedure-{{specialty}}-keyword-city',
  });
  expect(batch.field_values).toEqual({ procedure: 'vitrectomy', specialty: 'Retina' });
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?template_id=${template_id}`);
  expect(items.map(page => page.slug).toSorted()).toEqual([
    'buckle-retina-eye-care-tampa',
    'vitrectomy-retina-eye-care-miami',
  ]);
  expect(items.map(page => page.title).toSorted()).toEqual(['Buckle in Tampa', 'Vitrectomy in Miami']);
  const tampa = items.find(page => page.slug.startsWith('buckle'));
  expect(tampa?.field_values).toEqual({
    procedure: 'buckle',
    specialty: 'Retina',
    city: 'Tampa',
    state: 'FL',
    keyword: 'eye care',
  });
});

test('hostile values stay text and hostile names are refused', async () => {
  const { id: template_id } = await withProcedure();
  const values = { procedure: '<script>alert(1)</script>{{constructor}}', specialty: "'; drop table x; --" };
  const page: Page = await program.call('POST', '/api/pages', {
    template_id,
    field_values: { city: 'Miami', state: 'FL', keyword: 'safe', ...values },
  });
  expect(page.field_values).toMatchObject(values);
  const error = await refused('/api/batches', {
    template_id,
    locations: 'Miami, FL',
    keywords: 'x',
    field_values: { 'Not A Name': 'x' },
  });
  expect(error.fields).toMatchObject([{ path: 'field_values.Not A Name' }]);
});

test('one page is generated from a value for each field, under the address of its pattern', async () => {
  const { id: template_id } = await createTemplate(program);
  const page: Page = await program.call('POST', '/api/pages', {
    template_id,
    field_values: { city: 'Key West', state: 'florida', keyword: 'piano removal' },
  });
  expect(page).toMatchObject({
    slug: 'piano-removal-in-key-west-fl',
    title: 'Piano Removal in Key West, FL',
    status: 'published',
    template_id,
    batch_id: null,
  });
  expect(page.content_sections).toHaveLength(2);
});

test('a single page is refused in the words of the specification', async () => {
  const { id: template_id } = await createTemplate(program);
  const field_values = { city: 'Ocala', state: 'FL', keyword: 'couch removal' };
  expect((await refused('/api/pages', { template_id: '', field_values })).message).toBe(
    'Please select a template',
  );
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await refused('/api/pages', { template_id: unknown, field_values })).message).toBe(
    'Template not found',
  );
  expect((await refused('/api/pages', { template_id, field_values: { city: 'Ocala' } })).message).toBe(
    'Please fill in required fields: State, Primary Keyword',
  );
  await program.call('POST', '/api/pages', { template_id, field_values });
  expect((await refused('/api/pages', { template_id, field_values })).message).toBe(
    'Page already exists with this combination',
  );
  expect((await refused('/api/pages', { template_id, field_values, url_pattern: 'about' })).message).toBe(
    'Page already exists with this combination',
  );
});

test('a select field accepts only its options', async () => {
  const { id: template_id } = await createTemplate(program, {
    custom_fields: {
      city: field('City'),
      size: { type: 'select', label: 'Size', options: ['Small', 'Large'], required: true },
    },
  });
  const error = await refused('/api/pages', { template_id, field_values: { city: 'X', size: 'Huge' } });
  expect(error.message).toBe('Size: choose one of the options');
});

test('keywords are stored with their places, and deleted with a batch that made no page', async () => {
  const first = await createBatch(program, { locations: 'Naples, FL\nMiami, FL', keywords: 'Tracked Word' });
  const check = (keywords: string, locations: string) =>
    program.call<{ repeated_keywords: number; items: unknown[] }>('POST', '/api/keyword-usage/check', {
      keywords,
      locations,
    });
  expect(await check('tracked word\nfresh', 'naples, FL\nTampa, FL')).toMatchObject({
    repeated_keywords: 1,
    items: [{ keyword: 'Tracked Word', dataset_id: first.id, shared_locations: 1, sample: ['Naples, FL'] }],
  });
  const saint = await createBatch(program, { locations: 'Port St. Lucie, FL', keywords: 'Saint Word' });
  expect(await check('saint word', 'Port Saint Lucie, FL')).toMatchObject({
    items: [{ dataset_id: saint.id, shared_locations: 1, sample: ['Port St. Lucie, FL'] }],
  });
  expect((await check('tracked word', 'Tampa, FL')).items).toEqual([]);
  const usage = await program.call('GET', '/api/keyword-usage?search=TRACKED');
  expect(usage).toMatchObject({
    total: 1,
    items: [
      { keyword: 'Tracked Word', use_count: 1, location_count: 2, uses: [{ exists: true, kind: 'batch' }] },
    ],
  });
  await program.call('DELETE', `/api/batches/${first.id}`);
  expect(await program.call('GET', '/api/keyword-usage?search=tracked')).toMatchObject({ items: [] });
});
