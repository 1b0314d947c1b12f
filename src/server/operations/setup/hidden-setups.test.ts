import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { BatchSubstance } from '../../../contract/generation/substance.ts';
import type { SetupInput, SetupState } from '../../../contract/operations/setup.ts';
import { packStore } from '../../business/packs/pack-store.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startDemoProgram();
});
afterAll(() => program.stop());

const groomer: SetupInput = {
  trade: 'local-services',
  business: { name: 'Gem State Dogs', phone: '(208) 555-0134', email: 'hello@gemstate.example' },
  areas: { center: { city: 'Boise', state: 'ID', miles: 20 }, most_towns: 4 },
  services: ['Dog grooming', 'Piano moving'],
  landing_pages: 'hidden',
};

test('eight hidden pages stay out of search engines, even if nothing asks what pages say', async () => {
  await program.call('POST', '/api/setup', groomer);
  const state = await until(
    () => program.call<SetupState>('GET', '/api/setup'),
    ({ is_working }) => !is_working,
  );
  expect(state).toMatchObject({ pages_made: 8, waits: false });
  const { origin } = await program.listen();
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]*)/g)].map(([, path = '']) => path);
  expect(files).toContain('/sitemap-pages.xml');
  const sitemaps = await Promise.all(files.map(async path => (await fetch(`${origin}${path}`)).text()));
  const sitemap = sitemaps.join('');
  const { rows } = await program.database.pool.query<{ slug: string }>(
    'select slug from generated_landing_pages',
  );
  expect(rows).toHaveLength(8);
  for (const { slug } of rows) {
    expect(sitemap).not.toContain(slug);
    expect(await (await fetch(`${origin}/${slug}/`)).text()).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('a list of hidden pages is hidden too, until one of them is shown', async () => {
  const { origin } = await program.listen();
  const lists = ['/locations/id', '/locations', '/services'];
  const inSearch = async () => {
    const sitemaps = await Promise.all(
      ['pages', 'hubs-1'].map(async name => (await fetch(`${origin}/sitemap-${name}.xml`)).text()),
    );
    const found: string[] = [];
    for (const path of lists) {
      const html = await (await fetch(`${origin}${path}`)).text();
      expect(html).toMention('<h1');
      const isFound = !/<meta name="robots" content="noindex/.test(html);
      const isListed = sitemaps.some(text => text.includes(`${origin}${path}<`));
      if (isFound || isListed) found.push(`${path} ${isFound} ${isListed}`);
    }
    return found;
  };
  expect(await inSearch()).toEqual([]);
  const { rows } = await program.database.pool.query<{ id: string }>(
    'select id from generated_landing_pages order by slug limit 1',
  );
  const show = (is_noindex: boolean) => program.call('PATCH', `/api/pages/${rows[0]?.id}`, { is_noindex });
  await show(false);
  await expect.poll(inSearch).toEqual(['/locations/id true true', '/locations true true']);
  await show(true);
  await expect.poll(inSearch).toEqual([]);
});

const pianos = 'upright grand baby toy square player studio concert console spinet church player’s'
  .split(' ')
  .map(kind => `The ${kind} piano goes on a board of its own.`);

test('the site’s own page of a service stays out of search engines until twelve sentences are the service’s alone', async () => {
  const { origin } = await program.listen();
  const inSearch = async () => {
    const sitemap = await (await fetch(`${origin}/sitemap-pages.xml`)).text();
    const found: boolean[] = [];
    for (const path of ['/piano-moving', '/services']) {
      const html = await (await fetch(`${origin}${path}`)).text();
      found.push(!/<meta name="robots" content="noindex/.test(html), sitemap.includes(`${path}<`));
    }
    return found;
  };
  expect(await inSearch()).toEqual([false, false, false, false]);
  const { items } = await program.call<{ items: { id: string; name: string; content: object }[] }>(
    'GET',
    '/api/services',
  );
  const piano = items.find(({ name }) => name === 'Piano moving');
  const save = (sentences: number) =>
    program.call('PUT', `/api/services/${piano?.id}`, {
      ...piano,
      content: { ...piano?.content, price: pianos.slice(0, sentences).join(' ') },
    });
  await save(11);
  expect(await inSearch()).toEqual([false, false, false, false]);
  await save(12);
  await expect.poll(inSearch).toEqual([true, true, true, true]);
});

test('a name and the gazetteer are no content of a service, and a process that still knows the demo counts the same', async () => {
  await program.database.pool.query(
    `update settings set value = '{"revision": 0, "value": {"is_on": true}}' where name = 'site.substance'`,
  );
  const { batch_id } = await program.call<SetupState>('GET', '/api/setup');
  const substance = () => program.call<BatchSubstance>('GET', `/api/batches/${batch_id}/substance`);
  const found = await substance();
  expect(found).toMatchObject({ verdict: 'thin', pages_thin: 8, bare_places: 4 });
  expect(found.services).toMatchObject([{ sentences: 0 }, { sentences: 0 }]);
  const own = packStore.own().id;
  try {
    packStore.setOwn('junk-removal');
    expect(await substance()).toMatchObject({ verdict: 'thin', pages_thin: 8 });
  } finally {
    packStore.setOwn(own);
  }
});
