import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Statement } from '../../../contract/business/statements.ts';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test('a page’s report names the source of every sentence, as the page reads today', async () => {
  const content_sections = [
    {
      type: 'local_facts',
      title: 'Rules of {{city}}',
      content: {
        points: [
          { title: 'Bulk', description: 'One pickup takes {{fact:place.bulk_limit}}.' },
          { title: 'Pile', description: '{{city}} lies in {{fact:place.county}}.' },
          { title: 'We', description: 'We {come|drive} to {{city}}. Call {us|the crew}.' },
        ],
      },
      order: 1,
    },
  ];
  const { id: template_id } = await createTemplate(program, { content_sections });
  const batch = await planBatch(program, { template_id, locations: 'Miami, FL', keywords: 'hauling' });
  await generateBatch(program, batch.id);
  const pages = await program.call<{ items: PageRow[] }>('GET', `/api/pages?generation_batch_id=${batch.id}`);
  const id = pages.items[0]?.id ?? '';
  const report = () => program.call<PageReport>('GET', `/api/pages/${id}/report`);
  const inSection = async () =>
    (await report()).sentences?.filter(({ section }) => section === 'Rules of Miami') ?? [];

  expect(
    (await inSection()).map(({ text, about }) => [text.replace(/come|drive|us|the crew/g, '_'), about]),
  ).toEqual([
    ['Miami lies in Miami-Dade County.', 'common'],
    ['We _ to Miami.', 'common'],
    ['Call _.', 'common'],
  ]);

  const stated = await program.call<Statement>('POST', '/api/statements', {
    subject_kind: 'place',
    subject: 'Miami, FL',
    predicate: 'bulk_limit',
    value: 'a pile of 5 cubic yards',
    source: 'https://miami.example/bulk',
    source_name: 'City of Miami',
  });
  expect((await inSection())[0]).toEqual({
    section: 'Rules of Miami',
    text: 'One pickup takes a pile of 5 cubic yards.',
    about: 'place',
    facts: [
      {
        name: 'place.bulk_limit',
        value: stated.value,
        source: 'https://miami.example/bulk',
        source_name: 'City of Miami',
      },
    ],
  });
  const { page } = await report();
  const said = JSON.stringify(page.template_text?.content_sections);
  expect((await inSection()).filter(({ text }) => !said.includes(text))).toEqual([]);

  const section_id = page.template_text?.content_sections[0]?.id;
  await program.call('PATCH', `/api/pages/${id}`, {
    overrides: {
      revision: page.revision,
      set: [{ section_id, path: ['content', 'points', 2, 'description'], text: 'We drive a blue truck.' }],
    },
  });
  expect((await inSection()).at(-1)).toEqual({
    section: 'Rules of Miami',
    text: 'We drive a blue truck.',
    about: 'edited',
    facts: [],
  });
});

test('a sentence with what the list says of the place is the place’s own, with the owner’s list as its source', async () => {
  const content_sections = [
    { type: 'text', title: 'About {{city}}', content: 'Crews of {{firm}} know {{access}}.', order: 1 },
  ];
  const { id: template_id } = await createTemplate(program, { content_sections });
  const batch = await planBatch(program, {
    template_id,
    locations: 'Ocala, FL',
    keywords: 'hauling',
    field_values: { firm: 'Oak & Sons', access: '' },
    location_values: [{ city: 'Ocala', state: 'FL', field_values: { access: 'the gate at the mill' } }],
  });
  await generateBatch(program, batch.id);
  const pages = await program.call<{ items: PageRow[] }>('GET', `/api/pages?generation_batch_id=${batch.id}`);
  const { sentences } = await program.call<PageReport>('GET', `/api/pages/${pages.items[0]?.id}/report`);
  expect(sentences?.find(({ section }) => section === 'About Ocala')).toMatchObject({
    about: 'place',
    facts: [{ name: 'access', value: 'the gate at the mill', source: null, source_name: 'owner’s list' }],
  });
});
