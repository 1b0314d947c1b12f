import type { CaseStore } from '../audience/cases/case-store.ts';
import { loadPacks } from '../business/packs/load-packs.ts';
import { packStore } from '../business/packs/pack-store.ts';
import type { FactStore } from '../business/statements/fact-store.ts';
import type { Database } from '../platform/db/database.ts';
import { reloadSettings } from '../platform/settings/change-settings.ts';
import type { SiteSettings } from '../platform/settings/site-settings.ts';
import type { SitemapContext } from '../search/sitemap/sitemap-context.ts';
import { forgetCompiledVersions } from '../templates/templates/compile-version.ts';
import type { CityPages } from '../website/context/city-pages.ts';
import type { PageCache } from '../website/context/page-cache.ts';
import { followSiteAddresses } from '../website/site-pages/site-addresses.ts';
import { addPackContents } from './add-pack-contents.ts';

interface Parts {
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly cache: PageCache;
  readonly facts: FactStore;
  readonly cases: CaseStore;
  readonly cityPages: CityPages;
  readonly sitemap: SitemapContext;
}

/** How a process reloads what it holds in memory of the database. */
export function cacheReloaders({ database, settings, cache, facts, cases, cityPages, sitemap }: Parts) {
  const db = database.kysely;
  /** Which towns have their own page depends on the trade. */
  const loadTrade = async () => {
    const before = packStore.own();
    const usedBefore = packStore.inUse();
    await loadPacks(db);
    // What can be stated, and on whose pages it belongs, is of the packs.
    const used = packStore.inUse();
    if (used.length !== usedBefore.length || used.some((pack, at) => pack !== usedBefore[at])) facts.clear();
    if (packStore.own() !== before) await cityPages.load();
  };
  const readPacks = async () => {
    await loadTrade();
    facts.clear();
    forgetCompiledVersions();
    cache.dropAll();
    await followSiteAddresses(db);
  };
  // Services depend on the business's trade, so that is loaded first.
  const readSettings = async () => {
    await loadTrade();
    facts.pricesChanged();
    await reloadSettings({ settings, cache });
    await followSiteAddresses(db);
  };
  return {
    readPacks,
    readSettings,
    /** Another business was set up. */
    reloadAll: async () => {
      await addPackContents(db);
      await readSettings();
      facts.clear();
      cases.clear();
      await cityPages.load();
      await readPacks();
      sitemap.changed();
    },
  };
}
