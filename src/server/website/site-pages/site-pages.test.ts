import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { withoutOwnScript } from '../../../../test/own-script.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { feedPath } from '../context/blog-paths.ts';
import { sitePages, townPages } from '../context/site-page-store.ts';
import { areaSlugs } from './service-pages.ts';

const blogPosts = packStore.own().posts;

let program: TestProgram;
let origin: string;
/** All addresses that are linked from the front page on, with their responses. */
const found = new Map<string, Answer>();

interface Answer {
  readonly status: number;
  readonly html: string;
  /** Where the chain of redirects ended. */
  readonly at: string;
  /** How many clicks from the front page. */
  readonly clicks: number;
}

beforeAll(async () => {
  program = await startDemoProgram();
  const elsewhere = await planBatch(program, {
    locations: 'Albany, NY\nCañon City, CO\nSt. Louis, MO\nFort Myers, FL\nMiami, FL',
    keywords: 'piano removal\nbarn clearing',
  });
  await generateBatch(program, elsewhere.id);
  ({ origin } = await program.listen());
  await crawl();
});
afterAll(() => program.stop());

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

async function crawl(): Promise<void> {
  const waiting = ['/'];
  const asked = new Set(waiting);
  const clicksTo = new Map([['/', 0]]);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const clicks = clicksTo.get(path) ?? 0;
    const reply = await fetch(`${origin}${path}`);
    const html = await reply.text();
    found.set(path, { status: reply.status, html, at: new URL(reply.url).pathname, clicks });
    for (const href of linksOf(html).filter(link => !asked.has(link))) {
      asked.add(href);
      clicksTo.set(href, clicks + 1);
      waiting.push(href);
    }
  }
}

/** Addresses of this site that a document links to, without fragments. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)]
    .map(([, href]) => href ?? '')
    .filter(href => !href.startsWith('/admin'));
}

function firstIn(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

/** Four states with their towns. */
const hubCount = 4 + 26 + 4;

