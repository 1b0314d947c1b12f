import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { LinkGroup } from '../../../site/frame.ts';
import { renderFooterLinks } from '../../../site/site-footer.tsx';
import { packStore } from '../../business/packs/pack-store.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { LinkContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { PublishedPages } from '../context/published-pages.ts';
import type { Place } from '../context/towns.ts';
import { soldServices } from './own-services.ts';
import {
  areaSlugs,
  type PublishedAddresses,
  publishedAmong,
  publishedLinks,
  type Sold,
  serviceSlug,
} from './service-pages.ts';

export interface Footer {
  /** The footer's columns of links as markup. */
  readonly links: string;
  /** The addresses it checked, published or not. */
  readonly slugs: readonly string[];
}

interface KnownFooters {
  readonly cacheVersion: number;
  readonly towns: readonly Area[];
  /** Towns outside our area share one footer that names none. */
  shared: MaybePromise<Footer> | null;
  readonly byCity: BoundedMap<string, MaybePromise<Footer>>;
}

/** Footers of towns, until a change is announced. */
const townFooters = new WeakMap<PublishedPages, KnownFooters>();
/** In bytes: of a town's own footer, and of a shared one. */
const footerBytes = { own: 6_000, shared: 150 };

/** The footer of a town's page: every service in this town, the footer's towns, and the pages about us. */
export function townFooter(context: LinkContext, towns: readonly Area[], place: Place): MaybePromise<Footer> {
  const pages = context.published;
  let memory = townFooters.get(pages);
  if (memory?.cacheVersion !== pages.cacheVersion || memory.towns !== towns) {
    memory = newFooters(pages.cacheVersion, towns);
    townFooters.set(pages, memory);
  }
  return memory.byCity.get(keyOf(place)) ?? lookUpTownFooter(context, place, memory);
}

/** Concurrent callers share one read. */
function lookUpTownFooter(context: LinkContext, place: Place, memory: KnownFooters): MaybePromise<Footer> {
  const { towns, byCity } = memory;
  const key = keyOf(place);
  const isOurs = towns.some(area => area.city === place.city && area.state === place.state);
  if (!isOurs) {
    const { shared } = memory;
    if (shared === null) return lookUpSharedFooter(context, memory);
    if (!(shared instanceof Promise)) byCity.set(key, shared);
    return shared;
  }
  const reading = renderTownFooter(context, place);
  byCity.set(key, reading);
  // Values read during a change are in a cache that is no longer used.
  reading.then(
    footer => byCity.set(key, footer),
    () => byCity.delete(key),
  );
  return reading;
}

function lookUpSharedFooter(context: LinkContext, memory: KnownFooters): Promise<Footer> {
  const reading = smallFooter(context);
  const keep = (footer: Footer | null) => {
    memory.shared = footer;
  };
  memory.shared = reading;
  reading.then(keep, () => keep(null));
  return reading;
}

function newFooters(cacheVersion: number, towns: readonly Area[]): KnownFooters {
  const memory: KnownFooters = {
    cacheVersion,
    towns,
    shared: null,
    byCity: new BoundedMap(
      () => cacheBounds().towns / 16,
      footer => (footer === memory.shared ? footerBytes.shared : footerBytes.own),
    ),
  };
  return memory;
}

const keyOf = ({ city, state }: Place) => `${city}|${state}`;

async function renderTownFooter(context: LinkContext, here: Place): Promise<Footer> {
  const settings = context.settings.current();
  const ours = settings.services.map(({ name, keyword }) => ({
    text: name,
    slug: serviceSlug(keyword, here),
  }));
  const slugs = [...ours.map(link => link.slug), ...footerSlugs(settings)];
  const published = await publishedFor(context, slugs);
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

/** The footer of a page that shows any of the company's towns, until a change is announced. */
export async function areaFooter(context: LinkContext): Promise<AreaFooter> {
  const pages = context.published;
  const settings = context.settings.current();
  const { towns } = settings.areas;
  const known = areaFooters.get(pages);
  if (known?.cacheVersion === pages.cacheVersion && known.towns === towns) return known.footer;
  const { cacheVersion } = pages;
  const slugs = areaSlugs(settings);
  const published = await publishedFor(context, slugs);
  const footer = { links: plainFooter(settings, published), slugs, published };
  if (cacheVersion === pages.cacheVersion) areaFooters.set(pages, { cacheVersion, towns, footer });
  return footer;
}

/** The footer of a page that checks no address beside the footer's own. */
export async function smallFooter(context: LinkContext): Promise<Footer> {
  const settings = context.settings.current();
  const slugs = footerSlugs(settings);
  return { links: plainFooter(settings, await publishedFor(context, slugs)), slugs };
}

function publishedFor({ published, cityPages, settings }: LinkContext, slugs: readonly string[]) {
  return publishedAmong(published.db, slugs, { cityPages, settings: settings.current() });
}

/** Towns named in a footer: the first on the owner's list. */
const maxFooterTowns = 8;

function footerTowns({ areas }: Pick<Sold, 'areas'>) {
  const main = packStore.own().keyword;
  return areas.towns.slice(0, maxFooterTowns).map(town => ({
    text: `${town.city}, ${town.state}`,
    slug: serviceSlug(main, town),
  }));
}

/** Tells whether a footer's town has a page or a list of pages. */
function footerSlugs({ areas, services }: Pick<Sold, 'areas' | 'services'>): readonly string[] {
  return areaSlugs({ areas: { ...areas, towns: areas.towns.slice(0, maxFooterTowns) }, services });
}

function footerLinks(settings: Sold, published: PublishedAddresses, ours: LinkGroup): string {
  const groups = [
    ours,
    { title: footerCopy.areas_title, links: publishedLinks(footerTowns(settings), published) },
    ...siteNavigation(settings).footer,
  ];
  return renderFooterLinks(groups.filter(group => group.links.length > 0));
}
