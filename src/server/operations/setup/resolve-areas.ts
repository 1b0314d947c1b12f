import type { Setup } from '../../../contract/operations/setup.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { countyProblem } from '../../business/areas/known-places.ts';
import { findArea, gazetteerTown, plainCounty } from '../../business/places/find-area.ts';
import { countyNamed } from '../../business/places/find-county.ts';
import { readTowns, type Town } from '../../business/places/gazetteer.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import { AppError } from '../../platform/errors.ts';

/** Smaller places get no page unless they are named. */
const smallest = 2_000;
/** The maximum number of towns in settings. */
const maxListed = 500;
const maxCounties = 30;

export interface ResolvedAreas {
  readonly areas: Areas;
  /** The towns that get pages, the named ones first, then the largest. */
  readonly towns: readonly Area[];
}

/** The served areas, from the owner's input. Refuses unknown places by their field. */
export function resolveAreas({
  center,
  counties: asked,
  towns,
  most_towns,
  region,
}: Setup['areas']): ResolvedAreas {
  const named = towns.map((town, at) => placeNamed(town, `areas.towns.${at}`));
  const middle = center && placeNamed(center, 'areas.center');
  const counties = asked.map((county, at) => countyOf(county, `areas.counties.${at}.county`));
  const around =
    middle && center
      ? readTowns().filter(town => isWithin(town, middle, center.miles))
      : readTowns().filter(({ county, state }) =>
          counties.some(one => one.state === state && one.county === plainCounty(county)),
        );
  const inCounties = readTowns().filter(({ county, state }) =>
    counties.some(one => one.state === state && one.county === plainCounty(county)),
  );
  const largest = [...new Set([...around, ...inCounties])]
    .filter(({ population }) => population >= smallest)
    .toSorted((one, other) => other.population - one.population)
    .map(areaOf);
  const all = unique([...(middle ? [middle] : []), ...named, ...largest]);
  if (all.length === 0)
    throw refused('areas', 'No towns found. Choose more miles, another county, or name towns.');
  const chosen = all.slice(0, Math.max(most_towns, named.length));
  return {
    areas: {
      counties: counties.length > 0 ? uniqueCounties(counties) : uniqueCounties(chosen).slice(0, maxCounties),
      towns: all.slice(0, maxListed),
      circles: center ? [center] : [],
      region,
      is_nationwide: false,
      asks_outside: true,
    },
    towns: chosen,
  };
}

/** Pages name the counties: with one of several, they would deny the others. */
function uniqueCounties(places: readonly Pick<Area, 'county' | 'state'>[]): Areas['counties'] {
  const named = places.map(({ county, state }) => [`${county}|${state}`, { county, state }] as const);
  return [...new Map(named).values()];
}

function countyOf({ county, state }: Areas['counties'][number], field: string): Areas['counties'][number] {
  const problem = countyProblem({ county, state });
  if (problem !== null) throw refused(field, problem);
  return { county: countyNamed(county, state) ?? county, state };
}

function placeNamed({ city, state }: { readonly city: string; readonly state: string }, field: string): Area {
  const town = findArea([], city, state);
  if (town) return { ...town, city: gazetteerTown(city, state)?.city ?? town.city };
  throw refused(
    `${field}.city`,
    `“${city}, ${state}” is not in the list of US towns. ${suggestion(city, state)}`,
  );
}

function suggestion(city: string, state: string): string {
  const start = city.trim().slice(0, 3).toLowerCase();
  const like = readTowns()
    .filter(town => town.state === state && town.city.toLowerCase().startsWith(start))
    .toSorted((one, other) => other.population - one.population)
    .slice(0, 3)
    .map(town => town.city);
  return like.length === 0
    ? 'Look at its name and state.'
    : `Did you mean ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(like)}?`;
}

function refused(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}

function isWithin(town: Town, middle: Area, miles: number): boolean {
  const distance = milesBetween(areaOf(town), middle);
  return distance !== null && distance <= miles;
}

const areaOf = ({ city, county, state, latitude, longitude }: Town): Area => ({
  city,
  county: plainCounty(county),
  state,
  latitude,
  longitude,
});

function unique<Place extends { readonly city: string; readonly state: string }>(
  places: readonly Place[],
): readonly Place[] {
  return [...new Map(places.map(place => [`${place.city}|${place.state}`.toLowerCase(), place])).values()];
}
