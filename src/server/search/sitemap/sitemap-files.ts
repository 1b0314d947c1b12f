import type { Area } from '../../../contract/platform/areas.ts';
import { casePath, galleryPath } from '../../audience/cases/case-row.ts';
import { listCasesAfter } from '../../audience/cases/published-queries.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { placeKeys } from '../../business/places/find-area.ts';
import { hubPath, placePath } from '../../pages/towns/hub-paths.ts';
import { listHubStates, listHubsAfter } from '../../pages/towns/hub-queries.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CityPage } from '../../website/context/city-pages.ts';
import { listPostAddresses } from '../../website/posts/published-queries.ts';
import { type EarlierFiles, updatedFiles } from './earlier-files.ts';
import { FactChanges } from './fact-changes.ts';
import {
  type IsoTime,
  listPagesAbout,
  listPublishedAfter,
  listRedirected,
  type PublishedPage,
} from './queries.ts';

/** Search engines read files of at most 50,000 addresses. */
export const maxAddresses = 50_000;
/** The number of rows in memory, besides the current file. */
const rowsAtOnce = 5_000;
/** The name of the files of generated pages, before their numbers. */
const areaFiles = 'areas';
export const areaFilesPath = `sitemap-${areaFiles}-`;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address of this site and, if known, the time of its last change. */
export interface Listed {
  readonly path: string;
  readonly changed: IsoTime | null;
}

/** A file before it is packed. */
export interface SitemapFile {
  readonly path: string;
  readonly text: string;
  readonly addresses: number;
  readonly changed: IsoTime | null;
}

/**
 * Why a public address is not listed: it redirects, the town's own page is the canonical one, or it is a mere list of a
 * town's pages.
 */
export type LeftOut = 'redirected' | 'town_pages' | 'town_lists';

export interface FilesOptions {
  readonly fixedPaths: readonly string[];
  readonly perFile: number;
  /** Receives the number of addresses of a chunk that are left out, and why. */
  readonly onLeftOut: (why: LeftOut, count: number) => void;
  /** Towns with a page of their own: their other addresses are not listed. */
  readonly cityPages: readonly CityPage[];
  /** Towns of the served areas, which tell counties. */
  readonly towns: readonly Area[];
  /** Replaces reading all generated pages. */
  readonly earlier?: EarlierFiles | null;
}

/**
 * All files of the index in order: the fixed pages, the posts, finished work, the lists of towns, the generated pages.
 */
export async function* sitemapFiles(
  db: Db,
  origin: string,
  { fixedPaths, perFile, onLeftOut, cityPages, towns, earlier = null }: FilesOptions,
): AsyncGenerator<SitemapFile> {
  const kept = async (listed: readonly Listed[]) => {
    const redirected = await listRedirected(
      db,
      listed.map(one => one.path),
    );
    onLeftOut('redirected', redirected.size);
    return redirected.size === 0 ? listed : listed.filter(one => !redirected.has(one.path));
  };
  // When a fixed page's words last changed isn't known, so nothing is said about it.
  const fixed = fixedPaths.map((path): Listed => ({ path, changed: null }));
  yield fileOf('/sitemap-pages.xml', origin, await kept(fixed));
  const posts = await listPostAddresses(db, perFile);
  if (posts.length > 0) {
    const listed = posts.map(
      (post): Listed => ({ path: `/blog/${post.slug}`, changed: post.updated_at.toISOString() }),
    );
    yield fileOf('/sitemap-posts.xml', origin, await kept(listed));
  }
  yield* numbered('cases', origin, perFile, each(cases(db), kept));
  yield* numbered('hubs', origin, perFile, each(hubs(db, { cityPages, onLeftOut }), kept));
  if (earlier) {
    yield* updatedFiles(db, earlier, towns);
    return;
  }
  yield* numbered(
    areaFiles,
    origin,
    perFile,
    areas(db, { onLeftOut, towns, instead: await listInstead(db, cityPages) }),
  );
}

async function* each(
  rows: AsyncIterable<readonly Listed[]>,
  kept: (listed: readonly Listed[]) => Promise<readonly Listed[]>,
): AsyncGenerator<readonly Listed[]> {
  for await (const some of rows) yield await kept(some);
}

/** The index of these files. */
export function indexOf(origin: string, files: readonly Omit<SitemapFile, 'text'>[]): string {
  const lines = files.map(
    file => `<sitemap><loc>${origin}${file.path}</loc>${changedOn(file.changed)}</sitemap>\n`,
  );
  return `${open('sitemapindex')}${lines.join('')}</sitemapindex>\n`;
}

