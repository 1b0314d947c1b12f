import { isOfBusiness } from '../business/statements/business-claims.ts';
import type { FactStore } from '../business/statements/fact-store.ts';
import { factAddress, placesAddressOf } from '../business/statements/page-facts.ts';
import type { SitemapContext } from '../search/sitemap/sitemap-context.ts';
import type { CityPages } from '../website/context/city-pages.ts';
import type { PageCache } from '../website/context/page-cache.ts';

interface FactParts {
  readonly facts: FactStore;
  readonly cityPages: CityPages;
  readonly cache: PageCache;
  readonly sitemap: SitemapContext;
  readonly settingsChanged: () => void;
  /** Does it until it works. */
  readonly followUp: (work: () => Promise<void>, failure: string) => void;
}

/** Keeps pages up with the statements. */
export function followFacts({ facts, cityPages, cache, sitemap, settingsChanged, followUp }: FactParts) {
  const reloadCityPages = () =>
    followUp(async () => {
      const { isOtherTowns, paths } = await cityPages.load();
      cache.dropShowing(paths);
      if (!isOtherTowns) return;
      // Many pages link to a town that gets or loses its page.
      cache.dropAll();
      sitemap.changed();
    }, 'towns with a page of their own not read');
  return {
    changed: (changed: readonly { readonly subject: string; readonly predicate: string }[]) => {
      facts.drop(changed);
      const addresses = changed.flatMap(({ subject, predicate }) => [
        factAddress(subject, predicate),
        placesAddressOf(subject) ?? [],
      ]);
      cache.dropShowing([...new Set(addresses.flat())]);
      // The sitemap has the time of each page's last change.
      sitemap.changed();
      if (changed.some(({ subject }) => subject.startsWith('place:'))) reloadCityPages();
      // Every footer shows claims of the business.
      if (changed.some(isOfBusiness)) settingsChanged();
    },
    /** Any of them may be other than before. */
    allChanged: () => {
      facts.clear();
      cache.dropAll();
      sitemap.changed();
      settingsChanged();
      reloadCityPages();
    },
  };
}
