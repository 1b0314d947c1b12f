import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { KeptPrices } from '../../../contract/business/prices.ts';
import type { Statement } from '../../../contract/business/statements.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

/** Whichever build is first, ours or the program's: the sitemap is current. */
async function lastmod(slug = 'telling-miami-fl'): Promise<string> {
  await until(() => program.sitemap.build(), Boolean);
  const xml = await (await fetch(`${origin}/sitemap-areas-1.xml`)).text();
  return new RegExp(`${slug}/</loc><lastmod>([^<]*)`).exec(xml)?.[1] ?? '';
}

const saying = (description: string, ...benefits: string[]) =>
  templateInput({
    content_sections: [{ id: 'top', type: 'hero', title: 'Hello', content: { description, benefits } }],
  });

test('the day of a page’s last change moves with what it tells, and not with how', async () => {
  const first = 'We {haul|carry} in {{city}}. One pickup takes {{fact:place.bulk_limit}}.';
  const { id } = await createTemplate(program, saying(first, 'Quick crews'));
  const batch = await planBatch(program, { template_id: id, locations: 'Miami, FL', keywords: 'telling' });
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=telling-miami');
  const page = () => program.call<Page>('GET', `/api/pages/${items[0]?.id}`);
  const become = async (input: object) => {
    await program.call('PUT', `/api/templates/${id}`, { ...input });
    const { id: move } = await program.call<PageChange>('POST', `/api/templates/${id}/moves`, {});
    await until(
      () => program.call<PageChange>('GET', `/api/pages/changes/${move}`),
      ({ status }) => status !== 'running',
    );
    return (await page()).updated_at;
  };
  const made = (await page()).updated_at;
  expect(await lastmod()).toBe(made);

  const reworded =
    'In {{city}} {our crews haul|we load}. {{fact:place.bulk_limit}}: so much one pickup takes.';
  expect(await become(saying(reworded, 'Fast crews'))).not.toBe(made);
  expect(await lastmod()).toBe(made);

  const listed = await become(saying(reworded, 'Fast crews', 'Fair prices'));
  expect(await lastmod()).toBe(listed);
  const founded = await become(saying(`${reworded} We began in 1999.`, 'Fast crews', 'Fair prices'));
  expect(await lastmod()).toBe(founded);
  await become(saying(`${first} Since 1999 we do it.`, 'Quick crews', 'Fair prices'));
  expect(await lastmod()).toBe(founded);

  const again = { template_id: id, locations: 'Miami, FL', keywords: 'telling', update_existing: true };
  await generateBatch(program, (await planBatch(program, again)).id);
  const generated = (await page()).updated_at;
  expect(await lastmod()).toBe(generated);
  await become(saying(`${first} Since 1999 {it is|we make it} our work.`, 'Quick crews', 'Fair prices'));
  expect(await lastmod()).toBe(generated);

  const stated = await program.call<Statement>('POST', '/api/statements', {
    subject_kind: 'place',
    subject: 'Miami, FL',
    predicate: 'bulk_limit',
    value: 'two carts',
    source: 'owner',
  });
  expect(await lastmod()).toBe(stated.created_at);
  const change = { value: stated.value, source: stated.source, based_on: stated.revision };
  const checked = await program.call<Statement>('PATCH', `/api/statements/${stated.id}`, {
    ...change,
    source_name: 'City Hall',
    checked_on: '2026-11-01',
  });
  expect(await lastmod()).toBe(stated.created_at);
  const changed = await program.call<Statement>('PATCH', `/api/statements/${stated.id}`, {
    ...change,
    value: 'three carts',
    based_on: checked.revision,
  });
  expect(await lastmod()).toBe(changed.updated_at);
  await program.call('DELETE', `/api/statements/${stated.id}`);
  const ended = await lastmod();
  expect(Date.parse(ended)).toBeGreaterThan(Date.parse(changed.updated_at));

  const { revision } = await page();
  const path = ['content', 'benefits', 0];
  await program.call('PATCH', `/api/pages/${items[0]?.id}`, {
    overrides: { revision, set: [{ section_id: 'top', path, text: 'Quick crews, and polite ones' }] },
  });
  expect(await lastmod()).toBe((await page()).updated_at);
});

test('a statement changes the day of those pages of its town whose service shows it', async () => {
  for (const name of ['Garage Cleanouts', 'Office Cleanouts'])
    await program.call('POST', '/api/services', { name, keywords: [name.toLowerCase()], content: {} });
  const sections = [
    { id: 'faq', type: 'faq', title: 'F', order: 1, content: { from_service: true, faqs: [] } },
    {
      id: 'local',
      type: 'local_facts',
      title: 'L',
      order: 2,
      content: { points: [{ title: 'Here', description: 'Bring it to {{fact:place.drop_off}}.' }] },
    },
  ];
  const { id } = await createTemplate(program, templateInput({ content_sections: sections }));
  const batch = await planBatch(program, {
    template_id: id,
    locations: 'Ocala, FL\nMiami, FL',
    keywords: 'garage cleanouts\noffice cleanouts',
  });
  await generateBatch(program, batch.id);
  const slugs = ['garage-cleanouts-ocala-fl', 'office-cleanouts-ocala-fl', 'garage-cleanouts-miami-fl'];
  const days = () => Promise.all(slugs.map(slug => lastmod(slug)));
  const before = await days();
  const stated = await program.call<Statement>('POST', '/api/statements', {
    subject_kind: 'place',
    subject: 'Ocala, FL',
    predicate: 'drop_off',
    value: 'the yard on Fifth Street',
    source: 'owner',
  });
  expect(await days()).toEqual([stated.created_at, before[1], before[2]]);
});

test('a new price changes the day of its service’s pages, and one by area or the same again does not', async () => {
  for (const name of ['Attic Cleanouts', 'Shed Removal'])
    await program.call('POST', '/api/services', { name, keywords: [name.toLowerCase()], content: {} });
  const faqs = [{ question: 'What is it?', answer: 'It starts at {{fact:service.price_from}}.' }];
  const sections = [{ id: 'faq', type: 'faq', title: 'F', order: 1, content: { from_service: true, faqs } }];
  const { id } = await createTemplate(program, templateInput({ content_sections: sections }));
  const keywords = 'attic cleanouts\nshed removal';
  const batch = await planBatch(program, { template_id: id, locations: 'Miami, FL', keywords });
  await generateBatch(program, batch.id);
  const days = () => Promise.all(['attic-cleanouts-miami-fl', 'shed-removal-miami-fl'].map(lastmod));
  const save = async (from_cents: number, areas: readonly object[] = []) => {
    const { revision } = await program.call<KeptPrices>('GET', '/api/prices');
    const table = { service: 'Attic Cleanouts', unit: 'job', base_cents: from_cents, areas };
    await program.call('PUT', '/api/prices', { revision, value: { services: [table] } });
    return days();
  };
  const [, other] = await days();
  const first = await save(9_900);
  const second = await save(14_900);
  expect([first[1], second[1]]).toEqual([other, other]);
  expect((second[0] ?? '') > (first[0] ?? '') && (first[0] ?? '') > (other ?? '')).toBe(true);
  expect(await save(14_900, [{ subject: 'Miami, FL', percent: 10 }])).toEqual(second);
});
