import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page } from '../../../contract/pages/pages.ts';

let program: TestProgram;
let template_id: string;
beforeAll(async () => {
  program = await startTestProgram();
  const field = { label: '', placeholder: '', required: false, type: 'text', options: [] };
  const { id } = await createTemplate(program, {
    hero_subtitle_template: 'Also in {{neighborhood}}',
    custom_fields: {
      city: { ...field, required: true },
      state: { ...field, required: true },
      keyword: { ...field, required: true },
      neighborhood: field,
    },
  });
  template_id = id;
});
afterAll(() => program.stop());

const generate = (field_values: Record<string, string>, allow_unfilled?: boolean) =>
  program.request('POST', '/api/pages', {
    cookie: program.cookie,
    body: { template_id, url_pattern: 'keyword-city', field_values, allow_unfilled },
  });
const values = { city: 'Stuart', state: 'FL', keyword: 'shed removal' };

test('a page that would show the name of a field is refused, until somebody wants it so', async () => {
  const reply = await generate(values);
  expect(reply.status).toBe(409);
  expect(await reply.json()).toMatchObject({
    error: {
      reason: 'unfilled',
      message:
        'Visitors would read [neighborhood]: this field has no value. Fill it, or generate the page as it is.',
      fields: [{ path: 'field_values.neighborhood' }],
    },
  });
  const whole = await generate({ ...values, neighborhood: 'Downtown' });
  expect(await whole.json()).toMatchObject({ hero_subtitle: 'Also in Downtown' });
  const asItIs = await generate({ ...values, keyword: 'attic removal' }, true);
  expect(await asItIs.json()).toMatchObject({ hero_subtitle: 'Also in [neighborhood]' });
});

test('a town typed in small letters has its capitals, as in batches', async () => {
  const reply = await generate({
    city: ' port st. lucie ',
    state: 'florida',
    keyword: 'dock removal',
    neighborhood: 'Downtown',
  });
  const page = (await reply.json()) as Page;
  expect(page.field_values).toMatchObject({ city: 'Port St. Lucie', state: 'FL' });
});

test('town and state are cleaned as a line of a list is, or refused with what was meant', async () => {
  const marked = { ...values, keyword: 'marked removal', neighborhood: 'Downtown' };
  const reply = await generate({ ...marked, city: '• weston', state: 'florida' });
  expect(await reply.json()).toMatchObject({
    slug: 'marked-removal-weston',
    field_values: { city: 'Weston', state: 'FL' },
  });
  const street = await generate({ ...marked, city: '12 Main St, Miami', state: 'FL' });
  expect(street.status).toBe(400);
  expect(await street.json()).toMatchObject({
    error: { fields: [{ path: 'field_values.city', message: 'Did you mean "Miami, FL"?' }] },
  });
});

test('a plan whose pages would show the name of a field says so', async () => {
  const { id } = await planBatch(program, { template_id });
  expect(await program.call('GET', `/api/batches/${id}`)).toMatchObject({
    notice: 'Visitors would read [neighborhood]: no value is given. Fill it, or take it out of the text.',
  });
  const whole = await planBatch(program, {
    template_id,
    field_values: { neighborhood: 'Downtown' },
    keywords: 'dock removal',
  });
  expect(whole.notice).toBeNull();
});
