import type { NameGroup } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { CurrentSettings, OwnService } from '../../platform/settings/site-settings.ts';
import { servicePath } from '../context/service-page.ts';
import type { SitePage } from '../context/site-page.ts';
import { sitePages } from '../context/site-page-store.ts';

/** A service with the page that sells it; null if it has none. */
export interface SoldService extends OwnService {
  readonly path: string | null;
}

type Given = Pick<CurrentSettings, 'services' | 'packs' | 'areas' | 'edited_pages'>;

const known = new WeakMap<
  readonly OwnService[],
  { readonly pages: ReadonlyMap<string, SitePage>; readonly sold: readonly SoldService[] }
>();

/** What the business sells, in the owner's order. The same list until a service or a page changes. */
export function soldServices(settings: Given): readonly SoldService[] {
  const pages = sitePages(settings);
  const before = known.get(settings.services);
  if (before?.pages === pages) return before.sold;
  const paths = new Map(
    [...pages.values()]
      .filter(({ town, keyword }) => town === null && keyword !== '')
      .map(({ keyword, path }) => [keyword, path]),
  );
  const own = new Set(settings.edited_pages.filter(page => page.origin === 'owner').map(page => page.path));
  const sold = settings.services.map(service => {
    const path = service.keywords.map(one => paths.get(one.toLowerCase())).find(one => one !== undefined);
    const composed = servicePath(service.name);
    // A page of the owner’s own at the address of a composed one is the service’s page.
    return { ...service, path: path ?? (own.has(composed) && pages.has(composed) ? composed : null) };
  });
  known.set(settings.services, { pages, sold });
  return sold;
}

/**
 * The services in the groups of their trade, each under the owner's name for it; services that the trade doesn't know join the
 * first group. A group lists names of minor work while the business sells all of its services.
 */
export function serviceGroups(sold: readonly SoldService[]): readonly NameGroup[] {
  const { service_groups, services } = packStore.own();
  const named = new Set<SoldService>();
  const groups = service_groups.map(({ title, services: entries }) => {
    const items = entries.map(entry => {
      const { name, service } = typeof entry === 'string' ? { name: entry, service: entry } : entry;
      const known = services.find(one => one.name === service);
      const ours = known && sold.find(one => known.keywords.includes(one.keyword));
      if (ours) named.add(ours);
      return { name: known?.name === name && ours ? ours.name : name, known, ours };
    });
    const isWhole = items.every(({ known, ours }) => known === undefined || ours !== undefined);
    return {
      title,
      items: items
        .filter(({ ours }) => ours !== undefined || isWhole)
        .map(({ name, ours }) => ({ text: name, href: ours?.path ?? null })),
    };
  });
  const others = sold.filter(one => !named.has(one)).map(({ name, path }) => ({ text: name, href: path }));
  return groups
    .map(({ title, items }, at) => ({ title, items: at === 0 ? [...items, ...others] : items }))
    .filter(({ items }) => items.length > 0);
}
