import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, waitForBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { Fact, Statement } from '../../../contract/business/statements.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchChecks } from '../../../contract/generation/checks.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  for (const name of ['Garage Cleanouts', 'Junk Removal'])
    await program.call('POST', '/api/services', { name, keywords: [name.toLowerCase()], content: {} });
  const { substance } = await program.call<SettingsReply>('GET', '/api/settings');
  const value = { is_on: true, place_sentences: 3, service_sentences: 0 };
  await program.call('PUT', '/api/settings/substance', { ...substance, value });
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.pool.query('delete from statements');
  await serve([{ county: 'Hays', state: 'TX' }]);
});

async function serve(counties: readonly { county: string; state: string }[]) {
  const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
  const value = { ...areas.value, counties };
  await program.call('PUT', '/api/settings/areas', { ...areas, value });
}

const local = [
  '{{fact:place.finding_1}}.',
  'Homes here are {{fact:place.housing}}.',
  '{{fact:place.finding_2}}.',
  '{{fact:county.finding_1}}.',
  '{{fact:county.finding_2}}.',
  '{{fact:county.finding_3}}.',
].join('\n');
const sections = [
  { id: 'f', type: 'faq', title: 'F', order: 1, content: { from_service: true, faqs: [] } },
  {
    id: 't',
    type: 'local_facts',
    title: 'T',
    order: 2,
    content: { points: [{ title: '', description: local }] },
  },
];

let numbered = 0;
async function plan(changes: Record<string, unknown> = {}): Promise<Batch> {
  numbered += 1;
  const { id } = await createTemplate(program, { content_sections: sections });
  return planBatch(program, {
    template_id: id,
    locations: 'Kyle, TX\nBuda, TX',
    keywords: 'garage cleanouts\njunk removal',
    url_pattern: `keyword-city-state-${numbered}`,
    ...changes,
  });
}

const thinOf = async ({ id }: Batch) =>
  (await program.call<BatchChecks>('GET', `/api/batches/${id}/checks`)).blockers.find(
    ({ kind }) => kind === 'thin',
  );
const planned = (id: string) =>
  waitForBatch(program, id, ({ is_planned, status }) => is_planned || status === 'cancelled');
const slugsOf = async ({ id }: Batch) =>
  (await program.call<{ items: { slug: string }[] }>('GET', `/api/batches/${id}/plans`)).items.map(
    ({ slug }) => slug,
  );
async function refusal(method: string, id: string): Promise<string> {
  const { cookie } = program;
  const reply = await program.request(method, `/api/batches/${id}/county-pages`, { cookie });
  const { error } = (await reply.json()) as { error: { reason: string } };
  return error.reason;
}

test('thin pages are left out for a page of their county, which tells of its towns, and put back', async () => {
  const batch = await plan();
  expect(await thinOf(batch)).toMatchObject({
    text: '4 of 4 pages have too little to say: 4 pages of 2 towns with fewer than 3 sentences on the town (Buda, TX; Kyle, TX).',
    detail: expect.stringContaining(
      'Or leave 4 pages out and tell their 2 towns on 2 pages of Hays County, TX.',
    ),
    counties: { counties: ['Hays County, TX'], pages: 2, pages_left_out: 4, towns_left_out: 2 },
    help: expect.arrayContaining(['counties']),
  });
  await program.call('POST', `/api/batches/${batch.id}/county-pages`, {});
  const told = await planned(batch.id);
  expect(told).toMatchObject({
    combinations: 2,
    total_planned: 2,
    location_count: 1,
    county_pages: { pages: 2, pages_left_out: 4 },
  });
  expect(await slugsOf(batch)).toEqual([
    `garage-cleanouts-hays-county-tx-${numbered}`,
    `junk-removal-hays-county-tx-${numbered}`,
  ]);
  expect(await thinOf(batch)).toBeUndefined();
  await program.call('DELETE', `/api/batches/${batch.id}/county-pages`);
  expect(await planned(batch.id)).toMatchObject({ combinations: 4, total_planned: 4, county_pages: null });
  expect((await thinOf(batch))?.pages).toBe(4);
});

