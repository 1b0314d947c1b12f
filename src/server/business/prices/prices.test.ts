import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { KeptPrices, PriceEstimateReply } from '../../../contract/business/prices.ts';
import type { Service } from '../../../contract/business/services.ts';
import type { Fact } from '../../../contract/business/statements.ts';
import { packStore } from '../packs/pack-store.ts';
import { addPackServices } from '../services/add-pack-services.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  await addPackServices(program.database.kysely, async () => undefined);
  await program.settings.load();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const read = () => program.call<KeptPrices>('GET', '/api/prices');
const put = async (services: readonly object[], revision?: number) => {
  const kept = await read();
  const reply = await program.request('PUT', '/api/prices', {
    body: { revision: revision ?? kept.revision, value: { services } },
    cookie: program.cookie,
  });
  return { status: reply.status, body: await reply.json() };
};
const ask = async (body: object) => {
  const reply = await program.request('POST', '/api/price-estimate', { body, cookie: null });
  return { status: reply.status, body: await reply.json() };
};
const factsOf = async (place: string, service: string) => {
  const { facts } = await program.call<{ facts: Fact[] }>(
    'GET',
    `/api/places/${encodeURIComponent(place)}/facts?service=${encodeURIComponent(service)}`,
  );
  return facts.filter(({ name }) => name.startsWith('service.price'));
};

const sofas = {
  service: 'Furniture Removal',
  unit: 'load',
  steps: [
    { name: 'Half', up_to: 0.5, from_cents: 19_900, to_cents: 24_900 },
    { name: 'Full', up_to: 1, from_cents: 49_900 },
    { name: 'One sofa', from_cents: 9_900, to_cents: 12_900 },
  ],
  extras: [{ name: 'Stairs', per: 'floor', from_cents: 2_000 }],
};

test('without a table no page has a number, and a visitor is told to call', async () => {
  expect(await read()).toEqual({ revision: 0, value: { services: [] } });
  expect(await factsOf('Miami, FL', 'Furniture Removal')).toEqual([]);
  expect(await ask({ slug: 'furniture-removal', answers: { amount: 1 } })).toMatchObject({
    status: 404,
    body: { error: { reason: 'no-prices' } },
  });
});

test('a table is for its pages at once, also those in memory', async () => {
  const content_sections = [
    {
      id: 'p',
      type: 'text',
      title: 'Price',
      order: 1,
      content: {
        content:
          'We are here. It costs from {{fact:service.price_from}}, and {{fact:service.price_range}} in all.',
      },
    },
  ];
  const template = await createTemplate(program, { content_sections });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL\nStuart, FL',
    keywords: 'furniture removal',
    url_pattern: 'keyword-city-state',
  });
  await generateBatch(program, batch.id);
  const page = async (town: string) => (await fetch(`${origin}/furniture-removal-${town}-fl/`)).text();
  expect(await page('miami')).not.toMention('It costs');
  const areas = [{ subject: 'martin county, FL', add_cents: 3_000 }];
  expect(await put([{ ...sofas, areas }])).toMatchObject({
    status: 200,
    body: { value: { services: [{ areas: [{ subject: 'Martin County, FL' }] }] } },
  });
  expect(await page('miami')).toMention('It costs from $99, and $99 to $499 in all.');
  expect(await page('stuart')).toMention('It costs from $129, and $129 to $529 in all.');
  expect(await factsOf('Miami, FL', 'Furniture Removal')).toEqual([
    { name: 'service.price_from', value: '$99', source: null, source_name: 'owner’s prices' },
    { name: 'service.price_range', value: '$99 to $499', source: null, source_name: 'owner’s prices' },
  ]);
  await put([{ ...sofas, minimum_cents: 14_900 }]);
  expect(await page('stuart')).toMention('It costs from $149');
  await put([]);
  expect(await page('stuart')).not.toMention('It costs');
});

