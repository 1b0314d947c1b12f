import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, openLikenessGate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Statement } from '../../../contract/business/statements.ts';
import { isSectionOf } from '../../../sections/schemas.ts';
import { addPackStatements } from '../../business/statements/add-pack-statements.ts';
import { noPageFacts, type PageFacts } from '../../business/statements/page-facts.ts';
import { hubPath, placePath } from '../../pages/towns/hub-paths.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { townTexts } from '../context/city-page-texts.ts';
import { type ComposedCityPage, writtenCityPage } from '../context/city-pages.ts';
import { serviceSlug } from '../site-pages/service-pages.ts';
import { type ComposedPage, composeCityPage } from './compose-city-page.ts';

const mainKeyword = 'junk removal';
interface BuiltSitemap {
  readonly files: readonly { readonly path: string }[];
  readonly left_out: readonly unknown[];
}

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  await addPackStatements(program.database.kysely);
  await program.cityPages.load();
  const batch = await planBatch(program, {
    locations: defaultSettings.areas.towns.map(({ city, state }) => `${city}, ${state}`).join('\n'),
    keywords: `${mainKeyword}\ncarpet removal`,
  });
  await generateBatch(program, batch.id);
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
const areas = () => program.settings.current().areas;
const addressOf = (city: string) => ({ state: 'fl', city: placePath(city), page: 1 });
const listOf = (city: string) => hubPath(addressOf(city));
const firstIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => firstIn(html, /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/);
const isListable = (html: string) => !/name="robots" content="noindex/.test(html);

/** The texts of a page's sections that are no headings or labels, without the names of towns. */
function paragraphsOf({ sections, site }: ComposedPage): readonly string[] {
  const texts = [
    ...(site.town_facts ?? []).map(({ text }) => text),
    ...(site.town_table ?? []).map(({ rule, when, amount, call }) =>
      [rule, when, amount, call].join(' ').trim(),
    ),
    ...sections.flatMap(section => {
      if (isSectionOf(section, 'town_card')) return section.content.facts.map(fact => fact.description);
      return isSectionOf(section, 'town_facts')
        ? []
        : Object.values(section.content).filter(one => typeof one === 'string');
    }),
  ];
  const towns = defaultSettings.areas.towns
    .map(({ city }) => city)
    .toSorted((one, other) => other.length - one.length);
  return texts
    .filter(text => text.split(' ').length > 4)
    .map(text => towns.reduce((left, town) => left.replaceAll(town, '_'), text));
}

function composed({ city, state, own }: Omit<ComposedCityPage, 'path'>, facts: PageFacts) {
  const place = { county: '', map: null, neighbors: [], neighbors_title: '' };
  return composeCityPage({
    city,
    state,
    facts,
    own,
    ...place,
  });
}

test('two towns share no paragraph', async () => {
  const seen = new Map<string, string>();
  for (const { city: name, state } of defaultSettings.areas.towns) {
    const page = program.cityPages.composedAt(areas(), addressOf(name), { city: name, state });
    if (!page) continue;
    const { city } = page;
    const facts = await program.facts.of({ city, state, service: '' }, areas());
    const rendered = composed(page, facts);
    const { head } = rendered;
    for (const text of paragraphsOf(rendered)) {
      expect([city, text, seen.get(text)]).toEqual([city, text, undefined]);
      expect(text).not.toMatch(/[{}[\]]|undefined/);
    }
    for (const text of paragraphsOf(rendered)) seen.set(text, city);
    expect([city, head.description.length > 160 ? head.description : '']).toEqual([city, '']);
    expect(head.description).toMention(city);
  }
  expect(new Set(seen.values()).size).toBe(15);
  expect(seen.size).toBeGreaterThan(15 * 5);
});

test('every sentence rests on a fact of the town: without facts nothing is said', () => {
  expect(
    paragraphsOf(composed({ city: 'Miami', state: 'FL', own: new Set(townTexts().stated) }, noPageFacts)),
  ).toEqual([]);
  expect(townTexts().namedFacts.filter(name => !name.startsWith('place.'))).toEqual([]);
});