test('a published page of a county says what is stated of its towns, and is served, until the batch is reverted', async () => {
  const batch = await plan();
  await program.call('POST', `/api/batches/${batch.id}/county-pages`, {});
  await planned(batch.id);
  await generateBatch(program, batch.id);
  const address = `${origin}/junk-removal-hays-county-tx-${numbered}/`;
  const page = async () => (await fetch(address)).text();
  expect(await page()).toContain('"AdministrativeArea","name":"Hays County, TX"');
  const { created_at } = await program.call<Statement>('POST', '/api/statements', {
    subject_kind: 'place',
    subject: 'Wimberley, TX',
    predicate: 'landmark',
    value: 'its market days',
    source: 'owner',
  });
  await until(page, html => html.includes('Wimberley: It is known for its market days.'));
  await until(() => program.sitemap.build(), Boolean);
  const sitemap = await (await fetch(`${origin}/sitemap-areas-1.xml`)).text();
  expect(sitemap).toContain(`junk-removal-hays-county-tx-${numbered}/</loc><lastmod>${created_at}`);
  const facts = await program.call<{ items: Fact[] }>(
    'GET',
    '/api/statements/facts?city=Hays%20County&state=TX&service=Junk%20Removal',
  );
  const value = (name: string) => facts.items.find(fact => fact.name === name)?.value;
  expect(value('served.town')).toBe('Hays County');
  expect(value('place.county')).toBeUndefined();
  expect(facts.items.map(fact => fact.value)).toContainEqual(
    expect.stringMatching(/^In Hays County this page is for .*Kyle.* and /),
  );
  await program.call('POST', `/api/batches/${batch.id}/revert`);
  await waitForBatch(program, batch.id, ({ reverted_at }) => reverted_at !== null);
  expect((await fetch(address)).status).not.toBe(200);
});

test('no page of a county is offered where it can’t be true or would not pass itself', async () => {
  await serve([{ county: 'Travis', state: 'TX' }]);
  expect((await thinOf(await plan()))?.counties).toBeNull();
  await serve([{ county: 'Hays', state: 'TX' }]);
  const ofPlaces = local.replaceAll('county.finding', 'place.permit');
  const poor = [sections[0], { ...sections[1], content: { points: [{ title: '', description: ofPlaces }] } }];
  const { id } = await createTemplate(program, { content_sections: poor });
  expect((await thinOf(await plan({ template_id: id })))?.counties).toBeNull();
  const own = await plan({
    location_values: [{ city: 'Kyle', state: 'TX', field_values: { mayor: 'A name' } }],
  });
  expect((await thinOf(own))?.counties).toBeNull();
  expect(await refusal('POST', own.id)).toBe('no-county-pages');
  expect(await refusal('DELETE', own.id)).toBe('no-county-pages');
  await program.call('POST', `/api/batches/${own.id}/cancel`);
  expect(await refusal('POST', own.id)).toBe('batch-status');
});

test('only thin pages leave: those of a town that has enough to say stay', async () => {
  await program.call('POST', '/api/statements', {
    subject_kind: 'place',
    subject: 'Kyle, TX',
    predicate: 'housing',
    value: 'mostly new, on slabs',
    source: 'owner',
  });
  const batch = await plan();
  expect((await thinOf(batch))?.counties).toMatchObject({ pages: 2, pages_left_out: 2, towns_left_out: 1 });
  await program.call('POST', `/api/batches/${batch.id}/county-pages`, {});
  await planned(batch.id);
  expect((await slugsOf(batch)).toSorted()).toEqual(
    [
      'garage-cleanouts-hays-county',
      'garage-cleanouts-kyle',
      'junk-removal-hays-county',
      'junk-removal-kyle',
    ].map(slug => `${slug}-tx-${numbered}`),
  );
});