function twice(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

const htmlOf = (path: string) => found.get(path)?.html ?? '';
const paths = [...sitePages(defaultSettings).keys()];
const blogPaths = ['/blog', ...blogPosts.map(({ slug }) => `/blog/${slug}`), feedPath];
const areaPages = () => areaSlugs(program.settings.current());

test('an address beside a service’s page is answered with that page’s own title, filled in', async () => {
  const reply = await fetch(`${origin}/concrete-remuval`);
  const html = await reply.text();
  expect(reply.status).toBe(404);
  expect(html).toMention(/href="\/concrete-removal">Concrete Removal in [^<{]+<\/a>/);
  expect(html).not.toMention('{{');
});

describe('a crawl from the front page', () => {
  test('finds no broken link, and no link that only leads on', () => {
    const wrong = [...found].filter(([path, answer]) => answer.status !== 200 || answer.at !== path);
    expect(wrong.map(([path, answer]) => [path, answer.status])).toEqual([]);
  });

  test('reaches every fixed page and every generated one', async () => {
    expect(paths.filter(path => !found.has(path))).toEqual([]);
    expect(areaPages().filter(slug => !found.has(`/${slug}/`))).toEqual([]);
    const pages = await program.database.kysely
      .selectFrom('generated_landing_pages')
      .select('slug')
      .execute();
    expect(pages.filter(({ slug }) => !found.has(`/${slug}/`))).toEqual([]);
    expect(pages).toHaveLength(12 * 26 + 2 * 5);
    expect(found.size).toBe(32 + pages.length + hubCount + blogPaths.length);
  });

  test('needs three clicks at most to any of them', () => {
    expect([...found].filter(([, { clicks }]) => clicks > 3).map(([path]) => path)).toEqual([]);
    expect(found.get('/barn-clearing-canon-city-co/')?.clicks).toBe(3);
  });

  test('meets no title and no description twice', () => {
    expect(twice([...found].map(([, { html }]) => firstIn(html, /<title>([^<]*)/)))).toEqual([]);
    expect(
      twice([...found].map(([, { html }]) => firstIn(html, /name="description" content="([^"]*)"/))),
    ).toEqual([]);
  });

  test('meets no script but ours and structured data', () => {
    const scripted = [...found].filter(([, { html }]) =>
      /<script(?! type="application\/ld\+json")/.test(withoutOwnScript(html)),
    );
    expect(scripted.map(([path]) => path)).toEqual([]);
  });

  test('has no unfilled placeholder', () => {
    expect(paths.filter(path => /\{\{/.test(htmlOf(path)))).toEqual([]);
  });
});

test('no two public pages share a title or a description', () => {
  const titles = [...found].map(([, { html }]) => firstIn(html, /<title>([^<]*)/));
  const descriptions = [...found].map(([, { html }]) =>
    firstIn(html, /name="description" content="([^"]*)"/),
  );
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([]);
});

describe('fixed pages', () => {
  test('have titles and descriptions of their own', () => {
    const titles = paths.map(path => firstIn(htmlOf(path), /<title>([^<]*)/));
    const descriptions = paths.map(path => firstIn(htmlOf(path), /name="description" content="([^"]*)"/));
    expect(new Set(titles.filter(Boolean)).size).toBe(paths.length);
    expect(new Set(descriptions.filter(Boolean)).size).toBe(paths.length);
  });

  test('have one main heading and their own canonical address', () => {
    for (const path of paths) {
      expect([path, htmlOf(path).match(/<h1[ >]/g)]).toEqual([path, [expect.anything()]]);
      expect(firstIn(htmlOf(path), /rel="canonical" href="([^"]*)"/)).toMatch(new RegExp(`:\\d+${path}$`));
    }
  });

  test('answer an ending slash with the address without it', async () => {
    const reply = await get('/about/?utm=1');
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/about?utm=1']);
  });

  test('mark themselves in the menu, or the page they belong under', () => {
    expect(htmlOf('/pricing')).toContain('<a href="/pricing" aria-current="page">Pricing</a>');
    expect(htmlOf('/garage-cleanouts')).toContain('<a href="/services" aria-current="true">Services</a>');
    expect(htmlOf('/kendall-junk-removal')).toContain('<a href="/locations" aria-current="true">Areas</a>');
  });

  test('say which service they sell and where', () => {
    const described = (path: string) =>
      [...htmlOf(path).matchAll(/ld\+json">(.*?)<\/script>/g)].map(
        ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
      );
    expect(described('/kendall-junk-removal')).toMatchObject([
      { '@type': 'HomeAndConstructionBusiness' },
      { '@type': 'Service', areaServed: { name: 'Kendall, FL' } },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(described('/garage-cleanouts')[1]).toMatchObject({ areaServed: { length: 4 } });
    expect(described('/').map(item => item['@type'])).toEqual(['WebSite', 'HomeAndConstructionBusiness']);
  });

  test('take addresses that no generated page may have', () => {
    expect(paths.filter(path => path !== '/' && !isReservedSlug(path.slice(1)))).toEqual([]);
  });
});

describe('city and service pages', () => {
  test('lead to the service’s own page in 10, 8 and 8 towns', () => {
    const selector = selectorOf(htmlOf('/garage-cleanouts'));
    expect(selector.match(/<details/g)).toHaveLength(3);
    expect(linksOf(selector).filter(href => href.startsWith('/garage-cleanouts-'))).toHaveLength(26);
    expect(selector).toContain('<a class="button" href="/contact">Contact Us for Service Areas</a>');
  });

  test('no longer lead to a page that became a draft, until it is published again', async () => {
    const address = '/garage-cleanouts-davie-fl/';
    const { items } = await program.call<{ items: PageRow[] }>(
      'GET',
      '/api/pages?search=garage-cleanouts-davie',
    );
    const id = items[0]?.id ?? '';
    await program.call('PATCH', `/api/pages/${id}`, { status: 'draft' });
    await expect.poll(() => textOf('/garage-cleanouts')).not.toMention(address);
    await expect.poll(() => textOf('/locations')).not.toMention(address);
    await program.call('PATCH', `/api/pages/${id}`, { status: 'published' });
    await expect.poll(() => textOf('/garage-cleanouts')).toMention(address);
  });
});

function selectorOf(html: string): string {
  return html.slice(html.indexOf('id="counties"'), html.indexOf('id="services"'));
}

describe('what search engines read', () => {
  test('is every canonical address, once, with the day a generated page changed', async () => {
    const files = locationsIn(await textOf('/sitemap.xml'));
    expect(files).toHaveLength(4);
    const texts = await Promise.all(files.map(file => textOf(new URL(file).pathname)));
    const listed = texts.flatMap(locationsIn).map(address => new URL(address).pathname);
    const canonical = [...found].filter(([path, { html }]) => path !== feedPath && isCanonical(path, html));
    expect(listed.toSorted()).toEqual(canonical.map(([path]) => path).toSorted());
    // Towns with a page of their own, written or composed, have no other for the main service.
    const towns = program.cityPages.list(program.settings.current().areas);
    expect(towns.length).toBeGreaterThan(townPages(defaultSettings.areas).length);
    const areas = areaPages().length + 2 * 5 - towns.length;
    expect(texts[3]?.match(/<lastmod>\d{4}-\d\d-\d\dT/g)).toHaveLength(areas);
  });

  test('names the sitemap, and closes what is not public', async () => {
    const robots = await textOf('/robots.txt');
    expect(robots).toMatch(/^Sitemap: http:.*\/sitemap\.xml$/m);
    expect(robots).toMatch(/^Disallow: \/admin\/$/m);
  });
});

/** True if a page's canonical address is this one. */
function isCanonical(path: string, html: string): boolean {
  return !html.includes('content="noindex') && html.includes(`rel="canonical" href="${origin}${path}"`);
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
}
