import type { z } from 'zod';
import type { ListedCounty, Place, placeRoutes } from '../../../contract/business/places.ts';
import { parseLocations } from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';
import { countyKey } from './county-key.ts';
import type { County, Town } from './gazetteer.ts';
import { findTown } from './town-index.ts';

type PlaceQuery = z.output<typeof placeRoutes.list.query>;

/** Finds towns of a state, of a county or around a town, in any combination. */
export function findPlaces(towns: readonly Town[], query: PlaceQuery): { items: Place[]; total: number } {
  const state = query.state?.toUpperCase();
  const county = query.county?.trim() ? countyKey(query.county, state ?? '') : undefined;
  const middle = query.near?.trim() ? findMiddle(query.near) : null;
  if (!state && !middle) {
    throw new AppError('invalid', 'Choose a state, or a town to look around.', { reason: 'nothing-asked' });
  }
  const matches = towns
    .filter(
      town =>
        (!state || town.state === state) &&
        (!county || countyKeysOf(town, state ?? '').includes(county)) &&
        town.population >= query.min_population &&
        // Pages know a place by name and state alone, so each name means one place.
        findTown(town.city, town.state) === town,
    )
    .map(({ city, state: code, county: name, other_counties, latitude, longitude, population }) => ({
      city,
      state: code,
      county: name,
      other_counties: [...other_counties],
      latitude,
      longitude,
      population,
      miles: middle ? Math.round(milesBetween(middle, { latitude, longitude }) * 10) / 10 : null,
    }))
    .filter(town => town.miles === null || town.miles <= query.radius_miles)
    .toSorted((one, other) => (one.miles ?? 0) - (other.miles ?? 0) || other.population - one.population);
  return { items: matches.slice(0, query.limit), total: matches.length };
}

/** The counties of a state, with what the gazetteer knows of each. */
export function listCounties(
  towns: readonly Town[],
  counties: readonly County[],
  state: string,
): ListedCounty[] {
  const code = state.toUpperCase();
  const counts = new Map<string, number>();
  for (const town of towns) {
    if (town.state === code) counts.set(town.county, (counts.get(town.county) ?? 0) + 1);
  }
  const named = new Map(
    counties.map(one => [one.fips, one.state === code ? one.county : `${one.county}, ${one.state}`]),
  );
  return counties
    .filter(one => one.state === code)
    .map(({ county, fips, seat, adjacent }) => ({
      county,
      places: counts.get(county) ?? 0,
      fips,
      seat: seat === '' ? null : seat,
      adjacent: adjacent.split(' ').flatMap(number => named.get(number) ?? []),
    }));
}

const countyKeysOf = ({ county, other_counties }: Town, state: string) =>
  [county, ...other_counties].map(one => countyKey(one, state));

function findMiddle(text: string): Town {
  const [location] = parseLocations(text).locations;
  const town = location && findTown(location.city, location.state);
  if (town) return town;
  const message = location
    ? `The gazetteer has no town “${location.city}, ${location.state}”.`
    : 'Name the town as “City, State”, for instance “Jupiter, FL”.';
  throw new AppError('invalid', message, { reason: 'town-missing', fields: [{ path: 'near', message }] });
}

const earthMiles = 3_958.8;

type Point = Pick<Town, 'latitude' | 'longitude'>;

export function milesBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const north = (other.latitude - one.latitude) * radians;
  const east = (other.longitude - one.longitude) * radians;
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(east / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(half));
}
