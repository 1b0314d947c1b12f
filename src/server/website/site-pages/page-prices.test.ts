import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { KeptPrices } from '../../../contract/business/prices.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { addPackServices } from '../../business/services/add-pack-services.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  await addPackServices(program.database.kysely, async () => undefined);
  await program.settings.load();
  ({ origin } = await program.listen());
  const template = await createTemplate(program, {
    title_template: '{{keyword}} in {{city}} | {From {{fact:service.price_from}}|Free Quote}',
    meta_description_template: 'We come to {{city}}. Prices start at {{fact:service.price_from}}.',
    content_sections: [
      {
        id: 'p',
        type: 'pricing',
        title: 'What It Costs',
        order: 1,
        content: { from_service: true, content: '', prices: [] },
      },
    ],
  });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL\nStuart, FL',
    keywords: 'furniture removal\ndrum lessons',
    url_pattern: 'keyword-city-state',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const page = async (slug: string) => (await fetch(`${origin}/${slug}/`)).text();
const save = async (tables: readonly object[]) => {
  const { revision } = await program.call<KeptPrices>('GET', '/api/prices');
  await program.call('PUT', '/api/prices', { revision, value: { services: tables } });
};

const table = {
  service: 'Furniture Removal',
  unit: 'load',
  steps: [
    { name: 'Half a truck', up_to: 0.5, from_cents: 27_900, to_cents: 34_900 },
    { name: 'Full truck', up_to: 1, from_cents: 54_900, to_cents: 64_900 },
    { name: 'One sofa <3', from_cents: 9_900 },
  ],
  extras: [
    { name: 'Stairs', per: 'floor', from_cents: 2_000 },
    { name: 'Sunday', percent: 20 },
  ],
  minimum_cents: 8_900,
  included: ['Two people', 'Dump fees'],
  areas: [{ subject: 'Martin County, FL', add_cents: 3_000 }],
  typical_jobs: [{ name: 'A living room', answers: { amount: 0.5, extras: { Stairs: 1 } } }],
};

test('without a table a page has no number, in its head neither', async () => {
  const html = await page('furniture-removal-miami-fl');
  expect(html).toMention('<title>Furniture Removal in Miami | Free Quote</title>');
  expect(html).not.toMention('Prices start');
  expect(html).not.toMention('AggregateOffer');
});

test('the gauge, typical jobs, extras, head and structured data say the prices of the town', async () => {
  await save([table]);
  const miami = await page('furniture-removal-miami-fl');
  for (const text of [
    '<title>Furniture Removal in Miami | From $99</title>',
    'content="We come to Miami. Prices start at $99."',
    'How full is the truck?',
    '<strong>$279 to $349</strong>',
    'One sofa &lt;3',
    'A living room',
    '$299 to $369',
    '<small>$20 a floor</small>',
    'Sunday <small>20% more</small>',
    'Two people. Dump fees.',
    '<b>Minimum:</b> $89.',
    'All prices are estimates.',
    '"lowPrice":"99","highPrice":"649"',
  ])
    expect(miami).toMention(text);
  const stuart = await page('furniture-removal-stuart-fl');
  expect(stuart).toMention('| From $129</title>');
  expect(stuart).toMention('<strong>$309 to $379</strong>');
  expect(stuart).toMention('"lowPrice":"129","highPrice":"679"');
});

test('pages of other services have none of it', async () => {
  const html = await page('drum-lessons-miami-fl');
  expect(html).toMention('| Free Quote</title>');
  expect(html).not.toMention('<strong>$');
  expect(html).not.toMention('Typical jobs');
  expect(html).not.toMention('AggregateOffer');
});

test('a title that somebody wrote by hand stays, and lists have titles without a price', async () => {
  const { items } = await program.call<{ items: PageRow[] }>(
    'GET',
    '/api/pages?search=furniture-removal-stuart',
  );
  const [row] = items;
  expect(row?.title).toBe('Furniture Removal in Stuart | Free Quote');
  const { revision } = await program.call<{ revision: number }>('GET', `/api/pages/${row?.id}`);
  const set = [{ section_id: null, path: ['title'], text: 'Our own title', replaced: row?.title }];
  await program.call('PATCH', `/api/pages/${row?.id}`, { overrides: { revision, set } });
  await expect.poll(() => page('furniture-removal-stuart-fl')).toContain('<title>Our own title</title>');
  expect(await page('furniture-removal-stuart-fl')).toMention('Prices start at $129.');
});

test('a visitor who answers the questions of the section gets an estimate, which goes along with the request', async () => {
  await save([table]);
  const html = await page('furniture-removal-miami-fl');
  expect(html).toMention('action="/leads/estimate"');
  expect(html).toMention('Stairs: how many floors?');
  const query = new URLSearchParams({
    service: 'furniture-removal',
    place: 'Martin County, FL',
    'price-load': '4',
    'x.Stairs': '2',
    'x.Sunday': '1',
  });
  const answer = await fetch(`${origin}/leads/estimate?${query}`, {
    headers: { referer: `${origin}/furniture-removal-stuart-fl/` },
  });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toMention('Estimate: $412 to $497');
  expect(text).toMention('Half a truck, $279 to $349; Stairs × 2, $40');
  expect(text).toMention('noindex');
  expect(text).toMention('name="page_path" value="/furniture-removal-stuart-fl/"');
  expect(text).toMention('Price estimate on the site: $412 to $497. Furniture Removal:');
  expect(text).not.toMention('lead-form-error');
});

test('answers without a price, of no service or of nonsense get a page that says so', async () => {
  const titleOf = async (query: string) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${origin}/leads/estimate?${query}`)).text())?.[1];
  expect(await titleOf('')).toBe('No estimate yet');
  expect(await titleOf('service=furniture-removal')).toBe('No estimate yet');
  expect(await titleOf('service=furniture-removal&price-load=<script>&step=%00')).toBe('No estimate yet');
  expect(await titleOf('service=furniture-removal&price-load=1e99')).toMatch(/^Estimate: /);
});

test('the site’s own pages have the prices of their service too', async () => {
  await save([table]);
  const service = await (await fetch(`${origin}/furniture-removal`)).text();
  expect(service).toMention('<strong>$279 to $349</strong>');
  expect(await (await fetch(`${origin}/concrete-removal`)).text()).not.toMention('<strong>$279');
  await save([]);
  expect(await (await fetch(`${origin}/furniture-removal`)).text()).not.toMention('<strong>$279');
});
