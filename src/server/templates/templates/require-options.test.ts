import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const custom_fields = {
  city: { type: 'text', label: 'City', required: true },
  state: { type: 'text', label: 'State', required: true },
  keyword: { type: 'text', label: 'Primary Keyword', required: true },
  crew_size: { type: 'select', label: 'Crew size', options: [' '] },
};
const message = 'The select field “Crew size” has no options. Add an option or change its type.';

const refusalOf = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  const { error } = await reply.json();
  return { status: reply.status, message: error?.message, fields: error?.fields };
};
const refused = { status: 400, message, fields: [{ path: 'custom_fields.crew_size.options', message }] };

test('a select field without options keeps a template from being published', async () => {
  const draft = await createTemplate(program, { custom_fields, status: 'draft' });
  expect(await refusalOf('PUT', `/api/templates/${draft.id}`, { ...draft, status: 'published' })).toEqual(
    refused,
  );
  expect(await refusalOf('POST', '/api/templates', { ...draft, name: 'New', status: 'published' })).toEqual(
    refused,
  );
  await program.call('PUT', `/api/templates/${draft.id}`, {
    ...draft,
    status: 'published',
    custom_fields: { ...custom_fields, crew_size: { ...custom_fields.crew_size, options: ['Two people'] } },
  });
});

test('no page is planned or made with such a field, and the issues name it', async () => {
  const draft = await createTemplate(program, { custom_fields, status: 'draft' });
  const batch = {
    template_id: draft.id,
    locations: 'Miami, FL',
    keywords: 'junk removal',
    url_pattern: 'keyword-in-city-state',
  };
  expect(await refusalOf('POST', '/api/batches', batch)).toEqual(refused);
  expect(
    await refusalOf('POST', '/api/batch-series', {
      ...batch,
      series_name: 'Series',
      locations_per_batch: 10,
    }),
  ).toEqual(refused);
  expect(
    await refusalOf('POST', '/api/pages', {
      template_id: draft.id,
      url_pattern: 'keyword-in-city-state',
      field_values: { city: 'Miami', state: 'FL', keyword: 'junk removal' },
    }),
  ).toEqual(refused);
  const { issues } = await program.call<{ issues: { where: string; message: string }[] }>(
    'GET',
    `/api/templates/${draft.id}/issues`,
  );
  expect(issues[0]).toMatchObject({ where: 'custom_fields.crew_size', message });
});