describe('a town, its list and its page of the main service', () => {
  test('have one canonical address, in every town of the demo', async () => {
    await program.sitemap.build();
    const sitemap = await program.call<BuiltSitemap>('GET', '/api/sitemap');
    const listed = (await Promise.all(sitemap.files.map(({ path }) => textOf(path)))).join('');
    const own: string[] = [];
    const composedTowns: string[] = [];
    for (const { city, state } of defaultSettings.areas.towns) {
      const landing = `/${serviceSlug(mainKeyword, { city, state })}/`;
      const other = `/${serviceSlug('carpet removal', { city, state })}/`;
      const page = program.cityPages.find(areas(), city, state);
      const list = await textOf(listOf(city));
      const landingHtml = await textOf(landing);
      const canonical = page?.path ?? landing;
      if (page) own.push(city);
      if (page?.path === listOf(city)) composedTowns.push(city);
      expect([city, canonicalOf(landingHtml)]).toEqual([city, canonical]);
      expect([city, canonicalOf(await textOf(other))]).toEqual([city, other]);
      // The list is the town's own page, or it is not for search engines.
      expect([city, isListable(list)]).toEqual([city, page?.path === listOf(city)]);
      expect([city, canonicalOf(list)]).toEqual([city, listOf(city)]);
      expect([city, canonicalOf(await textOf(canonical))]).toEqual([city, canonical]);
      const inSitemap = [listOf(city), landing].filter(path => listed.includes(`${path}</loc>`));
      expect([city, inSitemap]).toEqual([
        city,
        writtenCityPage(defaultSettings.areas, city, state) ? [] : [canonical],
      ]);
      expect([city, listed.includes(`${other}</loc>`)]).toEqual([city, true]);
      // The breadcrumb of a landing page leads to the town's own page.
      expect([
        city,
        landingHtml.includes(`<li><a href="${page?.path ?? listOf(city)}">${city}</a></li>`),
      ]).toEqual([city, true]);
      expect([city, /hreflang/.test(landingHtml + list)]).toEqual([city, false]);
    }
    // Of three towns too little is stated that their neighbors don't share.
    const without = defaultSettings.areas.towns.map(({ city }) => city).filter(city => !own.includes(city));
    expect(without).toEqual(['Doral', 'Aventura']);
    const lists = defaultSettings.areas.towns.length - composedTowns.length;
    expect(sitemap.left_out).toEqual(
      expect.arrayContaining([
        { what: 'redirected', count: 0, is_exact: true },
        { what: 'town-pages', count: own.length, is_exact: true },
        { what: 'town-lists', count: lists, is_exact: true },
      ]),
    );
  });

  test('are linked from other towns by that address alone', async () => {
    const html = await textOf(`/${serviceSlug(mainKeyword, { city: 'Doral', state: 'FL' })}/`);
    expect(html).toMention(`href="${listOf('Miami')}"`);
    expect(html).not.toMention('href="/junk-removal-miami-fl/"');
    expect(html).toMention('href="/hialeah-junk-removal"');
    const locations = await textOf('/locations');
    expect(locations).toMention(`href="${listOf('Coral Gables')}"`);
  });
});

describe('a composed page', () => {
  test('says what is stated of its town, with sources, and leads to all its pages', async () => {
    const html = await textOf(listOf('Miami'));
    expect(html).toMention('<h1');
    expect(html).toMention('is picked up by the City of Miami Department of Solid Waste');
    expect(html).toMention('href="https://www.miami.gov/');
    for (const keyword of [mainKeyword, 'carpet removal'])
      expect(html).toMention(`href="/${serviceSlug(keyword, { city: 'Miami', state: 'FL' })}/"`);
    expect(html).toMention('"@type":"Service"');
  });

  test('follows a statement at once; no other town’s page is rendered again', async () => {
    const [miami, davie] = [listOf('Miami'), listOf('Davie')];
    await Promise.all([textOf(miami), textOf(davie)]);
    const keeps = (path: string) => program.cache.find(path, undefined, undefined) !== null;
    expect([keeps(miami), keeps(davie)]).toEqual([true, true]);
    const found = await program.call<{ items: Statement[] }>(
      'GET',
      '/api/statements?search=Miami,%20FL&predicate=bulk_set_out',
    );
    const id = found.items.find(one => one.subject === 'Miami, FL')?.id ?? '';
    await program.call('PATCH', `/api/statements/${id}`, { value: 'before breakfast' });
    await expect.poll(() => textOf(miami)).toMention('Piles go out before breakfast.');
    expect(keeps(davie)).toBe(true);
  });

  test('gives way to the list of pages where too little is left to say', async () => {
    const { items } = await program.call<{ items: Statement[] }>(
      'GET',
      '/api/statements?search=Davie,%20FL&per_page=200',
    );
    for (const { id } of items.slice(townTexts().minStatements - 1))
      await program.call('DELETE', `/api/statements/${id}`);
    await expect.poll(() => textOf(listOf('Davie'))).toMention('What we do in Davie');
    expect(isListable(await textOf(listOf('Davie')))).toBe(false);
    const landing = `/${serviceSlug(mainKeyword, { city: 'Davie', state: 'FL' })}/`;
    expect(canonicalOf(await textOf(landing))).toBe(landing);
  });
});
