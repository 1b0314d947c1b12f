import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { slug } from '../../../engine/index.ts';
import type { County, LinkItem } from '../../../sections/schemas.ts';
import type { LinkGroup } from '../../../site/frame.ts';
import { drawFooterLinks } from '../../../site/site-footer.tsx';
import { packStore } from '../../business/packs/pack-store.ts';
import { listPublishedBut } from '../../pages/pages/queries.ts';
import { hubPath, placePath } from '../../pages/towns/hub-paths.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import type { CityPage, CityPages } from '../city-pages/city-pages.ts';
import type { PublishedPages } from '../serving/published-pages.ts';
import type { SiteParts } from '../serving/site-parts.ts';
import { siteNavigation } from './navigation.ts';
import { soldServices } from './own-services.ts';
import type { Place } from './towns.ts';

/** Address of a service in a town, as the county selector writes it. */
export function serviceSlug(service: string, { city, state }: Place): string {
  return slug(`${service} ${city} ${state}`);
}

/** What the business sells, and where. */
type Sold = Pick<CurrentSettings, 'areas' | 'services' | 'packs' | 'navigation' | 'edited_pages'>;

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

/** The pages of our own trade that exist: slug ─▶ where a link to it leads, mostly to itself. */
export type PublishedAddresses = ReadonlyMap<string, string>;

/** What tells whether a town has a page of its own. */
type Towns = { readonly cityPages: CityPages; readonly settings: Sold };

/**
 * Which of these addresses have a published page of our own trade. Nothing links to the others. Links to the main service
 * in a town lead to the town's own page where it has one: that is the canonical address. Where nobody wrote a page about
 * the main service, they lead to the list of the town's pages.
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

/** What footers are drawn from. */
type FooterParts = Pick<SiteParts, 'published' | 'cityPages' | 'settings'>;

export interface Footer {
  /** Its columns of links as markup. */
  readonly links: string;
  /** The addresses it asked about, published or not. */
  readonly slugs: readonly string[];
}

interface KnownFooters {
  readonly cacheVersion: number;
  readonly towns: readonly Area[];
  readonly byCity: Map<string, Footer>;
}

/** Footers of towns, for as long as nothing was heard to change. */
const townFooters = new WeakMap<PublishedPages, KnownFooters>();
const maxFooters = 20_000;

/** The footer of a town's page: every service in this town, the footer's towns, and the pages about us. */
export function townFooter(parts: FooterParts, towns: readonly Area[], place: Place): MaybePromise<Footer> {
  const pages = parts.published;
  let memory = townFooters.get(pages);
  if (memory?.cacheVersion !== pages.cacheVersion || memory.towns !== towns) {
    memory = { cacheVersion: pages.cacheVersion, towns, byCity: new Map() };
    townFooters.set(pages, memory);
  }
  return memory.byCity.get(keyOf(place)) ?? lookUpTownFooter(parts, place, memory);
}

async function lookUpTownFooter(parts: FooterParts, place: Place, memory: KnownFooters): Promise<Footer> {
  const { towns, byCity } = memory;
  const isOurs = towns.some(area => area.city === place.city && area.state === place.state);
  // Towns outside our area share one footer that names none.
  const key = isOurs ? keyOf(place) : '';
  const footer = byCity.get(key) ?? (await (isOurs ? drawTownFooter(parts, place) : smallFooter(parts)));
  if (memory.cacheVersion === parts.published.cacheVersion) {
    if (byCity.size >= maxFooters) byCity.clear();
    byCity.set(keyOf(place), footer).set(key, footer);
  }
  return footer;
}

const keyOf = ({ city, state }: Place) => `${city}|${state}`;

async function drawTownFooter(parts: FooterParts, here: Place): Promise<Footer> {
  const settings = parts.settings.current();
  const ours = settings.services.map(({ name, keyword }) => ({
    text: name,
    slug: serviceSlug(keyword, here),
  }));
  const slugs = [...ours.map(link => link.slug), ...footerSlugs(settings)];
  const published = await publishedFor(parts, slugs);
  return {
    links: footerLinks(settings, published, {
      title: `Our Services in ${here.city}`,
      links: publishedLinks(ours, published),
    }),
    slugs,
  };
}

