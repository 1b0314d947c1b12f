import type { ServedArea } from '../../../contract/business/areas.ts';
import { countyShown } from '../../../contract/business/places.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { isServed } from './is-served.ts';

/** The served areas as a list: counties, circles, towns, each in the order of the settings. */
export function listAreas({ counties, circles, towns }: Areas): readonly ServedArea[] {
  return [
    ...counties.map(({ county, state }) =>
      area('county', `${countyShown(county)}, ${state}`, { county, state, city: null, miles: null }),
    ),
    ...circles.map(({ city, state, miles }) =>
      area('circle', `${miles} ${miles === 1 ? 'mile' : 'miles'} around ${city}, ${state}`, {
        city,
        state,
        miles,
        county: null,
      }),
    ),
    ...towns.map(({ city, state, county }) =>
      area('town', `${city}, ${state}`, { city, state, county, miles: null }),
    ),
  ];
}

/** The areas that hold a place. @example areasOf(areas, 'Jupiter, FL') */
export function areasOf(areas: Areas, place: string): readonly ServedArea[] {
  const comma = place.lastIndexOf(',');
  const [city, state] = [place.slice(0, comma).trim(), place.slice(comma + 1).trim()];
  const none = { ...areas, is_nationwide: false, counties: [], circles: [], towns: [] };
  const alone = [
    ...areas.counties.map(county => ({ ...none, counties: [county] })),
    ...areas.circles.map(circle => ({ ...none, circles: [circle] })),
    ...areas.towns.map(town => ({ ...none, towns: [town] })),
  ];
  return listAreas(areas).filter((_, index) => isServed(alone[index] ?? none, city, state));
}

function area(
  kind: ServedArea['kind'],
  name: string,
  place: Pick<ServedArea, 'county' | 'city' | 'state' | 'miles'>,
): ServedArea {
  const id = `${kind}-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  return { id, kind, name, ...place };
}
