import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, openLikenessGate, planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { placeKey } from '../../../engine/index.ts';
import { parseHubPath, placePath } from '../../pages/towns/hub-paths.ts';
import { originOf } from '../../platform/config.ts';
import { areaFooter } from '../site-pages/footers.ts';
import { hubBytes } from './fill-hub.ts';
import { findHub } from './find-hub.ts';
import { renderFoundHub } from './render-hub.ts';

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  ({ origin } = await program.listen());
  const many = await planBatch(program, { locations: towns(520, 'TX'), keywords: 'hauling' });
  await generateBatch(program, many.id);
  const few = await planBatch(program, {
    locations: 'Reno, NV\nElko, NV',
    keywords: 'junk removal\nhauling\n"><script>alert(1)</script>',
  });
  await generateBatch(program, few.id);
});
afterAll(() => program.stop());

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

test.each([
  'Miami',
  'St. Louis',
  'Cañon City',
  'ÉVREUX',
  '  ',
  '',
  '東京',
  '29',
  'Winston-Salem',
  "Coeur d'Alene",
  'İstanbul ß ﬁ',
  '--x--',
  '\tTab ',
  'a/b?c#d<e>',
  'x'.repeat(200),
  'x'.repeat(201),
  'Llan é '.repeat(50),
  `${'x'.repeat(99)} ${'y'.repeat(200)}`,
])('the address of %j is the same here and in the database', async name => {
  const { rows } = await sql<{ path: string }>`select place_path(${name}) as path`.execute(
    program.database.kysely,
  );
  expect(rows).toEqual([{ path: placePath(name) }]);
  expect(placePath(name).length).toBeLessThanOrEqual(200);
  expect(parseHubPath(`/locations/${placePath(name)}/${placePath(name)}/2`)).toMatchObject({ page: 2 });
});

test.each([
  'Fort St. Lucie',
  'MOUNT  Saint  Paul-Springs',
  'Cañon City',
  'Can\u0303on City',
  'O’Fallon',
  'ʻEwa Beach',
  'İstanbul ß ﬁ Ł K',
  '東京',
  ' -- ',
  '',
  "a'); drop table pages; --",
  'N. Miami\n29',
])('the key of %j is the same here and in the database', async name => {
  const { rows } = await sql<{ key: string }>`select place_key(${name}) as key`.execute(
    program.database.kysely,
  );
  expect(rows).toEqual([{ key: placeKey(name) }]);
});

describe('a state with more towns than one list holds', () => {
  test('has every town on one of its parts, all linked from the front page', async () => {
    const front = await textOf('/');
    expect(front).toContain('href="/locations/tx"');
    expect(front).toContain('href="/locations/tx/2"');
    expect(front).not.toContain('href="/locations/tx/3"');
    const parts = await Promise.all([textOf('/locations/tx'), textOf('/locations/tx/2')]);
    const linked = parts.flatMap(html =>
      [...html.matchAll(/href="(\/locations\/tx\/[a-z-]+)"/g)].map(([, a]) => a),
    );
    expect(new Set(linked).size).toBe(520);
    const titles = parts.map(html => /<title>([^<]*)/.exec(html)?.[1]);
    expect(titles).toEqual([
      'Texas Service Areas, Town by Town',
      'Texas Service Areas, Town by Town, page 2',
    ]);
    expect(parts[1]).toContain('<span aria-current="page">Page 2</span>');
  });

  test.each([
    '/locations/tx/3',
    '/locations/tx/1',
    '/locations/tx/0',
    '/locations/zz',
    '/locations/tx/nowhere',
    '/locations/tx/99999999',
  ])('has nothing at %s, and the answer leads on', async path => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect((await reply.text()).includes('<a class="arrow" href="/locations/tx"')).toBe(
      /\/(?:3|nowhere)$/.test(path),
    );
  });

  test('sends an ending slash to the address without it', async () => {
    const reply = await get('/locations/tx/2/?utm=1');
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/locations/tx/2?utm=1']);
  });
});

