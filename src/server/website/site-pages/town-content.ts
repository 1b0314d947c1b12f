import { townCardCopy } from '../../../../content/site-copy/town-card.ts';
import { countiesShown, countyShown } from '../../../contract/business/places.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import type { BusinessFacts, TownContent } from '../../../sections/schemas.ts';
import { isServed } from '../../business/areas/is-served.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { countyOfPlace } from '../../business/places/county-place.ts';
import { countiesToday, findArea, townsOfCounties } from '../../business/places/find-area.ts';
import { isNextDoor, milesBetween, milesShown, nearestAreas } from '../../business/places/nearest-areas.ts';
import { toldTowns } from '../../business/statements/told-towns.ts';
import { countyNote, townPages } from '../context/site-page-store.ts';
import type { Place } from '../context/towns.ts';
import { countyMap } from './area-maps.ts';
import { mainTownHref, type PublishedAddresses } from './service-pages.ts';

/** The number of neighbors on a card without its own list. */
const maxNeighbors = 6;
/** Towns on the card of a county. */
const maxOfCounty = 12;
/** People in a town that is named as a neighbor though it is not on the owner's list. */
const largeTown = 5_000;

/** The card on a town's own page: its neighbors by name, else the nearest ones, with links to existing pages. */
export function cityTown(
  { city, state }: Place,
  areas: Areas,
  business: BusinessFacts,
  published: PublishedAddresses,
  neighbors: readonly string[],
): TownContent {
  const { towns } = areas;
  const here = findArea(towns, city, state);
  const named = neighbors.length > 0 ? neighbors : neighborsOf(areas, city, state).map(area => area.city);
  return {
    ...card(here?.county ?? '', towns, here, business),
    title: '',
    facts: [],
    neighbors_title: neighborsTitle(named.map(name => milesTo(here, findArea(towns, name, state)))),
    neighbors: named.map(name => ({
      text: name,
      href:
        townPages(areas).find(({ town }) => town.city === name && town.state === state)?.path ??
        mainTownHref({ city: name, state }, published),
      more: milesShown(milesTo(here, findArea(towns, name, state))),
    })),
  };
}

/** The heading over towns this far away. A town whose distance is unknown was named by the owner. */
export function neighborsTitle(miles: readonly (number | null)[]): string {
  return miles.every(one => one === null || isNextDoor(one))
    ? townCardCopy.neighbors_title
    : townCardCopy.farther_title;
}

/** A town where the business works and whose county is known; null for any other. */
export function findServedTown(areas: Areas, city: string, state: string): Area | null {
  return isServed(areas, city, state) ? findArea(areas.towns, city, state) : null;
}

/** The card on a generated page of a served town, with these neighbors; null for other towns. */
export function landingTown(
  page: { city: string; state: string },
  areas: Areas,
  business: BusinessFacts,
  neighbors: readonly Area[],
): TownContent | null {
  const here = findServedTown(areas, page.city, page.state);
  if (!here) return countyCard(page, areas, business, neighbors);
  const common = card(here.county, areas.towns, here, business);
  return {
    ...common,
    authority: common.authority && { ...common.authority, about: countyNote(here.county) },
    title: townCardCopy.title(here.city),
    facts: [],
    neighbors_title: neighborsTitle(neighbors.map(area => milesBetween(here, area))),
    neighbors: neighbors.map(area => ({
      text: area.city,
      href: null,
      more: milesShown(milesBetween(here, area)),
    })),
  };
}

/** The card on a page about a county: its towns where the business works; null if there are none. */
function countyCard(
  { city, state }: { city: string; state: string },
  { towns }: Areas,
  business: BusinessFacts,
  told: readonly Area[],
): TownContent | null {
  const county = countyOfPlace(city, state);
  if (county === null || told.length === 0) return null;
  return {
    ...card(county, towns, null, business),
    map: countyMap({ county, state }, towns, null),
    title: townCardCopy.title(city),
    facts: [],
    neighbors_title: townCardCopy.towns_title,
    neighbors: told.map(area => ({ text: area.city, href: null, more: '' })),
  };
}

const placed = new WeakMap<TownContent, Map<string, TownContent>>();

/** The card with the stated location of the town. The same object for the same words. */
export function townPlaced(
  card: TownContent | null,
  city: string,
  setting: string | undefined,
): TownContent | null {
  if (card === null || setting === undefined) return card;
  const known = placed.get(card) ?? new Map<string, TownContent>();
  placed.set(card, known);
  const before = known.get(setting);
  if (before) return before;
  const fact = { title: townCardCopy.where_title, text: `${city} is ${setting}.` };
  const fresh = { ...card, facts: [fact] };
  known.set(setting, fresh);
  return fresh;
}

/** The towns on the card, nearest first; of a county its own, the largest first: from the owner's list, plus larger towns of the county around unlisted towns. */
export function neighborsOf(areas: Areas, city: string, state: string): readonly Area[] {
  const here = findServedTown(areas, city, state);
  if (!here)
    return toldTowns({ city, state }, areas)
      .slice(0, maxOfCounty)
      .map(({ area }) => area);
  const { towns } = areas;
  const isListed = towns.some(town => isSame(town, here));
  return nearestAreas(isListed ? towns : [...towns, ...unlistedAround(areas, here)], here).slice(
    0,
    maxNeighbors,
  );
}

/** Larger towns of its county and of the served counties in its state, as far as the business serves them. */
function unlistedAround(areas: Areas, { county, state }: Area): readonly Area[] {
  const { towns, counties } = areas;
  const served = counties.filter(one => one.state === state).map(one => one.county);
  return townsOfCounties(state, [...served, county], largeTown).filter(
    other => !towns.some(town => isSame(town, other)) && isServed(areas, other.city, state),
  );
}

function isSame(one: Area, other: Area): boolean {
  return one.city === other.city && one.state === other.state;
}

function card(county: string, towns: readonly Area[], here: Area | null, business: BusinessFacts) {
  const authority = packStore.own().drop_offs.find(one => one.county === county && one.state === here?.state);
  return {
    place: (here && severalCounties(here)) ?? countyShown(county),
    map: here && countyMap(here, towns, here),
    hours: { title: townCardCopy.hours_title, text: business.hours },
    authority: authority ? { ...authority, title: townCardCopy.authority_title, about: '' } : null,
  };
}

/** "Austin lies in Travis and Hays counties"; null for a town of one county. */
export function severalCounties(here: Area): string | null {
  const counties = countiesToday(here);
  return counties.length < 2 ? null : townCardCopy.several_counties(here.city, countiesShown(counties));
}

function milesTo(here: Area | null, there: Area | null): number | null {
  return here && there && milesBetween(here, there);
}
