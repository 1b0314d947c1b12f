import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { ServedArea } from '../../../contract/business/areas.ts';
import type { PlaceNames } from '../../../contract/business/locations.ts';
import type { PackSummary } from '../../../contract/business/packs.ts';
import type { SetupInput, SetupPlan, SetupState } from '../../../contract/operations/setup.ts';

let program: TestProgram;
let origin: string;
let logo: string;

const groomer: SetupInput = {
  trade: 'local-services',
  trade_name: 'Dog grooming',
  business: { name: 'Calm Hands', phone: '(512) 555-0134', email: 'hello@calmhands.example' },
  areas: {
    towns: [
      { city: 'Austin', state: 'TX' },
      { city: 'bouldin creek', state: 'TX', county: 'Travis County' },
    ],
  },
  services: ['Dog Grooming', 'Nail Trimming'],
};
const post = (path: string, body: unknown) => program.request('POST', path, { body, cookie: program.cookie });
const page = async (path: string) => (await fetch(`${origin}${path}`)).text();
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

beforeAll(async () => {
  program = await startDemoProgram();
  ({ origin } = await program.listen());
  const picture = sharp({ create: { width: 900, height: 300, channels: 4, background: '#c2571a' } });
  logo = (await picture.png().toBuffer()).toString('base64');
});
afterAll(() => program.stop());