/** The footer of a fixed page: the services' own pages instead of one town's. */
export function plainFooter(settings: Sold, published: PublishedAddresses): string {
  const links = soldServices(settings).flatMap(({ name, path }) =>
    path === null ? [] : [{ text: name, href: path }],
  );
  return footerLinks(settings, published, { title: footerCopy.services_title, links });
}

interface KnownFooter {
  readonly cacheVersion: number;
  readonly towns: readonly Area[];
  readonly footer: AreaFooter;
}

/** A footer, and the pages in the company's towns. */
export interface AreaFooter extends Footer {
  readonly published: PublishedAddresses;
}

const areaFooters = new WeakMap<PublishedPages, KnownFooter>();

/** The footer of a page that shows any of the company's towns, for as long as nothing was heard to change. */
export async function areaFooter(parts: FooterParts): Promise<AreaFooter> {
  const pages = parts.published;
  const settings = parts.settings.current();
  const { towns } = settings.areas;
  const known = areaFooters.get(pages);
  if (known?.cacheVersion === pages.cacheVersion && known.towns === towns) return known.footer;
  const { cacheVersion } = pages;
  const slugs = areaSlugs(settings);
  const published = await publishedFor(parts, slugs);
  const footer = { links: plainFooter(settings, published), slugs, published };
  if (cacheVersion === pages.cacheVersion) areaFooters.set(pages, { cacheVersion, towns, footer });
  return footer;
}

/** The same for a page that asks about no other address than the footer's own. */
export async function smallFooter(parts: FooterParts): Promise<Footer> {
  const settings = parts.settings.current();
  const slugs = footerSlugs(settings);
  return { links: plainFooter(settings, await publishedFor(parts, slugs)), slugs };
}

function publishedFor({ published, cityPages, settings }: FooterParts, slugs: readonly string[]) {
  return publishedAmong(published.db, slugs, { cityPages, settings: settings.current() });
}

/** Towns of each county that have a page for this service. */
export function townsOf(
  keyword: string,
  towns: readonly Area[],
  published: PublishedAddresses,
): readonly { readonly name: string; readonly links: readonly LinkItem[] }[] {
  return countiesOf(towns)
    .map(([name, areas]) => ({
      name,
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
      drawing: null,
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

/** Where a link to a town as a whole leads, or null. */
export function mainTownHref(town: Place, published: PublishedAddresses): string | null {
  return townHref(packStore.own().keyword, town, published);
}

interface Candidate {
  readonly text: string;
  readonly slug: string;
}

/** A footer names so many towns: the first on the owner's list. */
const maxFooterTowns = 8;

function footerTowns({ areas }: Pick<Sold, 'areas'>): readonly Candidate[] {
  const main = packStore.own().keyword;
  return areas.towns.slice(0, maxFooterTowns).map(town => ({
    text: `${town.city}, ${town.state}`,
    slug: serviceSlug(main, town),
  }));
}

/** What tells whether a footer's town has a page or a list of pages. */
function footerSlugs({ areas, services }: Pick<Sold, 'areas' | 'services'>): readonly string[] {
  return areaSlugs({ areas: { ...areas, towns: areas.towns.slice(0, maxFooterTowns) }, services });
}

function countiesOf(towns: readonly Area[]): readonly (readonly [string, readonly Area[]])[] {
  const counties = [...new Set(towns.map(town => town.county))];
  return counties.map(county => [county, towns.filter(town => town.county === county)]);
}

function publishedLinks(candidates: readonly Candidate[], published: PublishedAddresses): LinkItem[] {
  return candidates.flatMap(({ text, slug: address }) => {
    const href = published.get(address);
    return href === undefined ? [] : [{ text, href }];
  });
}

function footerLinks(settings: Sold, published: PublishedAddresses, ours: LinkGroup): string {
  const groups = [
    ours,
    { title: footerCopy.areas_title, links: publishedLinks(footerTowns(settings), published) },
    ...siteNavigation(settings).footer,
  ];
  return drawFooterLinks(groups.filter(group => group.links.length > 0));
}
