import type { Area } from '../../../contract/platform/areas.ts';
import type { OutsideResource } from '../../../sections/schemas.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import type { ArticleCache } from '../../templates/encyclopedia/article-cache.ts';
import {
  marriageTopic,
  placeTopic,
  type Topic,
  topicKey,
  wholeCountry,
} from '../../templates/encyclopedia/topic.ts';

export interface FoundResources {
  readonly resources: readonly OutsideResource[];
  /** True while an article is still being looked up. */
  readonly isPending: boolean;
  /** The encyclopedia articles of the page. When an answer arrives, the page is rendered again. */
  readonly shows: readonly string[];
}

/** The known links of a page's external-links section. A page without one looks up nothing. */
export function outsideResources(
  articles: ArticleCache,
  page: ResourceQuery & { readonly isWanted: boolean },
): MaybePromise<FoundResources> {
  return page.isWanted ? findResources(articles, page) : noResources;
}

function countyOf({ towns, city, state }: ResourceQuery): string | null {
  return towns.find(town => town.city === city && town.state === state)?.county ?? null;
}

interface ResourceQuery {
  readonly wantsArticles: boolean;
  readonly pack: string;
  readonly city: string;
  readonly state: string;
  readonly towns: readonly Area[];
}

const noResources: FoundResources = { resources: [], isPending: false, shows: [] };

async function findResources(articles: ArticleCache, page: ResourceQuery): Promise<FoundResources> {
  const links = packStore.find(page.pack)?.outside_links;
  const { wantsArticles } = page;
  const place = wantsArticles ? present([placeTopic(page.city, page.state)]) : [];
  const laws = wantsArticles && links?.state_law ? present([marriageTopic(page.state), wholeCountry]) : [];
  const found = await articles.find([...place, ...laws]);
  const looked: OutsideResource[] = found.articles.map(({ kind, ...article }) => ({
    ...article,
    category: kind === 'place' ? 'wikipedia' : 'legal',
  }));
  const hasLaw = looked.some(resource => resource.category === 'legal');
  const fallback = hasLaw ? [] : fallbackLinks(links, countyOf(page));
  const resources = new Map([...looked, ...fallback].map(resource => [resource.url, resource]));
  return {
    resources: [...resources.values()],
    isPending: found.isPending,
    shows: [...place, ...laws].map(topicKey),
  };
}

/** The fallback link without a law; the town's county decides, if it is known. */
function fallbackLinks(outside: Pack['outside_links'], ofTown: string | null): readonly OutsideResource[] {
  return (outside?.links ?? [])
    .filter(({ county }) => county === undefined || county === ofTown)
    .map(({ title, url, description, category }) => ({ title, url, description, category }));
}

function present(topics: readonly (Topic | null)[]): readonly Topic[] {
  return topics.filter(topic => topic !== null);
}
