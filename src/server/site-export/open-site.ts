import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ArticleShelf } from '../encyclopedia/article-shelf.ts';
import { readFormKey } from '../leads/lead-desk.ts';
import { createLog } from '../log.ts';
import { openRedirectDesk } from '../redirects/redirect-desk.ts';
import { SiteSettings } from '../settings/site-settings.ts';
import { PageCache } from '../site/page-cache.ts';
import { PublishedPages } from '../site/published-pages.ts';
import { readSiteAssets } from '../site/site-assets.ts';
import type { SiteParts } from '../site/site-parts.ts';

/** What pages are drawn from. Nothing listens for changes: an export shows the site as it is while it runs. */
export async function openSite(
  config: Config,
  database: Database,
): Promise<{ parts: SiteParts; close: () => Promise<void> }> {
  const log = createLog(config.logLevel);
  const settings = new SiteSettings(database.kysely, log);
  await settings.load();
  const cache = new PageCache(1_000_000);
  const redirects = await openRedirectDesk(config, { database, cache, log });
  // Topics that nobody looked up are noted for the server to look up; an export waits for nobody.
  const queue = { sendNow: async () => undefined };
  const isOpen = config.wikipediaApiUrl !== null;
  const parts: SiteParts = {
    config,
    database,
    settings,
    log,
    redirects,
    assets: await readSiteAssets(),
    published: new PublishedPages(database, cache),
    articles: new ArticleShelf({ db: database.kysely, queue, log, isOpen }),
    leads: { formKey: await readFormKey(database.kysely) },
  };
  return { parts, close: () => redirects.stop() };
}
