import type { Area, Areas } from '../../../contract/platform/areas.ts';
import type { NameGroup } from '../../../sections/schemas.ts';
import { findArea, townsOfCounties } from '../../business/places/find-area.ts';
import type { CityPage } from '../city-pages/city-pages.ts';
import { mainTownHref, type PublishedAddresses } from './service-pages.ts';

/** A county names so many of its towns. */
const maxTowns = 7;
/** People in a town that is named though it is not on the owner's list. */
const largeTown = 5_000;

/** The served counties with some of their towns: the owner's, else the largest there are. */
export function countyTowns({ counties, towns }: Areas, published: PublishedAddresses): readonly NameGroup[] {
  return counties.map(({ county, state }) => {
    const own = towns.filter(town => town.county === county && town.state === state);
    const named: readonly Pick<Area, 'city'>[] =
      own.length > 0 ? own : townsOfCounties(state, [county], largeTown);
    return {
      title: `${county} County`,
      items: named
        .slice(0, maxTowns)
        .map(({ city }) => ({ text: city, href: mainTownHref({ city, state }, published) })),
    };
  });
}

/** The towns that have a page of their own, by served county. */
export function townPagesByCounty(areas: Areas, pages: readonly CityPage[]): readonly NameGroup[] {
  return areas.counties
    .map(({ county }) => ({
      title: county,
      items: pages
        .filter(page => findArea(areas.towns, page.city, page.state)?.county === county)
        .map(page => ({ text: page.city, href: page.path })),
    }))
    .filter(({ items }) => items.length > 0);
}
