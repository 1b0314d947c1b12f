import { CaseStore } from '../../audience/cases/case-store.ts';
import { readFormKey } from '../../audience/leads/lead-context.ts';
import { readBrandFiles } from '../../business/brand/brand-files.ts';
import { loadPacks } from '../../business/packs/load-packs.ts';
import { readPhotos } from '../../business/photos/read-photos.ts';
import { readOwnServices } from '../../business/services/own-services.ts';
import { claimsOn } from '../../business/statements/business-claims.ts';
import { FactStore } from '../../business/statements/fact-store.ts';
import { openRedirectContext } from '../../pages/redirects/redirect-context.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { SiteSettings } from '../../platform/settings/site-settings.ts';
import { ArticleCache } from '../../templates/encyclopedia/article-cache.ts';
import { CityPages } from '../../website/context/city-pages.ts';
import { readEditedPages } from '../../website/context/edited-pages.ts';
import { PageCache } from '../../website/context/page-cache.ts';
import { PublishedPages } from '../../website/context/published-pages.ts';
import { readSiteAssets } from '../../website/context/site-assets.ts';
import type { LandingContext } from '../../website/landing-pages/landing-context.ts';
import { nearestPageBy } from '../../website/landing-pages/nearest-pages.ts';

/** What an export writes pages from. */
export interface ExportContext extends LandingContext {
  readonly database: Database;
}

/** The parts that pages are rendered from. They don't listen for changes during an export. */
export async function openSite(
  config: Config,
  database: Database,
  readAssets = readSiteAssets,
): Promise<{ context: ExportContext & { settings: SiteSettings }; close: () => Promise<void> }> {
  const log = createLog(config.logLevel);
  const settings = new SiteSettings(database.kysely, log, {
    photos: readPhotos,
    stated: claimsOn(),
    brandFiles: readBrandFiles,
    services: readOwnServices,
    editedPages: readEditedPages,
  });
  await loadPacks(database.kysely);
  await settings.load();
  const cache = new PageCache(1_000_000);
  const redirects = await openRedirectContext(config, {
    database,
    reads: database,
    cache,
    nearestPage: nearestPageBy(settings),
    log,
  });
  // An export does not wait for lookups: it only notes new topics for the server.
  const queue = { sendNow: async () => undefined };
  const isOpen = config.wikipediaApiUrl !== null;
  const cityPages = new CityPages(database.kysely);
  await cityPages.load();
  const context = {
    config,
    database,
    reads: { ...database, newest: database },
    settings,
    log,
    redirects,
    assets: await readAssets(),
    published: new PublishedPages(database, cache),
    facts: new FactStore(database.kysely),
    cityPages,
    cases: new CaseStore(database.kysely),
    articles: new ArticleCache({ db: database.kysely, queue, log, isOpen }),
    leads: { formKey: await readFormKey(database.kysely) },
  };
  return { context, close: () => redirects.stop() };
}
