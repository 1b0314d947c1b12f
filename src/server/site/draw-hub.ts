import { cityPages } from '../../../content/city-pages.ts';
import { junkRemovalPack } from '../../../content/packs/junk-removal.ts';
import { hubCopy } from '../../../content/site-copy/hubs.ts';
import { titleCase } from '../../engine/index.ts';
import type { Block, CountedName, NameIndexContent } from '../../site/block.ts';
import { renderFixedPage } from '../../site/fixed-page.tsx';
import type { LinkItem } from '../../site/frame.ts';
import { closing } from './fixed/section-blocks.ts';
import { fixedRoutes } from './fixed-routes.ts';
import { frameFor, originOf } from './frame-for.ts';
import { type HubAddress, hubPath, hubsAbove, hubsKey, stateShown, townShown } from './hub-paths.ts';
import { findHubState, type HubTown, listHubTowns, listTownPages, townKey } from './hub-queries.ts';
import { namesAtOnce } from './hub-states.ts';
import { townMap } from './map-facts.ts';
import { parents } from './navigation.ts';
import { pageForms, type Visit } from './page-forms.ts';
import { areaFooter } from './service-pages.ts';
import type { Drawn, SiteParts } from './site-parts.ts';
import { breadcrumbList, localBusiness } from './structured-data.ts';

/** A list, and how many it is one of: a long one has several addresses. */
export interface DrawnHub extends Drawn {
  readonly lists: number;
}

/** A list that leads to generated pages: the towns of a state, or the pages of a town. Null when there are none. */
export async function drawHub(
  parts: SiteParts,
  address: HubAddress,
  visit: Visit | null = null,
): Promise<DrawnHub | null> {
  const hub =
    address.city === null ? await stateHub(parts, address) : await townHub(parts, address, address.city);
  if (!hub) return null;
  const path = hubPath(address);
  const { areas, business } = parts.settings.current();
  const footer = await areaFooter(parts.published, areas.towns);
  const forms = pageForms(parts.leads, { path, city: hub.city, state: hub.state }, visit);
  const frame = frameFor(parts, { path, city: hub.city, footer: footer.groups, forms });
  const described = { business: frame.business, hours: business.hours, origin: originOf(parts.config) };
  const place = { city: hub.city ?? '', state: hub.state };
  return {
    html: renderFixedPage({
      frame: {
        ...frame,
        structured: [localBusiness(described), breadcrumbList(described, hub.trail)],
      },
      head: { title: hub.title, description: hub.description, keywords: [] },
      breadcrumb: hub.trail,
      blocks: [
        ...hub.blocks,
        closing(
          {
            title: 'Not sure which page is yours?',
            text: 'Call and tell us what has to go and where it stands.',
          },
          frame.business.discount.amount,
        ),
      ],
      facts: {
        ...place,
        slug: path.slice(1),
        keyword: '',
        business: frame.business,
        photo: null,
        related: [],
        resources: [],
        resources_pending: false,
        map: townMap(parts, place.city, place.state),
        fallbacks: junkRemovalPack.fallbacks,
        known_paths: [...fixedRoutes.keys()],
      },
      onError: (error, section) =>
        parts.log.error({ err: error, path, section: section.id }, 'section could not be drawn'),
    }),
    shows: [hubsKey, ...footer.slugs],
    lists: listsOf(hub.names),
  };
}

interface Hub {
  readonly title: string;
  readonly description: string;
  readonly trail: readonly LinkItem[];
  readonly blocks: readonly Block[];
  readonly city: string | null;
  readonly state: string;
  /** How many there are, on this list and its others. */
  readonly names: number;
}

const listsOf = (names: number) => Math.ceil(names / namesAtOnce);

const stretch = (page: number) => ({ offset: (page - 1) * namesAtOnce, limit: namesAtOnce });

async function stateHub({ database, settings }: SiteParts, address: HubAddress): Promise<Hub | null> {
  const found = await findHubState(database.kysely, address.state);
  const towns = found ? await listHubTowns(database.kysely, address.state, stretch(address.page)) : [];
  if (!found || towns.length === 0) return null;
  const facts = {
    state: stateShown(found.state),
    towns: found.towns,
    examples: towns.slice(0, 3).map(townName),
    phone: settings.current().business.phones.default,
    page: address.page,
  };
  const path = hubPath(address);
  return {
    title: hubCopy.state.title(facts),
    description: hubCopy.state.description(facts),
    trail: [...parents.areas, { href: path, text: facts.state }],
    blocks: [
      {
        kind: 'heading',
        title: hubCopy.state.heading(facts),
        lead: hubCopy.state.lead(facts),
        about: 'palm',
      },
      {
        kind: 'name-index',
        id: 'towns',
        title: hubCopy.state.list,
        lead: '',
        groups: byLetter(
          towns.map(town => ({
            href: hubPath({ ...address, city: town.path, page: 1 }),
            text: townName(town),
            more: hubCopy.pages_shown(town.pages),
          })),
        ),
        parts: partsOf(address, found.towns),
      },
    ],
    city: null,
    state: found.state,
    names: found.towns,
  };
}

async function townHub(
  { database, published, settings }: SiteParts,
  address: HubAddress,
  city: string,
): Promise<Hub | null> {
  const here = { state: address.state, city };
  const town = await published.town(townKey(here));
  if (!town) return null;
  const pages =
    address.page === 1 ? town.first : await listTownPages(database.kysely, here, stretch(address.page));
  if (pages.length === 0) return null;
  const links = pages.map(page => ({
    href: `/${page.slug}/`,
    text: page.keyword === '' ? page.hero_title || page.slug : titleCase(page.keyword),
    more: '',
  }));
  const { business, areas } = settings.current();
  const county = areas.towns.find(area => area.city === town.city && area.state === town.state)?.county ?? '';
  const facts = {
    town: townShown(town.city, town.state),
    pages: town.pages,
    services: links.map(link => link.text),
    phone: business.phones.by_county[county] ?? business.phones.default,
    page: address.page,
  };
  const own = cityPages.find(copy => copy.city === town.city && copy.state === town.state);
  return {
    title: hubCopy.town.title(facts),
    description: hubCopy.town.description(facts),
    trail: [...parents.areas, ...hubsAbove(town.city, town.state)],
    blocks: [
      { kind: 'heading', title: hubCopy.town.heading(facts), lead: hubCopy.town.lead, about: 'truck' },
      {
        kind: 'name-index',
        id: 'services-here',
        title: hubCopy.town.list,
        lead: '',
        groups: [
          {
            title: '',
            items: [
              ...(own && address.page === 1 ? [{ href: own.path, text: own.hero_title, more: '' }] : []),
              ...links,
            ],
          },
        ],
        parts: partsOf(address, town.pages),
      },
    ],
    city: town.city,
    state: town.state,
    names: town.pages,
  };
}

function townName({ city }: HubTown): string {
  return city.trim() === '' ? 'Elsewhere' : titleCase(city);
}

/** Under letters once a list is too long to be taken in at a glance. */
function byLetter(names: readonly CountedName[]): NameIndexContent['groups'] {
  if (names.length <= 30) return [{ title: '', items: names }];
  return [...Map.groupBy(names, name => name.text.charAt(0).toUpperCase())].map(([title, items]) => ({
    title,
    items,
  }));
}

function partsOf(address: HubAddress, names: number): NameIndexContent['parts'] {
  return {
    title: hubCopy.next_title,
    items: Array.from({ length: listsOf(names) }, (_, index) => ({
      href: hubPath({ ...address, page: index + 1 }),
      text: hubCopy.page_label(index + 1),
      is_current: index + 1 === address.page,
    })),
  };
}
