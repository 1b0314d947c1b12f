import type { Hono } from 'hono';
import { sitemapRoutes as contract, type Sitemap } from '../../../contract/search/sitemap.ts';
import { countPages } from '../../pages/pages/queries.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { countNoindexPages, countPostDrafts, findBuild, listFiles } from './queries.ts';
import type { SitemapContext } from './sitemap-context.ts';

const maxDrafts = 10_000;
const maxNoindex = 10_000;
/** The thank-you page follows a sent form and is useless in search results. */
const fixedLeftOut = 1;

export function serveSitemapRoutes(app: Hono<AppEnv>, db: Db, context: SitemapContext): void {
  serveRoute(app, contract.read, () => readSitemap(db));
  serveRoute(app, contract.build, async () => {
    await context.order();
    await writeActivity(db, { action: 'ordered', noun: 'sitemap', id: null, name: 'sitemap' });
    return { ordered_at: new Date().toISOString() };
  });
}

async function readSitemap(db: Db): Promise<Sitemap> {
  const [build, stored, pages, drafts, noindex] = await Promise.all([
    findBuild(db),
    listFiles(db),
    countPages(db),
    countPostDrafts(db, maxDrafts + 1),
    countNoindexPages(db, maxNoindex + 1),
  ]);
  const files = stored.filter(file => file.position > 0);
  return {
    address: `${build?.origin ?? ''}/sitemap.xml`,
    built_at: build?.built_at.toISOString() ?? null,
    took_ms: build?.took_ms ?? 0,
    addresses: files.reduce((sum, file) => sum + file.addresses, 0),
    files: files.map(({ path, addresses, bytes, changed_at }) => ({
      path,
      addresses,
      bytes,
      changed_at: changed_at?.toISOString() ?? null,
    })),
    left_out: [
      { what: 'draft-pages', count: pages.draft, is_exact: true },
      { what: 'archived-pages', count: pages.archived, is_exact: true },
      { what: 'draft-posts', count: Math.min(drafts, maxDrafts), is_exact: drafts <= maxDrafts },
      { what: 'redirected', count: build?.redirected ?? 0, is_exact: true },
      { what: 'town-pages', count: build?.town_pages ?? 0, is_exact: true },
      { what: 'town-lists', count: build?.town_lists ?? 0, is_exact: true },
      {
        what: 'noindex',
        count: fixedLeftOut + Math.min(noindex, maxNoindex),
        is_exact: noindex <= maxNoindex,
      },
    ],
  };
}
