import { countyShown } from '../../../contract/business/places.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import type { NameGroup } from '../../../sections/schemas.ts';
import { findArea, townsOfCounties } from '../../business/places/find-area.ts';
import type { CityPage } from '../context/city-pages.ts';
import { mainTownHref, type PublishedAddresses } from './service-pages.ts';

/** Towns named per county. */
const maxTowns = 7;
/** People in a town that is named though it is not on the owner's list. */
const largeTown = 5_000;

/** Counties that a page names besides the completely served ones. */
const maxOthers = 8;

/** The served counties, then those with some towns that are served. */
export function countiesWithTowns({ counties, towns }: Pick<Areas, 'counties' | 'towns'>): Areas['counties'] {
  const known = new Map(
    [...counties, ...towns].map(({ county, state }) => [`${county}|${state}`, { county, state }]),
  );
  return [...known.values()];
}

/** The served counties with some of their towns: the owner's, else the largest there are. Then other counties with pages of towns. */
export function countyTowns(areas: Areas, published: PublishedAddresses): readonly NameGroup[] {
  const groupOf = ({ county, state }: Areas['counties'][number]): NameGroup => {
    const own = areas.towns.filter(town => town.county === county && town.state === state);
    const named: readonly Pick<Area, 'city'>[] =
      own.length > 0 ? own : townsOfCounties(state, [county], largeTown);
    return {
      title: countyShown(county),
      items: named.map(({ city }) => ({ text: city, href: mainTownHref({ city, state }, published) })),
    };
  };
  const others = countiesWithTowns(areas)
    .slice(areas.counties.length)
    .map(groupOf)
    .map(({ title, items }) => ({ title, items: items.filter(({ href }) => href !== null) }))
    .filter(({ items }) => items.length > 0);
  return [...areas.counties.map(groupOf), ...others.slice(0, maxOthers)].map(({ title, items }) => ({
    title,
    items: items.slice(0, maxTowns),
  }));
}

/** The towns that have a page of their own, by county. */
export function townPagesByCounty(areas: Areas, pages: readonly CityPage[]): readonly NameGroup[] {
  return countiesWithTowns(areas)
    .map(({ county }) => ({
      title: county,
      items: pages
        .filter(page => findArea(areas.towns, page.city, page.state)?.county === county)
        .map(page => ({ text: page.city, href: page.path })),
    }))
    .filter(({ items }) => items.length > 0);
}