test('an estimate says its range and what makes it', async () => {
  const areas = [
    { subject: '33432', percent: 10 },
    { subject: 'Boca Raton, FL', add_cents: 1_000 },
  ];
  await put([{ ...sofas, areas }]);
  const { status, body } = await ask({
    slug: 'furniture-removal',
    zip: '33486',
    answers: { amount: 0.4, extras: { Stairs: 2 } },
  });
  expect(status).toBe(200);
  expect(body satisfies PriceEstimateReply).toMatchObject({
    service: 'Furniture Removal',
    from_cents: 24_900,
    to_cents: 29_900,
    text: 'Estimate: $249 to $299',
    reasons: [
      { label: 'Half', text: '$199 to $249' },
      { label: 'Stairs × 2', text: '$40' },
      { label: 'Boca Raton, FL', text: '$10' },
    ],
  });
  expect((await ask({ slug: 'furniture-removal', zip: '33432', answers: { amount: 1 } })).body.text).toBe(
    'Estimate: $548 to $549',
  );
  const city = { city: 'boca raton', state: 'Florida' };
  expect((await ask({ slug: 'furniture-removal', ...city, answers: { amount: 1 } })).body.text).toBe(
    'Estimate: $509',
  );
  const { items } = await program.call<{ items: Service[] }>('GET', '/api/services?per_page=100');
  const service_id = items.find(({ name }) => name === 'Furniture Removal')?.id;
  expect((await ask({ service_id, answers: { steps: { 'One sofa': 2 } } })).body.text).toBe(
    'Estimate: $198 to $258',
  );
});

test('answers without a price, and questions that name nothing, are refused', async () => {
  expect(
    (await ask({ slug: 'furniture-removal', answers: { steps: { Piano: 1 } } })).body.error,
  ).toMatchObject({ kind: 'invalid', fields: [{ path: 'answers' }] });
  expect((await ask({ answers: {} })).status).toBe(400);
  expect((await ask({ slug: 'furniture-removal', zip: '3343', answers: { amount: 1 } })).status).toBe(400);
  expect((await ask({ slug: 'furniture-removal', answers: { amount: -2 } })).status).toBe(400);
  expect((await ask({ slug: 'no-such', answers: { amount: 1 } })).status).toBe(404);
});

const messagesOf = async (...services: object[]) => {
  const { status, body } = await put(services);
  expect(status).toBe(400);
  return body.error.fields;
};
const at = (path: string, message: RegExp) => ({ path, message: expect.stringMatching(message) });

test('a gap, a maximum below the minimum and a negative step are named by their place', async () => {
  const [half, full, sofa] = sofas.steps;
  expect(await messagesOf({ ...sofas, steps: [half, sofa] })).toEqual([
    at('value.services.0.steps', /gap: no price for more than 0\.5/),
  ]);
  expect(await messagesOf({ ...sofas, steps: [half, sofa, full] })).toEqual([
    at('value.services.0.steps.2.up_to', /gap: a step before/),
  ]);
  expect(await messagesOf({ ...sofas, steps: [full, half] })).toContainEqual(
    at('value.services.0.steps.1.up_to', /small to large/),
  );
  expect(await messagesOf({ ...sofas, steps: [{ ...half, to_cents: 100 }, full] })).toEqual([
    at('value.services.0.steps.0.to_cents', /maximum is below the minimum/),
  ]);
  expect(await messagesOf({ ...sofas, steps: [{ ...half, from_cents: -1 }, full] })).toContainEqual(
    at('value.services.0.steps.0.from_cents', /can’t be negative/),
  );
  expect(
    await messagesOf({ ...sofas, steps: [{ ...half, from_cents: 59_900, to_cents: 59_900 }, full] }),
  ).toEqual([at('value.services.0.steps.1.from_cents', /more work than “Half” and costs less/)]);
  expect(await messagesOf({ ...sofas, steps: [] })).toEqual([
    at('value.services.0.steps', /base price or at least one step/),
  ]);
});

