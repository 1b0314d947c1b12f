import { countyShown } from '../../../contract/business/places.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { slug } from '../../../engine/index.ts';
import type { County, LinkItem } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { listPublishedBut } from '../../pages/pages/queries.ts';
import { hubPath, placePath } from '../../pages/towns/hub-paths.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import type { CityPage, CityPages } from '../context/city-pages.ts';
import type { Place } from '../context/towns.ts';

/** Address of a service in a town, as the county selector writes it. */
export function serviceSlug(service: string, { city, state }: Place): string {
  return slug(`${service} ${city} ${state}`);
}

/** The services and areas of the business. */
export type Sold = Pick<CurrentSettings, 'areas' | 'services' | 'packs' | 'navigation' | 'edited_pages'>;

const knownAreaSlugs = new WeakMap<
  readonly Area[],
  { readonly services: Sold['services']; readonly slugs: readonly string[] }
>();

/** All addresses that a fixed page may link to. Its content depends on which are published. */
export function areaSlugs({
  areas: { towns },
  services,
}: Pick<Sold, 'areas' | 'services'>): readonly string[] {
  const known = knownAreaSlugs.get(towns);
  if (known?.services === services) return known.slugs;
  const main = packStore.own().keyword;
  const keywords = new Set([main, ...services.map(({ keyword }) => keyword)]);
  const slugs = towns.flatMap(area => [...keywords].map(keyword => serviceSlug(keyword, area)));
  knownAreaSlugs.set(towns, { services, slugs });
  return slugs;
}

/** The existing pages of our own trade: slug ─▶ target of a link to it, mostly itself. */
export type PublishedAddresses = ReadonlyMap<string, string>;

/** Tells whether a town has its own page. */
type Towns = { readonly cityPages: CityPages; readonly settings: Sold };

/**
 * The addresses with a published page of our own trade. Nothing links to the others. Links to the main service in a
 * town lead to the town's page if it has one: that is the canonical address. Without a written page about the main
 * service, they lead to the list of the town's pages.
 */
export async function publishedAmong(
  db: Db,
  slugs: readonly string[],
  { cityPages, settings }: Towns,
): Promise<PublishedAddresses> {
  const instead = addressesInstead(cityPages.list(settings.areas));
  const published = await listPublishedBut(db, slugs, packStore.foreign());
  const addresses = new Map(published.map(one => [one, instead.get(one) ?? `/${one}/`]));
  const main = packStore.own().keyword;
  for (const town of settings.areas.towns) {
    const about = serviceSlug(main, town);
    if (addresses.has(about)) continue;
    if (settings.services.some(({ keyword }) => addresses.has(serviceSlug(keyword, town))))
      addresses.set(about, instead.get(about) ?? townListPath(town));
  }
  return addresses;
}

const townListPath = ({ city, state }: Place) =>
  hubPath({ state: placePath(state), city: placePath(city), page: 1 });

const knownInstead = new WeakMap<
  readonly CityPage[],
  { readonly main: string; readonly paths: ReadonlyMap<string, string> }
>();

/** Slugs of the main service ─▶ the town's own page. */
function addressesInstead(pages: readonly CityPage[]): ReadonlyMap<string, string> {
  const main = packStore.own().keyword;
  const known = knownInstead.get(pages);
  if (known?.main === main) return known.paths;
  const paths = new Map(pages.map(page => [serviceSlug(main, page), page.path]));
  knownInstead.set(pages, { main, paths });
  return paths;
}

/** Towns of each county that have a page for this service. */
export function townsOf(
  keyword: string,
  towns: readonly Area[],
  published: PublishedAddresses,
): readonly { readonly name: string; readonly links: readonly LinkItem[] }[] {
  return countiesOf(towns)
    .map(([county, areas]) => ({
      name: countyShown(county),
      links: publishedLinks(
        areas.map(area => ({ text: area.city, slug: serviceSlug(keyword, area) })),
        published,
      ),
    }))
    .filter(({ links }) => links.length > 0);
}

/** County → city → service, of the pages that exist. */
export function serviceDirectory(
  { areas: { towns }, services }: Pick<Sold, 'areas' | 'services'>,
  published: PublishedAddresses,
): readonly County[] {
  return countiesOf(towns)
    .map(([name, areas]) => ({
      name,
      text: '',
      map: null,
      cities: areas
        .map(area => ({
          name: area.city,
          links: publishedLinks(
            services.map(({ name, keyword }) => ({ text: name, slug: serviceSlug(keyword, area) })),
            published,
          ),
        }))
        .filter(({ links }) => links.length > 0),
    }))
    .filter(({ cities }) => cities.length > 0);
}

/** The town's page for a service, or null if there is none. */
export function townHref(keyword: string, town: Place, published: PublishedAddresses): string | null {
  return published.get(serviceSlug(keyword, town)) ?? null;
}

/** Target of a link to a whole town, or null. */
export function mainTownHref(town: Place, published: PublishedAddresses): string | null {
  return townHref(packStore.own().keyword, town, published);
}

interface Candidate {
  readonly text: string;
  readonly slug: string;
}

function countiesOf(towns: readonly Area[]): readonly (readonly [string, readonly Area[]])[] {
  const counties = [...new Set(towns.map(town => town.county))];
  return counties.map(county => [county, towns.filter(town => town.county === county)]);
}

/** Links to the candidates that are published. */
export function publishedLinks(candidates: readonly Candidate[], published: PublishedAddresses): LinkItem[] {
  return candidates.flatMap(({ text, slug: address }) => {
    const href = published.get(address);
    return href === undefined ? [] : [{ text, href }];
  });
}
