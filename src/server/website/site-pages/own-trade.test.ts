import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Service } from '../../../contract/business/services.ts';
import { servicesChanged } from '../../audience/cases/services-changed.ts';
import { addPackServices } from '../../business/services/add-pack-services.ts';
import { addPackStatements } from '../../business/statements/add-pack-statements.ts';
import { writeSettings } from '../../platform/settings/change-settings.ts';

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  await addPackServices(program.database.kysely, servicesChanged);
  await addPackStatements(program.database.kysely);
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const htmlOf = async (path: string) => (await get(path)).text();
const servicesNow = async () =>
  (await program.call<{ items: Service[] }>('GET', '/api/services?content_pack=own')).items;

/** The types of structured data on a page. */
const typesOn = async (path: string) =>
  [...(await htmlOf(path)).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);

/** The services that a page's footer names. */
async function footerOf(path: string): Promise<readonly string[]> {
  const [, footer = ''] = (await htmlOf(path)).split('<footer');
  const [group = ''] = /<ul>.*?<\/ul>/s.exec(footer) ?? [];
  return [...group.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, name]) => name ?? '');
}

const townPage = '/kendall-junk-removal';

/** The pages of towns, and the statements they show. */
function townPages() {
  const pages = program.cityPages.list(program.settings.current().areas);
  return {
    paths: pages.map(({ path }) => path),
    told: new Set(
      pages.flatMap(page => ('own' in page && page.own instanceof Set ? Array.from(page.own) : [])),
    ),
  };
}

test('another trade takes the pages of the old one away at once, those of towns too', async () => {
  expect([(await get(townPage)).status, await htmlOf('/locations')]).toEqual([
    200,
    expect.stringContaining(`href="${townPage}"`),
  ]);
  expect(townPages().paths).toContain(townPage);
  expect(townPages().told).toContain('bulk_limit');
  expect(await typesOn('/')).toContain('HomeAndConstructionBusiness');
  const revision = program.settings.revisions().packs;
  const value = { own: 'plumbing', trade_name: '', enabled: [] };
  // As another process does that sets up a business.
  await program.database.kysely
    .transaction()
    .execute(trx => writeSettings(trx, 'packs', { revision, value }, {}));
  await expect.poll(async () => (await get('/drain-cleaning')).status).toBe(200);
  expect((await get(townPage)).status).toBe(404);
  for (const path of ['/', '/locations', '/services', '/about', '/no-such-page'])
    expect([path, /href="[^"]*junk[^"]*"/.exec(await htmlOf(path))]).toEqual([path, null]);
  expect(townPages().paths.filter(path => path.includes('junk'))).toEqual([]);
  expect(townPages().told).toContain('housing');
  expect(townPages().told).not.toContain('bulk_limit');
});

test('search engines read which kind of business it is', async () => {
  expect(await typesOn('/')).toContain('Plumber');
  expect(await typesOn('/drain-cleaning')).toEqual(expect.arrayContaining(['Plumber', 'Service']));
});

test('a renamed service keeps its page, under its new name everywhere', async () => {
  const service = (await servicesNow()).find(({ keywords }) => keywords.includes('drain cleaning'));
  if (!service) throw new Error('no such service');
  const { id, name, summary, keywords, content } = service;
  expect(await footerOf('/')).toContain(name);
  await program.call('PUT', `/api/services/${id}`, { name: 'Drains Set Free', summary, keywords, content });
  expect(await footerOf('/')).toContain('Drains Set Free');
  expect(await footerOf('/')).not.toContain(name);
  expect(await htmlOf('/services')).toMention('Drains Set Free');
  expect((await get('/drain-cleaning')).status).toBe(200);
});

test('a deleted service has no page, and a new one has one', async () => {
  const kinds = 'wall court garden lobby pond roof patio school church mall park hotel'.split(' ');
  const all = await servicesNow();
  const last = all.at(-1);
  if (!last) throw new Error('no service');
  const before = await footerOf('/');
  await program.call('DELETE', `/api/services/${last.id}`);
  expect(await footerOf('/')).toEqual(before.filter(name => name !== last.name));
  await program.call('POST', '/api/services', {
    name: 'Fountain Repair',
    content_pack: 'own',
    keywords: ['fountain repair'],
    summary: 'Pumps and basins run again.',
    // As many sentences of its own as its page needs for search engines.
    content: { price: kinds.map(kind => `A ${kind} fountain has its own pump.`).join(' ') },
  });
  expect(await footerOf('/')).toContain('Fountain Repair');
  expect(await htmlOf('/fountain-repair')).toMention('Pumps and basins run again.');
  await program.sitemap.build();
  const index = await htmlOf('/sitemap.xml');
  const files = [...index.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  const listed = (await Promise.all(files.map(htmlOf))).join('');
  expect([listed.includes('/fountain-repair<'), listed.includes('junk')]).toEqual([true, false]);
});

test('services are named in the owner’s order', async () => {
  const all = await servicesNow();
  const [first, second] = all;
  if (!first || !second) throw new Error('too few services');
  await program.call('POST', '/api/services/order', {
    content_pack: 'own',
    ids: [second.id, first.id],
  });
  expect((await footerOf('/')).slice(0, 2)).toEqual([second.name, first.name]);
});