test('names that nothing has, and the same one twice, are refused', async () => {
  expect(await messagesOf({ ...sofas, service: 'Piano Tuning' })).toEqual([
    at('value.services.0.service', /“Piano Tuning” not found/),
  ]);
  expect(await messagesOf(sofas, { ...sofas, service: 'furniture removal' })).toEqual([
    at('value.services.1.service', /table already/),
  ]);
  expect(await messagesOf({ ...sofas, areas: [{ subject: 'Atlantis Prime, FL', percent: 5 }] })).toEqual([
    at('value.services.0.areas.0.subject', /no town, county or ZIP code/),
  ]);
  expect(await messagesOf({ ...sofas, areas: [{ subject: '33432' }] })).toEqual([
    at('value.services.0.areas.0.percent', /differ there/),
  ]);
  expect(await messagesOf({ ...sofas, extras: [{ name: 'Fee' }] })).toEqual([
    at('value.services.0.extras.0.from_cents', /amount or a percentage/),
  ]);
  const typical_jobs = [
    { name: 'A', answers: { steps: { Piano: 1 } } },
    { name: 'B', answers: { extras: { Fee: 1 } } },
  ];
  expect(await messagesOf({ ...sofas, typical_jobs })).toEqual([
    at('value.services.0.typical_jobs.0.answers', /“Piano” is no step/),
    at('value.services.0.typical_jobs.1.answers', /“Fee” is no extra/),
  ]);
  expect(await messagesOf({ ...sofas, typical_jobs: [{ name: 'A', answers: {} }] })).toEqual([
    at('value.services.0.typical_jobs.0.answers', /“A” has no price/),
  ]);
});

test('two people who save at once do not overwrite each other', async () => {
  const { revision } = await read();
  expect((await put([sofas], revision)).status).toBe(200);
  expect(await put([], revision)).toMatchObject({
    status: 409,
    body: { error: { reason: 'settings-changed' } },
  });
});

test('amounts of the tables are no claims, and others are', async () => {
  await put([sofas]);
  const check = (text: string) =>
    program.call<{ issues: { excerpt: string }[] }>('POST', '/api/text/check', { text });
  expect((await check('One sofa goes for $99, a full truck for $499.')).issues).toEqual([]);
  expect((await check('One sofa goes for $98.')).issues).toMatchObject([{ excerpt: '$98' }]);
});

test('prices follow their service to another name and leave with it', async () => {
  const service = await program.call<Service>('POST', '/api/services', {
    name: 'Hot Tubs',
    keywords: ['hot tub removal'],
  });
  await put([sofas, { service: 'hot tubs', unit: 'job', base_cents: 39_900 }]);
  const named = async () => (await read()).value.services.map(one => one.service);
  expect(await named()).toEqual(['Furniture Removal', 'Hot Tubs']);
  const path = `/api/services/${service.id}`;
  await program.call('PUT', path, { name: 'Spa Removal', keywords: ['hot tub removal'] });
  expect(await named()).toEqual(['Furniture Removal', 'Spa Removal']);
  expect(await factsOf('Miami, FL', 'Spa Removal')).toMatchObject([{ value: '$399' }, { value: '$399' }]);
  await program.request('DELETE', path, { cookie: program.cookie });
  expect(await named()).toEqual(['Furniture Removal']);
});

test('two hundred services have their tables', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Service ${index + 1}`);
  const csv = ['name,keywords', ...names.map(name => `${name},${name.toLowerCase()} near`)].join('\n');
  await program.call('POST', '/api/services/import', { csv, apply: true });
  const { status } = await put(names.map(service => Object.assign({}, sofas, { service })));
  expect(status).toBe(200);
  expect((await read()).value.services).toHaveLength(200);
  expect(await factsOf('Miami, FL', 'Service 200')).toMatchObject([
    { value: '$99' },
    { value: '$99 to $499' },
  ]);
});

test('what a trade proposes is a proposal: nobody sees it before it is saved', async () => {
  await put([]);
  const { services } = await program.call<KeptPrices['value']>('GET', '/api/prices/proposals');
  expect(services.map(({ service }) => service)).toEqual(
    packStore.own().prices.map(({ service }) => service),
  );
  expect(await factsOf('Miami, FL', 'Junk Removal')).toEqual([]);
  expect((await put(services)).status).toBe(200);
  expect(await factsOf('Miami Beach, FL', 'Junk Removal')).toMatchObject([{ value: '$119' }, {}]);
});

test('one connection that asks without end is told to wait', async () => {
  const replies = await Promise.all(
    Array.from({ length: 130 }, () => ask({ slug: 'junk-removal', answers: { amount: 1 } })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
});
