import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { ArticleShelf } from '../../templates/encyclopedia/article-shelf.ts';
import { readFormKey } from '../../audience/leads/lead-desk.ts';
import { createLog } from '../../platform/log.ts';
import { openRedirectDesk } from '../../pages/redirects/redirect-desk.ts';
import { SiteSettings } from '../../platform/settings/site-settings.ts';
import { PageCache } from '../serving/page-cache.ts';
import { PublishedPages } from '../serving/published-pages.ts';
import { readSiteAssets } from '../serving/site-assets.ts';
import type { SiteParts } from '../serving/site-parts.ts';

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