describe('a town’s list', () => {
  test('leads to its pages and to no other town’s, and says where it is', async () => {
    const html = await textOf('/locations/nv/reno');
    const links = [...html.matchAll(/href="(\/[^"]*-reno-nv\/)"/g)].map(([, href]) => href);
    expect(links).toHaveLength(3);
    expect(html).not.toMention('-elko-nv/');
    expect(html).toMention(/rel="canonical" href="http:\/\/127\.0\.0\.1:\d+\/locations\/nv\/reno"/);
    expect(html).toMention(/"name":"Nevada","item":"http:\/\/127\.0\.0\.1:\d+\/locations\/nv"/);
    expect(html).not.toMention('<script>alert');
  });

  test('is above its pages in their breadcrumb', async () => {
    const html = await textOf('/hauling-reno-nv/');
    expect(html).toMention(
      '<li><a href="/locations/nv">Nevada</a></li><li><a href="/locations/nv/reno">Reno</a></li>',
    );
  });

  test('follows a page that is taken back, deleted or moved at once', async () => {
    const pageOf = async (search: string) => {
      const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${search}`);
      return items[0]?.id ?? '';
    };
    const id = await pageOf('hauling-elko-nv');
    expect(await textOf('/locations/nv')).toMention('<span>3 pages</span>');
    await program.call('PATCH', `/api/pages/${id}`, { status: 'draft' });
    await expect.poll(() => textOf('/locations/nv/elko')).not.toMention('/hauling-elko-nv/');
    await expect.poll(() => textOf('/locations/nv')).toMention('<span>2 pages</span>');
    await program.call('PATCH', `/api/pages/${id}`, { status: 'published' });
    await expect.poll(() => textOf('/locations/nv/elko')).toMention('/hauling-elko-nv/');
    await program.call('DELETE', `/api/pages/${id}`);
    await expect.poll(() => textOf('/locations/nv/elko')).not.toMention('/hauling-elko-nv/');
    await program.call('DELETE', `/api/pages/${await pageOf('junk-removal-elko-nv')}`);
    await program.call('DELETE', `/api/pages/${await pageOf('elko-nv')}`);
    await expect.poll(async () => (await get('/locations/nv/elko')).status).toBe(404);
    await expect.poll(() => textOf('/locations/nv')).not.toMention('/locations/nv/elko');
  });

  test('is there for pages that name no place', async () => {
    const db = program.database.kysely;
    await sql`update generated_landing_pages set field_values = '{}' where slug like 'hauling-town-aaa-%'`.execute(
      db,
    );
    const { rows } = await sql<{
      slug: string;
    }>`select slug from generated_landing_pages where field_values = '{}'`.execute(db);
    expect(await textOf('/locations/elsewhere/elsewhere')).toMention(`href="/${rows[0]?.slug}/"`);
    expect((await get('/locations/tx/town-aaa')).status).toBe(404);
  });
});

test('every list is, byte for byte, what React renders', async () => {
  const footer = await areaFooter(program);
  const paths = [
    '/locations/tx',
    '/locations/tx/2',
    '/locations/nv',
    '/locations/nv/reno',
    '/locations/tx/town-aab',
  ];
  for (const path of paths) {
    const address = parseHubPath(path);
    const hub = address && (await findHub(program, address));
    if (!address || !hub) throw new Error(`${path} is no list`);
    const rendered = renderFoundHub(program, hub, { footer: footer.links, county: hub.county });
    const bytes = await hubBytes(program, address);
    expect(bytes?.body.toString()).toBePage(rendered);
    // The server chose another port than the configured one.
    expect(await textOf(path)).toBe(rendered.replaceAll(originOf(program.config), origin));
  }
});

test('the counts are those of the pages, whatever happened to them', async () => {
  const { rows } = await sql`
    select * from (
      select coalesce(field_values ->> 'state', '') as state, coalesce(field_values ->> 'city', '') as city, count(*)
      from generated_landing_pages where status = 'published' group by 1, 2
    ) counted full join (select * from town_counts where count > 0) kept using (state, city)
    where counted.count is distinct from kept.count`.execute(program.database.kysely);
  expect(rows).toEqual([]);
});
