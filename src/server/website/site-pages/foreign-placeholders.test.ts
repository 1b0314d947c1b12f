import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';

/* Fields as other tools write them never reach visitors, whichever text has them. */

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const send = async (method: string, path: string, body: object) => {
  const reply = await program.request(method, path, { cookie: program.cookie, body });
  return { status: reply.status, body: await reply.json() };
};

const foreign = {
  title_template: '%keyword% in {{city}}',
  content_sections: [
    {
      id: 'a',
      type: 'hero',
      title: 'Hi [town]',
      content: { benefits: ['Fast', 'In {{{city}}}'] },
      order: 1,
    },
  ],
};

test('a template with unknown placeholders is saved as a draft, reported with line and column, and not published', async () => {
  const refused = await send('POST', '/api/templates', templateInput(foreign));
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: {
        reason: 'placeholders',
        message: expect.stringMatching(/%keyword% → {{keyword}}, \[town\] → {{city}}, {{{city}}} → {{city}}/),
        fields: [
          { path: 'title_template', message: '“%keyword%” would be shown as it is. Write {{keyword}}.' },
          { path: 'content_sections.0.title' },
          { path: 'content_sections.0.content.benefits.1' },
        ],
        current: { placeholders: [{ written: '%keyword%', replacement: '{{keyword}}' }, {}, {}] },
      },
    },
  });
  const draft = await createTemplate(program, { ...foreign, status: 'draft' });
  const { issues } = await program.call<{ issues: object[] }>('GET', `/api/templates/${draft.id}/issues`);
  expect(issues).toMatchObject([
    { code: 'foreign-placeholder', where: 'title_template', line: 1, column: 1 },
    { code: 'foreign-placeholder', where: 'a: title', line: 1, column: 4 },
    { code: 'foreign-placeholder', where: 'a: content.benefits.1', line: 1, column: 4 },
  ]);
  const single = await send('POST', '/api/pages', {
    template_id: draft.id,
    field_values: { city: 'Davie', state: 'FL', keyword: 'hauling' },
    url_pattern: 'keyword-in-city',
  });
  expect(single).toMatchObject({ status: 409, body: { error: { reason: 'placeholders' } } });
});

test('a placeholder with the name of a custom field is filled in', async () => {
  const field = { type: 'text', label: 'Town', placeholder: '', options: [], required: false };
  const made: Template = await program.call(
    'POST',
    '/api/templates',
    templateInput({ title_template: '{{keyword}} in {{town}}', custom_fields: { town: field } }),
  );
  expect(made.status).toBe('published');
});

test('the preview of a text reports unknown placeholders', async () => {
  const { issues } = await program.call<{ issues: object[] }>('POST', '/api/text/preview', {
    text: 'Call\nin {{Fast|Quick}} [city]',
    values: { city: 'Davie' },
    seed: 1,
    kind: 'prose',
  });
  expect(issues).toMatchObject([
    { code: 'foreign-placeholder', line: 2, column: 4, message: expect.stringContaining('{Fast|Quick}') },
    { code: 'foreign-placeholder', line: 2, column: 19, message: expect.stringContaining('{{city}}') },
  ]);
});

test('a single page’s values and hand edits are refused with the words of the page', async () => {
  const template = await createTemplate(program);
  const values = { city: 'Davie', state: 'FL', keyword: 'hauling in [city]' };
  const page = { template_id: template.id, field_values: values, url_pattern: 'keyword-in-city' };
  const refused = await send('POST', '/api/pages', page);
  expect(refused.body.error).toMatchObject({
    reason: 'placeholders',
    fields: [{ path: 'field_values.keyword', message: '“[city]” would be shown as it is. Write “Davie”.' }],
  });

  await generateBatch(program, (await planBatch(program, { template_id: template.id })).id);
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=junk-removal-miami');
  const made = await program.call<Page>('GET', `/api/pages/${items[0]?.id}`);
  const edit = (text: string) =>
    send('PATCH', `/api/pages/${made.id}`, {
      overrides: { revision: made.revision, set: [{ section_id: null, path: ['title'], text }] },
    });
  expect((await edit('Hauling in {{city}} and #town#')).body.error).toMatchObject({
    reason: 'placeholders',
    current: {
      placeholders: [
        { written: '{{city}}', replacement: 'Miami' },
        { written: '#town#', replacement: 'Miami' },
      ],
    },
  });
  expect((await edit('Hauling in Miami [sic], 100% #1')).status).toBe(200);
});

test('a page of the site is refused with the business’s own fields', async () => {
  const made: SitePage = await program.call('POST', '/api/site-pages', { path: '/our-team', name: 'Team' });
  const save = (title: string, is_hidden = false) =>
    send('PUT', `/api/site-pages/${made.id}`, {
      document: { ...made.document, title },
      is_hidden,
      based_on: made.revision,
    });
  expect((await save('Team of [company] in {{city}}')).body.error).toMatchObject({
    reason: 'placeholders',
    fields: [{ path: 'document.title' }],
    current: {
      placeholders: [
        { written: '[company]', replacement: '{{name}}' },
        { written: '{{city}}', replacement: '{{business_city}}' },
      ],
    },
  });
  expect((await save('Team of [company]', true)).status).toBe(200);
});