/** Yields as many files as a long list needs: `/sitemap-areas-1.xml` … */
async function* numbered(
  name: string,
  origin: string,
  perFile: number,
  rows: AsyncIterable<readonly Listed[]>,
): AsyncGenerator<SitemapFile> {
  let number = 0;
  let waiting: Listed[] = [];
  const next = () => {
    number += 1;
    const file = fileOf(`/sitemap-${name}-${number}.xml`, origin, waiting.slice(0, perFile));
    waiting = waiting.slice(perFile);
    return file;
  };
  for await (const some of rows) {
    waiting.push(...some);
    while (waiting.length >= perFile) yield next();
  }
  if (waiting.length > 0) yield next();
}

/** The gallery, where there are cases, and the cases. */
async function* cases(db: Db): AsyncGenerator<readonly Listed[]> {
  let above: readonly Listed[] = [{ path: galleryPath, changed: null }];
  for await (const rows of chunksAfter(page => listCasesAfter(db, page), undefined, rowsAtOnce)) {
    const listed = rows.map(
      (row): Listed => ({ path: casePath(row.slug), changed: row.updated_at.toISOString() }),
    );
    yield [...above, ...listed];
    above = [];
  }
}

/** The lists of the states, and the pages that are composed for towns. A town's mere list is not for search engines. */
async function* hubs(
  db: Db,
  { cityPages, onLeftOut }: Pick<FilesOptions, 'cityPages' | 'onLeftOut'>,
): AsyncGenerator<readonly Listed[]> {
  const composed = new Set(cityPages.map(({ path }) => path));
  const states = await listHubStates(db, [...composed]);
  const searched = new Set(states.filter(({ in_search }) => in_search).map(({ path }) => path));
  let after = { state: '', city: '' };
  for (;;) {
    const rows = await listHubsAfter(db, after, rowsAtOnce);
    const listed: Listed[] = [];
    for (const hub of rows) {
      if (hub.state !== after.state && searched.has(hub.state)) listed.push(hubListed(hub.state, null));
      const town = hubListed(hub.state, hub.city);
      if (composed.has(town.path)) listed.push(town);
      else onLeftOut('town_lists', 1);
      after = hub;
    }
    yield listed;
    if (rows.length < rowsAtOnce) return;
  }
}

const hubListed = (state: string, city: string | null): Listed => ({
  path: hubPath({ state, city, page: 1 }),
  changed: null,
});

/** Pages of the main service in towns whose own page is the canonical address. */
function listInstead(db: Db, cityPages: readonly CityPage[]): Promise<ReadonlySet<string>> {
  const towns = cityPages.flatMap(({ city, state }) =>
    placeKeys(city, state).map(key => ({ state: placePath(state), city: key })),
  );
  return listPagesAbout(db, packStore.own().keyword, towns);
}

/** The published pages in the order of their addresses, each with the time of its newest content. */
async function* areas(
  db: Db,
  {
    onLeftOut,
    towns,
    instead,
  }: Pick<FilesOptions, 'onLeftOut' | 'towns'> & { readonly instead: ReadonlySet<string> },
): AsyncGenerator<readonly Listed[]> {
  const facts = new FactChanges(db, towns);
  let next: Promise<readonly PublishedPage[]> | null = listPublishedAfter(db, '', rowsAtOnce);
  while (next) {
    const rows: readonly PublishedPage[] = await next;
    // The database reads the next rows while these are written.
    next = rows.length < rowsAtOnce ? null : listPublishedAfter(db, rows.at(-1)?.slug ?? '', rowsAtOnce);
    next?.catch(() => undefined); // Awaited later, unless these fail first.
    const kept = rows.filter(row => !row.is_redirected);
    onLeftOut('redirected', rows.length - kept.length);
    const listed = kept.filter(row => !instead.has(row.slug));
    onLeftOut('town_pages', kept.length - listed.length);
    await facts.read(listed);
    yield listed.map((row): Listed => ({ path: `/${row.slug}/`, changed: facts.changed(row) }));
  }
}

function fileOf(path: string, origin: string, listed: readonly Listed[]): SitemapFile {
  let text = open('urlset');
  let changed: IsoTime | null = null;
  for (const one of listed) {
    text += `<url><loc>${origin}${one.path}</loc>${changedOn(one.changed)}</url>\n`;
    if (one.changed && (!changed || one.changed > changed)) changed = one.changed;
  }
  return { path, text: `${text}</urlset>\n`, addresses: listed.length, changed };
}

function open(element: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${namespace}">\n`;
}

function changedOn(time: IsoTime | null): string {
  return time === null ? '' : `<lastmod>${time}</lastmod>`;
}
