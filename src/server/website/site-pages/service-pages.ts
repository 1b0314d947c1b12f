import { footerAreas } from '../../../../content/footer-areas.ts';
import { mainKeyword, services } from '../../../../content/services.ts';
import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { slug } from '../../../engine/index.ts';
import type { County, LinkItem } from '../../../sections/schemas.ts';
import type { LinkGroup } from '../../../site/frame.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { listPublishedBut } from '../../pages/pages/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import type { CityPage, CityPages } from '../city-pages/city-pages.ts';
import type { PublishedPages } from '../serving/published-pages.ts';
import type { SiteParts } from '../serving/site-parts.ts';
import { companyLinks } from './navigation.ts';
import type { Place } from './towns.ts';

/** Address of a service in a town, as the county selector writes it. */
export function serviceSlug(service: string, city: string): string {
  return slug(`${service} ${city} fl`);
}

const knownAreaSlugs = new WeakMap<readonly Area[], readonly string[]>();

/** All addresses that a fixed page may link to. Its content depends on which are published. */
export function areaSlugs(towns: readonly Area[]): readonly string[] {
  const known = knownAreaSlugs.get(towns);
  if (known) return known;
  const slugs = towns.flatMap(area => services.map(service => serviceSlug(service.keyword, area.city)));
  knownAreaSlugs.set(towns, slugs);
  return slugs;
}

/** The pages of our own trade that exist: slug ─▶ where a link to it leads, mostly to itself. */
export type PublishedAddresses = ReadonlyMap<string, string>;

/** What tells whether a town has a page of its own. */
type Towns = { readonly cityPages: CityPages; readonly areas: Areas };

/**
 * Which of these addresses have a published page of our own trade. Nothing links to the others. Links to the main service
 * in a town lead to the town's own page where it has one: that is the canonical address.
 */
export async function publishedAmong(
  db: Db,
  slugs: readonly string[],
  { cityPages, areas }: Towns,
): Promise<PublishedAddresses> {
  const instead = addressesInstead(cityPages.list(areas));
  const published = await listPublishedBut(db, slugs, packStore.foreign());
  return new Map(published.map(slug => [slug, instead.get(slug) ?? `/${slug}/`]));
}

const knownInstead = new WeakMap<readonly CityPage[], ReadonlyMap<string, string>>();

/** Slugs of the main service ─▶ the town's own page. */
function addressesInstead(pages: readonly CityPage[]): ReadonlyMap<string, string> {
  const known = knownInstead.get(pages);
  if (known) return known;
  const instead = new Map(pages.map(({ city, path }) => [serviceSlug(mainKeyword, city), path]));
  knownInstead.set(pages, instead);
  return instead;
}

/** What footers are drawn from. */
type FooterParts = Pick<SiteParts, 'published' | 'cityPages' | 'settings'>;

export interface Footer {
  readonly groups: readonly LinkGroup[];
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
  const footer = byCity.get(key) ?? (await (isOurs ? drawTownFooter(parts, place.city) : smallFooter(parts)));
  if (memory.cacheVersion === parts.published.cacheVersion) {
    if (byCity.size >= maxFooters) byCity.clear();
    byCity.set(keyOf(place), footer).set(key, footer);
  }
  return footer;
}

const keyOf = ({ city, state }: Place) => `${city}|${state}`;

async function drawTownFooter(parts: FooterParts, here: string): Promise<Footer> {
  const ours = services.map(service => ({ text: service.title, slug: serviceSlug(service.keyword, here) }));
  const slugs = [...ours, ...footerTowns].map(link => link.slug);
  const published = await publishedFor(parts, slugs);
  return {
    groups: footerGroups(`Our Services in ${here}`, published, publishedLinks(ours, published)),
    slugs,
  };
}

/** The footer of a fixed page: the services' own pages instead of one town's. */
export function plainFooter(published: PublishedAddresses): readonly LinkGroup[] {
  const ours = services.map(service => ({ text: service.title, href: service.path }));
  return footerGroups(footerCopy.services_title, published, ours);
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
export async function areaFooter(parts: FooterParts, towns: readonly Area[]): Promise<AreaFooter> {
  const pages = parts.published;
  const known = areaFooters.get(pages);
  if (known?.cacheVersion === pages.cacheVersion && known.towns === towns) return known.footer;
  const { cacheVersion } = pages;
  const slugs = areaSlugs(towns);
  const published = await publishedFor(parts, slugs);
  const footer = { groups: plainFooter(published), slugs, published };
  if (cacheVersion === pages.cacheVersion) areaFooters.set(pages, { cacheVersion, towns, footer });
  return footer;
}

/** The same for a page that asks about no other address than the footer's own. */
export async function smallFooter(parts: FooterParts): Promise<Footer> {
  const slugs = footerTowns.map(link => link.slug);
  return { groups: plainFooter(await publishedFor(parts, slugs)), slugs };
}

function publishedFor({ published, cityPages, settings }: FooterParts, slugs: readonly string[]) {
  return publishedAmong(published.db, slugs, { cityPages, areas: settings.current().areas });
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
        areas.map(area => ({ text: area.city, slug: serviceSlug(keyword, area.city) })),
        published,
      ),
    }))
    .filter(({ links }) => links.length > 0);
}

/** County → city → service, of the pages that exist. */
export function serviceDirectory(towns: readonly Area[], published: PublishedAddresses): readonly County[] {
  return countiesOf(towns)
    .map(([name, areas]) => ({
      name,
      text: '',
      drawing: null,
      cities: areas
        .map(area => ({
          name: area.city,
          links: publishedLinks(
            services.map(({ title, keyword }) => ({ text: title, slug: serviceSlug(keyword, area.city) })),
            published,
          ),
        }))
        .filter(({ links }) => links.length > 0),
    }))
    .filter(({ cities }) => cities.length > 0);
}

/** The town's page for a service, or null if there is none. */
export function townHref(keyword: string, city: string, published: PublishedAddresses): string | null {
  return published.get(serviceSlug(keyword, city)) ?? null;
}

interface Candidate {
  readonly text: string;
  readonly slug: string;
}

const footerTowns: readonly Candidate[] = footerAreas.map(area => ({
  text: `${area.city}, FL`,
  slug: area.path.slice(1),
}));

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

function footerGroups(
  title: string,
  published: PublishedAddresses,
  ours: readonly LinkItem[],
): readonly LinkGroup[] {
  return [
    { title, links: ours },
    { title: footerCopy.areas_title, links: publishedLinks(footerTowns, published) },
    { title: footerCopy.about_title, links: companyLinks },
  ].filter(group => group.links.length > 0);
}
