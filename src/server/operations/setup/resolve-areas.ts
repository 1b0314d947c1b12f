import { countyShown } from '../../../contract/business/places.ts';
import type { Setup } from '../../../contract/operations/setup.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { parseLocations, placeKey } from '../../../engine/index.ts';
import { countyProblem } from '../../business/areas/known-places.ts';
import { plainCounty } from '../../business/places/county-key.ts';
import { placeId, toArea, townOfCounty, townsOf } from '../../business/places/find-area.ts';
import { countyNamed } from '../../business/places/find-county.ts';
import { readTowns, type Town } from '../../business/places/gazetteer.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import { findTown } from '../../business/places/town-index.ts';
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
  const named = towns.map((town, at) => listedPlace(town, `areas.towns.${at}`));
  const middle = center && placeNamed(center, 'areas.center');
  const counties = asked.map((county, at) => countyOf(county, `areas.counties.${at}.county`));
  const inCounties = new Map(
    // The main county of a town in several of them comes last and counts.
    counties
      .flatMap(({ county, state }) => townsOf(county, state).map(town => [town, county] as const))
      .toSorted((one, other) => Number(isMainCounty(...one)) - Number(isMainCounty(...other))),
  );
  const around = middle && center ? readTowns().filter(town => isWithin(town, middle, center.miles)) : [];
  const largest = [...new Set([...around, ...inCounties.keys()])]
    .filter(({ population }) => population >= smallest)
    .toSorted((one, other) => other.population - one.population)
    .map(town => toArea(town, inCounties.get(town)));
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

const isMainCounty = (town: Town, county: string) => plainCounty(town.county) === county;

function countyOf({ county, state }: Areas['counties'][number], field: string): Areas['counties'][number] {
  const problem = countyProblem({ county, state });
  if (problem !== null) throw refused(field, problem);
  return { county: countyNamed(county, state) ?? county, state };
}

/** A town of the owner's list. With its county it may be a place that no list knows, such as a neighborhood. */
function listedPlace({ city, state, county: asked }: Setup['areas']['towns'][number], field: string): Area {
  if (asked === undefined)
    return placeNamed({ city, state }, field, 'To keep it on your word, name its county.');
  const { county } = countyOf({ county: asked, state }, `${field}.county`);
  const town = townOfCounty(city, state, county);
  if (town) return { ...toArea(town, county), city: shownName(city, town) };
  const elsewhere = findTown(city, state);
  if (elsewhere)
    throw refused(
      `${field}.county`,
      `${elsewhere.city}, ${state} is in ${countyShown(plainCounty(elsewhere.county))}. Leave its county out.`,
    );
  const [read] = parseLocations(`${city}, ${state}`).locations;
  if (read?.state !== state || placeKey(read.city) !== placeKey(city))
    throw refused(`${field}.city`, `“${city}” is no name of a place. Write it as pages should show it.`);
  return { city: read.city, county, state, latitude: null, longitude: null };
}

function placeNamed(
  { city, state }: { readonly city: string; readonly state: string },
  field: string,
  hint = '',
): Area {
  const town = findTown(city, state);
  if (town) return { ...toArea(town), city: shownName(city, town) };
  throw refused(
    `${field}.city`,
    `“${city}, ${state}” is not in the list of US towns. ${suggestion(city, state)} ${hint}`.trim(),
  );
}

const shownName = (typed: string, town: Town) =>
  isSpelling(typed.trim(), town.city) ? typed.trim() : town.city;

/** The owner's spelling stays: "St. Paul" for Saint Paul. A former name, and one in capitals or small letters, doesn't. */
function isSpelling(typed: string, name: string): boolean {
  const isOneCase = typed === typed.toLowerCase() || typed === typed.toUpperCase();
  return !isOneCase && placeKey(typed) === placeKey(name);
}

function suggestion(city: string, state: string): string {
  const start = placeKey(city).slice(0, 3);
  const like = readTowns()
    .filter(town => town.state === state && placeKey(town.city).startsWith(start))
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
  const distance = milesBetween(toArea(town), middle);
  return distance !== null && distance <= miles;
}

/** The first of each place. */
function unique(places: readonly Area[]): readonly Area[] {
  return [...Map.groupBy(places, placeId).values()].flatMap(same => same[0] ?? []);
}
