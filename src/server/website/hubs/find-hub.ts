import { hubCopy } from '../../../../content/site-copy/hubs.ts';
import { titleCase } from '../../../engine/index.ts';
import type { CountedName, LinkItem, NameList } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { countyOf } from '../../business/places/find-area.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import { type HubAddress, hubPath, hubsAbove, stateShown, townShown } from '../../pages/towns/hub-paths.ts';
import {
  findHubState,
  type HubTown,
  listHubTowns,
  listTownPages,
  townKey,
} from '../../pages/towns/hub-queries.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { namesAtOnce } from '../context/hub-states.ts';
import { siteNavigation } from '../context/navigation.ts';
import { townPages } from '../context/site-page-store.ts';
import { phoneOf } from '../site-pages/business-facts.ts';

/** What lists of towns and pages need. */
export interface HubContext extends SitePageContext {
  readonly facts: FactStore;
}

/** The content of a list. */
export interface Hub {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: { readonly title: string; readonly lead: string; readonly drawing: string };
  readonly list: NameList;
  /** From the front page to this one. */
  readonly trail: readonly LinkItem[];
  /** Null on a list of a state's towns. */
  readonly city: string | null;
  readonly state: string;
  /** The county of a town's list, where it is known. */
  readonly county: string | null;
  /** The number of lists of this state or town. */
  readonly lists: number;
  /** Off: noindex. */
  readonly in_search: boolean;
}

/** The towns of a state, or the pages of a town. Null if there are none. */
export function findHub(context: SitePageContext, address: HubAddress): Promise<Hub | null> {
  const { city } = address;
  return city === null ? stateHub(context, address) : townHub(context, address, city);
}

const maxKeywords = 2_000;

const listsOf = (names: number) => Math.ceil(names / namesAtOnce);

const rangeOf = (page: number) => ({ offset: (page - 1) * namesAtOnce, limit: namesAtOnce });

async function stateHub(context: SitePageContext, address: HubAddress): Promise<Hub | null> {
  const { reads, settings, cityPages } = context;
  const ownPages = cityPages.list(settings.current().areas).map(({ path }) => path);
  const found = await findHubState(reads.kysely, address.state, ownPages);
  const towns = found ? await listHubTowns(reads.kysely, address.state, rangeOf(address.page)) : [];
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
    path,
    title: hubCopy.state.title(facts),
    description: hubCopy.state.description(facts),
    trail: [...siteNavigation(settings.current()).parents.areas, { href: path, text: facts.state }],
    heading: { title: hubCopy.state.heading(facts), lead: hubCopy.state.lead(facts), drawing: 'palm' },
    list: {
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
    city: null,
    state: found.state,
    county: null,
    lists: listsOf(found.towns),
    in_search: found.in_search,
  };
}

async function townHub(
  { reads, published, settings }: SitePageContext,
  address: HubAddress,
  city: string,
): Promise<Hub | null> {
  const here = { state: address.state, city };
  const town = await published.town(townKey(here));
  if (!town) return null;
  const pages =
    address.page === 1 ? town.first : await listTownPages(reads.kysely, here, rangeOf(address.page));
  if (pages.length === 0) return null;
  const links = pages.map(page => ({
    href: `/${page.slug}/`,
    text: page.keyword === '' ? page.hero_title || page.slug : keywordShown(page.keyword),
    more: '',
  }));
  const decided = settings.current();
  const county = countyOf(decided, town.city, town.state);
  const facts = {
    town: townShown(town.city, town.state),
    pages: town.pages,
    services: links.map(link => link.text),
    phone: phoneOf(decided.business.phones, county),
    page: address.page,
  };
  const own = townPages(decided.areas).find(
    one => one.town.city === town.city && one.town.state === town.state,
  );
  return {
    path: hubPath(address),
    title: hubCopy.town.title(facts),
    description: hubCopy.town.description(facts),
    trail: [...siteNavigation(decided).parents.areas, ...hubsAbove(town.city, town.state)],
    heading: {
      title: hubCopy.town.heading(facts),
      lead: hubCopy.town.lead,
      drawing: packStore.own().keyword,
    },
    list: {
      title: hubCopy.town.list,
      lead: '',
      groups: [
        {
          title: '',
          items: [
            ...(own && address.page === 1
              ? [{ href: own.path, text: own.sections[0]?.title ?? own.name, more: '' }]
              : []),
            ...links,
          ],
        },
      ],
      parts: partsOf(address, town.pages),
    },
    city: town.city,
    state: town.state,
    county,
    lists: listsOf(town.pages),
    // A town's list competes with its pages: it leads to them, and isn't found itself.
    in_search: false,
  };
}

const shownKeywords = new Map<string, string>();

/** A keyword as lists show it. It is remembered: the same few keywords are in every town's list. */
function keywordShown(keyword: string): string {
  const known = shownKeywords.get(keyword);
  if (known !== undefined) return known;
  if (shownKeywords.size >= maxKeywords) shownKeywords.clear();
  const shown = titleCase(keyword);
  shownKeywords.set(keyword, shown);
  return shown;
}

function townName({ city }: HubTown): string {
  return city.trim() === '' ? 'Elsewhere' : titleCase(city);
}

/** Groups a long list by first letter. */
function byLetter(names: readonly CountedName[]): NameList['groups'] {
  if (names.length <= 30) return [{ title: '', items: names }];
  return [...Map.groupBy(names, name => name.text.charAt(0).toUpperCase())].map(([title, items]) => ({
    title,
    items,
  }));
}

function partsOf(address: HubAddress, names: number): NameList['parts'] {
  return {
    title: hubCopy.next_title,
    items: Array.from({ length: listsOf(names) }, (_, index) => ({
      href: hubPath({ ...address, page: index + 1 }),
      text: hubCopy.page_label(index + 1),
      is_current: index + 1 === address.page,
    })),
  };
}
