/*
 * What landing pages answer, and how long they are, on a phone: of the demo, of a plumber in Austin and of a groomer in Boise, by
 * the built program (npm run build) in temporary folders. Exits with 1 if a limit is missed.
 *   npm run measure:pages -- --site demo --sample 24
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import type { ListedPredicate } from '../src/contract/business/predicates.ts';
import type { PageReport } from '../src/contract/pages/page-reports.ts';
import { meantTown } from '../src/server/business/places/find-area.ts';
import { milesBetween } from '../src/server/business/places/find-places.ts';
import { findBrowser } from './find-browser.mjs';
import { countSentences, type SentencesOfPage } from './measured-pages/count-sentences.ts';
import {
  type ListedPage,
  type MeasuredSite,
  measuredSites,
  reply,
  startMeasuredSite,
} from './measured-pages/measured-sites.ts';
import {
  type HeightsOfPage,
  type MarkupOfPage,
  readHeights,
  readMarkup,
} from './measured-pages/read-markup.ts';

const names = Object.keys(measuredSites);
const { values } = parseArgs({
  options: { site: { type: 'string' }, sample: { type: 'string', default: '24' } },
});
if (values.site !== undefined && !names.includes(values.site))
  throw new Error(`No site is called “${values.site}”. There are: ${names.join(', ')}.`);
const sample = Number(values.sample);
const named = 3;
const phone = { width: 375, height: 812 };
const maxMiles = 12;

interface MeasuredPage extends MarkupOfPage, SentencesOfPage {
  readonly slug: string;
  readonly keyword: string;
  readonly called_far: number;
}

/** A question to each page, and the pages that miss its limit. */
interface Line {
  readonly name: string;
  readonly found: string;
  readonly missed: readonly string[];
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
let misses = 0;
try {
  for (const name of values.site === undefined ? names : [values.site]) {
    const site = await startMeasuredSite(name);
    try {
      misses += show(name, await measureSite(browser, site));
    } finally {
      await site.stop();
    }
  }
} finally {
  await browser.close();
}
process.exitCode = misses > 0 ? 1 : 0;

async function measureSite(on: Browser, site: MeasuredSite): Promise<readonly Line[]> {
  const { items } = await reply<{ readonly items: readonly ListedPredicate[] }>(
    await site.api.get('/api/statements/predicates'),
  );
  const ofServices = new Set(items.filter(({ services }) => services !== null).map(one => one.name));
  const blank = await on.newPage();
  const pages: MeasuredPage[] = [];
  for (const page of site.pages) pages.push(await measurePage(blank, site, page, ofServices));
  const context = await on.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const shown = await context.newPage();
  const every = Math.max(1, Math.floor(pages.length / sample));
  const heights: (HeightsOfPage & { readonly slug: string })[] = [];
  for (const { slug } of pages.filter((_, at) => at % every === 0).slice(0, sample))
    heights.push({ slug, ...(await readHeights(shown, `${site.origin}/${slug}/`)) });
  const front = await readHeights(shown, `${site.origin}/`);
  await context.close();
  await blank.close();
  return [
    atMost('first proof ends at px', heights, ({ proof }) => proof ?? Number.POSITIVE_INFINITY, 600),
    atMost('height in px', heights, ({ height }) => height, 6_500),
    atMost('front page’s height in px', [{ slug: '', ...front }], ({ height }) => height, 8_000),
    ...linesOf(pages, site.priced),
  ];
}

async function measurePage(
  blank: Page,
  { api }: MeasuredSite,
  page: ListedPage,
  ofServices: ReadonlySet<string>,
): Promise<MeasuredPage> {
  const markup = await readMarkup(blank, await (await api.get(`/${page.slug}/`)).text());
  const { sentences } = await reply<PageReport>(await api.get(`/api/pages/${page.id}/report`));
  const isFar = (town: { readonly city: string; readonly state: string }) => milesTo(page, town) > maxMiles;
  return {
    slug: page.slug,
    keyword: page.keyword,
    ...markup,
    called_far:
      markup.called_near.filter(isFar).length + markup.miles_near.filter(miles => miles > maxMiles).length,
    ...countSentences(sentences ?? [], page, ofServices),
  };
}

/** 0 where a place is unknown. */
function milesTo(
  page: ListedPage,
  { city, state }: { readonly city: string; readonly state: string },
): number {
  const [from, to] = [meantTown([], page.city, page.state), meantTown([], city, state)];
  return from && to ? milesBetween(from.town, to.town) : 0;
}

function linesOf(pages: readonly MeasuredPage[], priced: ReadonlySet<string>): readonly Line[] {
  const [stated, unstated] = [true, false].map(has => pages.filter(page => page.has_statements === has));
  return [
    atLeast(
      'own price, where the service has a table',
      pages.filter(({ keyword }) => priced.has(keyword)),
      page => Number(page.has_price),
      1,
    ),
    atMost('fields before a photo', pages, page => page.fields_before_photo ?? Number.POSITIVE_INFINITY, 2),
    atLeast('sentences on service and town', stated ?? [], page => page.on_both, 4),
    atLeast('the same without statements', unstated ?? [], page => page.on_both, 3),
    atMost('sentences without bearing', pages, page => page.pointless.length, 0),
    atMost('closed boxes', pages, page => page.closed_boxes, 4),
    atMost('links called near that are far', pages, page => page.called_far, 0),
  ];
}

interface OfPage {
  readonly slug: string;
}

function atLeast<One extends OfPage>(
  name: string,
  pages: readonly One[],
  of: (page: One) => number,
  limit: number,
): Line {
  const missed = pages.filter(page => of(page) < limit).map(({ slug }) => `/${slug}/`);
  return { name: `${name} (≥ ${limit})`, found: spread(pages.map(of)), missed };
}

function atMost<One extends OfPage>(
  name: string,
  pages: readonly One[],
  of: (page: One) => number,
  limit: number,
): Line {
  const missed = pages.filter(page => of(page) > limit).map(({ slug }) => `/${slug}/`);
  return { name: `${name} (≤ ${limit})`, found: spread(pages.map(of)), missed };
}

/** @example '3 to 11, mostly 7, of 96' */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other);
  if (sorted.length === 0) return 'none';
  return `${sorted[0]} to ${sorted.at(-1)}, middle ${sorted[sorted.length >> 1]}, of ${sorted.length}`;
}

/** Prints the table of a site; how many limits it misses. */
function show(site: string, lines: readonly Line[]): number {
  console.log(`\n${site}`);
  for (const { name, found, missed } of lines) {
    const verdict =
      missed.length === 0 ? 'ok' : `${missed.length} miss it: ${missed.slice(0, named).join(' ')}`;
    console.log(`${name.padEnd(50)}${found.padEnd(40)}${verdict}`);
  }
  return lines.filter(({ missed }) => missed.length > 0).length;
}
