import type { ContentPack, PackPage } from '../../../../content/content-pack.ts';
import { contentPacks } from '../../../../content/content-packs.ts';
import { blogPage } from '../../../../content/site-copy/blog.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { packBlocks } from '../site-pages/blocks/pack-blocks.ts';
import { type FixedRoute, fixedRoutes, giveawayRoute } from '../site-pages/fixed-routes.ts';
import { parents } from '../site-pages/navigation.ts';

const packRoutes: ReadonlyMap<string, readonly FixedRoute[]> = new Map(
  contentPacks.map(pack => [pack.id, pack.pages.map(copy => packRoute(pack, copy))]),
);

const reserveRoutes: ReadonlyMap<string, FixedRoute> = new Map(
  contentPacks.flatMap(pack => (pack.reserve_page ? [[pack.id, packRoute(pack, pack.reserve_page)]] : [])),
);

function packRoute(pack: ContentPack, copy: PackPage): FixedRoute {
  return {
    head: copy,
    blocks: packBlocks(copy),
    name: copy.name,
    above: parents.home,
    keyword: '',
    city: null,
    quote_service: null,
    pack,
  };
}

/** The page for visitors of /reserve-now from this pack, if it is not our own reservation page. */
export function reserveRoute(pack: ContentPack): FixedRoute | undefined {
  return reserveRoutes.get(pack.id);
}

/** Every fixed page there is while these packs are enabled: the business's own, and theirs. */
export function siteRoutes(enabled: readonly string[]): ReadonlyMap<string, FixedRoute> {
  const theirs = enabled.flatMap(id => packRoutes.get(id) ?? []);
  if (theirs.length === 0) return fixedRoutes;
  return new Map([...fixedRoutes, ...theirs.map(route => [route.head.path, route] as const)]);
}

/** Every address of the site's own that pages may link to by these settings: fixed ones, the blog, an open giveaway. */
export function ownPaths({ packs, giveaway }: Pick<Settings, 'packs' | 'giveaway'>): readonly string[] {
  const open = isGiveawayOpen(giveaway, new Date()) ? [giveawayRoute.head.path] : [];
  return [...siteRoutes(packs.enabled).keys(), blogPage.path, ...open];
}

/** The fixed page of this address, if it is there while these packs are enabled. */
export function siteRoute(enabled: readonly string[], path: string): FixedRoute | undefined {
  if (path === giveawayRoute.head.path) return giveawayRoute;
  const own = fixedRoutes.get(path);
  if (own) return own;
  return enabled.flatMap(id => packRoutes.get(id) ?? []).find(route => route.head.path === path);
}
