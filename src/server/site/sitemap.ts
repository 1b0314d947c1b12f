import type { Db } from '../db/database.ts';
import { listPostAddresses } from '../posts/published-queries.ts';
import { type HubAddress, hubPath } from './hub-paths.ts';
import { listHubsAfter } from './hub-queries.ts';
import { listPublishedAfter, nextStretch } from './sitemap-queries.ts';

/** Search engines read files of at most 50,000 addresses. */
const fileSize = 50_000;
/** How many rows are in memory at once while a file is written. */
const rowsAtOnce = 2_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index: one file of the fixed pages, one of posts where there are any, and one for each stretch of generated ones, named by where it begins. */
export async function* sitemapIndex(db: Db, origin: string): AsyncGenerator<string> {
  yield `${open('sitemapindex')}<sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>\n`;
  const [latest] = await listPostAddresses(db, 1);
  if (latest) yield `<sitemap><loc>${origin}/sitemap-posts.xml</loc></sitemap>\n`;
  yield* hubFiles(db, origin);
  let after = '';
  for (;;) {
    const stretch = await nextStretch(db, after, fileSize);
    if (!stretch) break;
    const query = after === '' ? '' : `?after=${after}`;
    yield `<sitemap><loc>${origin}/sitemap-areas.xml${query}</loc>${changedOn(stretch.changed)}</sitemap>\n`;
    after = stretch.last;
  }
  yield '</sitemapindex>\n';
}

/** The fixed pages. When their words last changed isn't known, so nothing is said about it. */
export function* fixedSitemap(origin: string, paths: Iterable<string>): Generator<string> {
  yield open('urlset');
  for (const path of paths) yield `<url><loc>${origin}${path}</loc></url>\n`;
  yield '</urlset>\n';
}

/** The posts of the blog, as many as one file may hold. */
export async function* postSitemap(db: Db, origin: string): AsyncGenerator<string> {
  yield open('urlset');
  for (const post of await listPostAddresses(db, fileSize)) {
    yield `<url><loc>${origin}/blog/${post.slug}</loc>${changedOn(post.updated_at)}</url>\n`;
  }
  yield '</urlset>\n';
}

const firstHub = { state: '', city: '' };

/** One file for each stretch of hubs, named by the town where it begins. */
async function* hubFiles(db: Db, origin: string): AsyncGenerator<string> {
  let after = firstHub;
  for (;;) {
    const stretch = await listHubsAfter(db, after, fileSize / 2);
    if (stretch.length === 0) return;
    const query = after === firstHub ? '' : `?after=${after.state}/${after.city}`;
    yield `<sitemap><loc>${origin}/sitemap-hubs.xml${query}</loc></sitemap>\n`;
    after = stretch.at(-1) ?? after;
  }
}

/** The lists of a stretch of towns, and those of the states they lie in. */
export async function* hubSitemap(db: Db, origin: string, start: string): AsyncGenerator<string> {
  const [state = '', city = ''] = start.split('/');
  yield open('urlset');
  let above = city === '' ? '' : state;
  for (const hub of await listHubsAfter(db, { state, city }, fileSize / 2)) {
    if (hub.state !== above) yield listed(origin, { state: hub.state, city: null, page: 1 });
    above = hub.state;
    yield listed(origin, { ...hub, page: 1 });
  }
  yield '</urlset>\n';
}

function listed(origin: string, hub: HubAddress): string {
  return `<url><loc>${origin}${hubPath(hub)}</loc></url>\n`;
}

/** One stretch of generated pages, read from the database a few thousand rows at a time. */
export async function* areaSitemap(db: Db, origin: string, start: string): AsyncGenerator<string> {
  yield open('urlset');
  let after = start;
  for (let written = 0; written < fileSize; written += rowsAtOnce) {
    const rows = await listPublishedAfter(db, after, rowsAtOnce);
    yield rows
      .map(row => `<url><loc>${origin}/${row.slug}/</loc>${changedOn(row.updated_at)}</url>\n`)
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) break;
    after = last.slug;
  }
  yield '</urlset>\n';
}

/** What crawlers may read: everything public. A generated page may be called "authentic-…", so ends are exact. */
export function robotsText(origin: string): string {
  const closed = ['/admin', '/auth', '/api'].flatMap(path => [`Disallow: ${path}$`, `Disallow: ${path}/`]);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function open(element: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${namespace}">\n`;
}

function changedOn(date: Date): string {
  return `<lastmod>${date.toISOString()}</lastmod>`;
}
