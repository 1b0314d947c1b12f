import { footerAreas } from '../../../../content/footer-areas.ts';
import { services } from '../../../../content/services.ts';
import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { slug } from '../../../engine/index.ts';
import type { County } from '../../../site/block.ts';
import type { LinkGroup, LinkItem } from '../../../site/frame.ts';
import { listPublishedBut } from '../../pages/pages/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { foreignPacks } from '../../templates/templates/content-packs.ts';
import type { PublishedPages } from '../serving/published-pages.ts';
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

/** Which of these addresses have a published page of our own trade. Nothing links to the others. */
export async function publishedAmong(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await listPublishedBut(db, slugs, foreignPacks));
}

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
export function townFooter(
  pages: PublishedPages,
  towns: readonly Area[],
  place: Place,
): MaybePromise<Footer> {
  let memory = townFooters.get(pages);
  if (memory?.cacheVersion !== pages.cacheVersion || memory.towns !== towns) {
    memory = { cacheVersion: pages.cacheVersion, towns, byCity: new Map() };
    townFooters.set(pages, memory);
  }
  return memory.byCity.get(keyOf(place)) ?? lookUpTownFooter(pages, place, memory);
}

async function lookUpTownFooter(pages: PublishedPages, place: Place, memory: KnownFooters): Promise<Footer> {
  const { towns, byCity } = memory;
  const isOurs = towns.some(area => area.city === place.city && area.state === place.state);
  // Towns outside our area share one footer that names none.
  const key = isOurs ? keyOf(place) : '';
  const footer =
    byCity.get(key) ?? (await (isOurs ? drawTownFooter(pages, place.city) : smallFooter(pages.db)));
  if (memory.cacheVersion === pages.cacheVersion) {
    if (byCity.size >= maxFooters) byCity.clear();
    byCity.set(keyOf(place), footer).set(key, footer);
  }
  return footer;
}

const keyOf = ({ city, state }: Place) => `${city}|${state}`;

async function drawTownFooter(pages: PublishedPages, here: string): Promise<Footer> {
  const ours = services.map(service => ({ text: service.title, slug: serviceSlug(service.keyword, here) }));
  const slugs = [...ours, ...footerTowns].map(link => link.slug);
  const published = await publishedAmong(pages.db, slugs);
  return {
    groups: footerGroups(`Our Services in ${here}`, published, publishedLinks(ours, published)),
    slugs,
  };
}

/** The footer of a fixed page: the services' own pages instead of one town's. */
export function plainFooter(published: ReadonlySet<string>): readonly LinkGroup[] {
  const ours = services.map(service => ({ text: service.title, href: service.path }));
  return footerGroups(footerCopy.services_title, published, ours);
}

interface KnownFooter {
  readonly cacheVersion: number;
  readonly towns: readonly Area[];
  readonly footer: Footer;
}

const areaFooters = new WeakMap<PublishedPages, KnownFooter>();

/** The footer of a page that shows any of the company's towns, for as long as nothing was heard to change. */
export async function areaFooter(pages: PublishedPages, towns: readonly Area[]): Promise<Footer> {
  const known = areaFooters.get(pages);
  if (known?.cacheVersion === pages.cacheVersion && known.towns === towns) return known.footer;
  const { cacheVersion } = pages;
  const slugs = areaSlugs(towns);
  const published = await publishedAmong(pages.db, slugs);
  const footer = { groups: plainFooter(published), slugs };
  if (cacheVersion === pages.cacheVersion) areaFooters.set(pages, { cacheVersion, towns, footer });
  return footer;
}

/** The same for a page that asks about no other address than the footer's own. */
export async function smallFooter(db: Db): Promise<Footer> {
  const slugs = footerTowns.map(link => link.slug);
  return { groups: plainFooter(await publishedAmong(db, slugs)), slugs };
}

/** Towns of each county that have a page for this service. */
export function townsOf(
  keyword: string,
  towns: readonly Area[],
  published: ReadonlySet<string>,
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
export function serviceDirectory(towns: readonly Area[], published: ReadonlySet<string>): readonly County[] {
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
export function townHref(keyword: string, city: string, published: ReadonlySet<string>): string | null {
  const address = serviceSlug(keyword, city);
  return published.has(address) ? `/${address}/` : null;
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

function publishedLinks(candidates: readonly Candidate[], published: ReadonlySet<string>): LinkItem[] {
  return candidates
    .filter(link => published.has(link.slug))
    .map(link => ({ text: link.text, href: `/${link.slug}/` }));
}

function footerGroups(
  title: string,
  published: ReadonlySet<string>,
  ours: readonly LinkItem[],
): readonly LinkGroup[] {
  return [
    { title, links: ours },
    { title: footerCopy.areas_title, links: publishedLinks(footerTowns, published) },
    { title: footerCopy.about_title, links: companyLinks },
  ].filter(group => group.links.length > 0);
}
