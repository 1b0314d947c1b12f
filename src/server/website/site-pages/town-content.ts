import { cityPages } from '../../../../content/city-pages.ts';
import type { CityPageCopy } from '../../../../content/page-copy.ts';
import { serviceAreas } from '../../../../content/service-areas.ts';
import { locationsPage } from '../../../../content/site-copy/locations.ts';
import { sharedLayoutCopy } from '../../../../content/site-copy/shared-layout.ts';
import { townCardCopy } from '../../../../content/site-copy/town-card.ts';
import { wasteAuthorities } from '../../../../content/waste-authorities.ts';
import type { Area } from '../../../contract/platform/settings.ts';
import type { BusinessFacts, RelatedPage } from '../../../sections/schemas.ts';
import type { TownContent } from '../../../site/block.ts';
import { findArea, townsOfCounties } from '../../business/places/find-area.ts';
import { milesBetween, nearestAreas } from '../landing-pages/nearest-areas.ts';
import { countyDrawing } from '../landing-pages/place-drawing.ts';
import { townHref } from './service-pages.ts';

/** The number of neighbors on a card without a list of its own. */
const maxNeighbors = 6;
/** People in a town that is named as a neighbor though it is not on the owner's list. */
const largeTown = 5_000;

/** The card on a city's own page: its facts and its neighbors, with links to existing pages. */
export function cityTown(
  copy: CityPageCopy,
  towns: readonly Area[],
  business: BusinessFacts,
  published: ReadonlySet<string>,
): TownContent {
  const here = findArea(towns, copy.city, copy.state);
  return {
    ...card(copy.county, towns, here, business),
    title: sharedLayoutCopy.facts_title,
    facts: copy.local_facts,
    neighbors: copy.neighbors.map(city => ({
      text: city,
      href: cityPages.find(page => page.city === city)?.path ?? townHref('junk removal', city, published),
      more: milesShown(here, findArea(towns, city, copy.state)),
    })),
  };
}

/** A town of the owner's list, or of a county that is served; null for any other. */
export function findServedTown(
  towns: readonly Area[],
  counties: readonly string[],
  city: string,
  state: string,
): Area | null {
  const here = findArea(towns, city, state);
  if (!here) return null;
  const isListed = towns.some(town => town.city === here.city && town.state === here.state);
  const isServed = counties.includes(here.county) && towns.some(town => town.state === here.state);
  return isListed || isServed ? here : null;
}

/** The card on a generated page of a county we serve; null for other towns. Neighbors link to the same service. */
export function landingTown(
  page: { city: string; state: string },
  towns: readonly Area[],
  business: BusinessFacts,
  related: readonly RelatedPage[],
): TownContent | null {
  const here = findServedTown(towns, business.counties, page.city, page.state);
  if (!here) return null;
  const setting = serviceAreas.find(area => area.city === here.city && area.state === here.state)?.setting;
  const county = locationsPage.counties.find(one => one.county === here.county);
  const common = card(here.county, towns, here, business);
  return {
    ...common,
    authority: common.authority && { ...common.authority, about: county?.text ?? '' },
    title: townCardCopy.title(here.city),
    facts: setting ? [{ title: townCardCopy.where_title, text: `${here.city} is ${setting}.` }] : [],
    neighbors: neighborsOf(towns, business.counties, here.city, here.state).map(area => ({
      text: area.city,
      href: related.find(one => one.city === area.city && one.state === area.state)?.href ?? null,
      more: milesShown(here, area),
    })),
  };
}

/** The towns on the card, nearest first: from the owner's list, plus larger towns of the county around unlisted towns. */
export function neighborsOf(
  towns: readonly Area[],
  counties: readonly string[],
  city: string,
  state: string,
): readonly Area[] {
  const here = findServedTown(towns, counties, city, state);
  if (!here) return [];
  const isListed = towns.some(town => isSame(town, here));
  return nearestAreas(isListed ? towns : withTownsOf(towns, counties, here.state), here).slice(
    0,
    maxNeighbors,
  );
}

function withTownsOf(towns: readonly Area[], counties: readonly string[], state: string): readonly Area[] {
  const others = townsOfCounties(state, counties, largeTown).filter(
    other => !towns.some(town => isSame(town, other)),
  );
  return [...towns, ...others];
}

function isSame(one: Area, other: Area): boolean {
  return one.city === other.city && one.state === other.state;
}

function card(county: string, towns: readonly Area[], here: Area | null, business: BusinessFacts) {
  const authority = wasteAuthorities.find(one => one.county === county);
  return {
    place: `${county} County`,
    drawing: countyDrawing(county, towns, here),
    hours: { title: townCardCopy.hours_title, text: business.hours },
    neighbors_title: sharedLayoutCopy.neighbors_title,
    authority: authority ? { ...authority, title: townCardCopy.authority_title, about: '' } : null,
  };
}

function milesShown(a: Area | null, b: Area | null): string {
  const miles = a && b ? milesBetween(a, b) : null;
  return miles === null ? '' : townCardCopy.miles(Math.max(1, Math.round(miles)));
}
