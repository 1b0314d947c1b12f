import { countyShown } from '../../../contract/business/places.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { AppError } from '../../platform/errors.ts';
import { plainCounty } from '../places/county-key.ts';
import { isPlace } from '../places/find-area.ts';
import { boundsOfState, countiesLike, countyNamed, isInState } from '../places/find-county.ts';

type County = Areas['counties'][number];

interface Problem {
  readonly path: string;
  readonly message: string;
}

/**
 * The areas with new counties as the gazetteer spells them. A county or town that is new on the list and can't be is refused
 * by its field; what is stored already stays, so that other changes can be saved.
 */
export function withKnownPlaces(after: Areas, before: Areas): Areas {
  const isOldCounty = (county: County) => before.counties.some(one => isSameCounty(one, county));
  const isOldTown = (town: Area) => before.towns.some(one => isSameTown(one, town));
  const problems = [
    ...after.counties.flatMap((county, at) => {
      const message = isOldCounty(county) ? null : countyProblem(county);
      return message === null ? [] : [{ path: `value.counties.${at}.county`, message }];
    }),
    ...after.towns.flatMap((town, at) =>
      (isOldTown(town) ? [] : townProblems(town)).map(({ path, message }) => ({
        path: `value.towns.${at}.${path}`,
        message,
      })),
    ),
  ];
  const [first] = problems;
  if (first) throw new AppError('invalid', first.message, { fields: problems });
  const counties = after.counties.map(one => (isOldCounty(one) ? one : spelled(one)));
  return {
    ...after,
    counties: [...new Map(counties.map(one => [`${one.county}|${one.state}`, one])).values()],
    towns: after.towns.map(one => (isOldTown(one) ? one : spelled(one))),
  };
}

/** What is wrong with a county; null if the gazetteer has it. */
export function countyProblem({ county, state }: County): string | null {
  if (countyNamed(county, state) !== null) return null;
  const like = countiesLike(county, state);
  const hint =
    like.length === 0
      ? 'Check the county and the state.'
      : `Did you mean ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(like)}?`;
  return `${countyShown(plainCounty(county))} not found in ${state}. ${hint}`;
}

/** The problems of a town, by field. A town outside the gazetteer needs a position in its state. */
export function townProblems(town: Area): readonly Problem[] {
  const { city, state, latitude, longitude } = town;
  const county = countyProblem(town);
  const problems = county === null ? [] : [{ path: 'county', message: county }];
  const isPlaced = latitude !== null && longitude !== null;
  if (!isPlaced && !isPlace(city, state)) {
    const message = `“${city}, ${state}” is not in the list of US towns. Check its name, or enter its latitude and longitude.`;
    return [...problems, { path: latitude === null ? 'latitude' : 'longitude', message }];
  }
  if (!isPlaced || isInState(town)) return problems;
  const { south, north, west, east } = boundsOfState(state);
  const isNorthSouth = latitude < south || latitude > north;
  const [low, high] = isNorthSouth ? [south, north] : [west, east];
  const name = isNorthSouth ? 'latitude' : 'longitude';
  const message = `This ${name} is not in ${state}. Enter one from ${low.toFixed(1)} to ${high.toFixed(1)}.`;
  return [...problems, { path: name, message }];
}

function spelled<Place extends County>(place: Place): Place {
  return { ...place, county: countyNamed(place.county, place.state) ?? place.county };
}

const isSameCounty = (one: County, other: County) => one.county === other.county && one.state === other.state;

const isSameTown = (one: Area, other: Area) =>
  isSameCounty(one, other) &&
  one.city === other.city &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude;
