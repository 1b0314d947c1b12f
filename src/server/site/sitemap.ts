import type { Db } from '../db/database.ts';
import { listPublishedAfter, nextStretch } from './sitemap-queries.ts';

/** Search engines read files of at most 50,000 addresses. */
const fileSize = 50_000;
/** How many rows are in memory at once while a file is written. */
const rowsAtOnce = 2_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index: one file of the fixed pages, and one for each stretch of generated ones, named by where it begins. */
export async function* sitemapIndex(db: Db, origin: string): AsyncGenerator<string> {
  yield `${open('sitemapindex')}<sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>\n`;
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