describe('before the last button', () => {
  test('only the pack for any trade asks what it is called', async () => {
    const { items } = await program.call<{ items: PackSummary[] }>('GET', '/api/packs');
    const asking = items.filter(({ is_any_trade }) => is_any_trade);
    expect(asking.map(({ name }) => name)).toEqual(['local-services']);
  });

  test('a name that no list knows is told with what keeps it', async () => {
    const towns = [{ city: 'Bouldin Creek', state: 'TX' }];
    const reply = await post('/api/setup/plan', { ...groomer, areas: { towns } });
    const { error } = (await reply.json()) as { error: { fields: { path: string; message: string }[] } };
    expect(error.fields[0]?.path).toBe('areas.towns.0.city');
    expect(error.fields[0]?.message).toMatch(/not in the list of US towns.*name its county/);
  });

  test('a kept one is shown as such', async () => {
    const plan = await program.call<SetupPlan>('POST', '/api/setup/plan', groomer);
    expect(plan).toMatchObject({
      trade: 'Dog grooming',
      own_places: ['Bouldin Creek, TX'],
      towns: ['Austin, TX', 'Bouldin Creek, TX'],
      landing_pages: 4,
    });
  });

  test.each([
    [{ city: 'Austin', state: 'TX', county: 'Dallas' }, 'county', /Austin, TX is in Travis County/],
    [{ city: 'Bouldin Creek', state: 'TX', county: 'Gondor' }, 'county', /Gondor County not found in TX/],
    [{ city: '{{city}}', state: 'TX', county: 'Travis' }, 'city', /is no name of a place/],
    [{ city: '• Weston Heights, 5', state: 'TX', county: 'Travis' }, 'city', /is no name of a place/],
  ])('%j is refused by its field', async (town, field, message) => {
    const reply = await post('/api/setup/plan', { ...groomer, areas: { towns: [town] } });
    expect(await reply.json()).toMatchObject({
      error: { fields: [{ path: `areas.towns.0.${field}`, message: expect.stringMatching(message) }] },
    });
  });

  test('the front page is shown with the name of the trade and the logo', async () => {
    const body = { ...groomer, brand: { logo } };
    const { html } = await program.call<{ html: string }>('POST', '/api/setup/preview', body);
    expect(titleOf(html)).toBe('Calm Hands: Dog Grooming in Travis County');
    expect(html).toMention('src="data:image/webp;base64,');
    expect(html).not.toMention(/\{\{|local services/i);
  });

  test('a logo is cleaned as in the settings, and refused with the same words', async () => {
    const send = (body: string) =>
      fetch(`${origin}/api/setup/logo`, {
        method: 'POST',
        headers: { 'Content-Type': 'image/svg+xml', cookie: program.cookie },
        body,
      });
    const clean = await send('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><!-- x --></svg>');
    const kept = (await clean.json()) as { logo: string; media_type: string };
    expect(kept.media_type).toBe('image/svg+xml');
    expect(Buffer.from(kept.logo, 'base64').toString()).not.toContain('<!--');
    const bad = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>1</script></svg>';
    expect((await send(bad)).status).toBe(400);
    const brand = { logo: Buffer.from(bad).toString('base64') };
    expect(await (await post('/api/setup/plan', { ...groomer, brand })).json()).toMatchObject({
      error: { fields: [{ path: 'brand.logo', message: expect.stringContaining('holds <script>') }] },
    });
  });

  test('a trade that has its name takes no other, and the name holds no marks', async () => {
    const path = 'trade_name';
    for (const changes of [{ trade: 'plumbing' }, { trade_name: '{{city}}' }, { trade_name: '!!' }])
      expect(await (await post('/api/setup/plan', { ...groomer, ...changes })).json()).toMatchObject({
        error: { fields: [{ path }] },
      });
  });
});

describe('a dog groomer in Austin and Bouldin Creek', () => {
  beforeAll(async () => {
    await program.call('POST', '/api/setup', { ...groomer, brand: { logo, logo_has_name: true } });
    await until(
      () => program.call<SetupState>('GET', '/api/setup'),
      ({ is_working }) => !is_working,
    );
  });

  test('a dog groomer in Austin and Bouldin Creek is named by the trade in titles, headings, texts and data', async () => {
    const home = await page('/');
    expect(titleOf(home)).toBe('Calm Hands: Dog Grooming in Travis County');
    expect(home).toMention('Calm Hands does dog grooming in Travis County.');
    expect(titleOf(await page('/services'))).toBe('Dog Grooming by Calm Hands: All Our Services');
    expect(home).not.toMention(/\{\{|local services/i);
  });

  test('a dog groomer in Austin and Bouldin Creek has the logo in the header, and the name only in its text for readers', async () => {
    const home = await page('/');
    const address = /src="(\/assets\/brand-[\w-]{16}\.webp)"/.exec(home)?.[1] ?? '';
    expect((await fetch(`${origin}${address}`)).headers.get('content-type')).toBe('image/webp');
    expect(home).toMention('alt="Calm Hands"');
  });

  test('a dog groomer in Austin and Bouldin Creek serves the place that only the owner knows, and can state facts about it', async () => {
    const { items } = await program.call<{ items: ServedArea[] }>('GET', '/api/areas');
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'town', city: 'Bouldin Creek', state: 'TX' }),
    );
    const html = await page('/dog-grooming-bouldin-creek-tx/');
    expect(html).toMention('Bouldin Creek');
    const names = await program.call<PlaceNames>('POST', '/api/locations/check', {
      locations: 'Bouldin Creek, TX\nBouldin Crick, TX',
      keywords: '',
    });
    expect(names.first_unknown.map(({ city, is_own }) => [city, is_own])).toEqual([
      ['Bouldin Creek', true],
      ['Bouldin Crick', false],
    ]);
    const fact = {
      predicate: 'landmark',
      value: 'the moonlight tower',
      source: 'https://city.example/towers',
    };
    const state = (subject: string) =>
      post('/api/statements', {
        ...fact,
        subject,
        subject_kind: 'place',
        source_name: 'City',
        checked_on: '2026-01-02',
        license: 'CC BY 4.0',
      });
    expect(await (await state('bouldin creek, TX')).json()).toMatchObject({ subject: 'Bouldin Creek, TX' });
    expect((await state('Nowhere Heights, TX')).status).toBe(400);
    const town = await until(
      () => page('/locations/tx/bouldin-creek'),
      text => text.includes('the moonlight tower'),
    );
    expect(titleOf(town)).toMatch(/^Dog Grooming in Bouldin Creek, TX/);
    expect(town).toMention('"serviceType":"dog grooming"');
    expect(town).not.toMention(/\{\{|local services/i);
  });

  test('a dog groomer in Austin and Bouldin Creek may call the trade otherwise later', async () => {
    const settings = await program.call<{ packs: { revision: number; value: object } }>(
      'GET',
      '/api/settings',
    );
    const { revision, value } = settings.packs;
    await program.call('PUT', '/api/settings/packs', {
      revision,
      value: { ...value, trade_name: 'Pet spa' },
    });
    const home = await until(
      () => page('/'),
      html => !html.includes('Dog Grooming in Travis'),
    );
    expect(titleOf(home)).toBe('Calm Hands: Pet Spa Services in Travis County');
  });
});
