import { countiesShown } from '../../../contract/business/places.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { plainCounty } from '../places/county-key.ts';
import { meantTown } from '../places/find-area.ts';
import { milesBetween } from '../places/find-places.ts';
import { readCounties, readTowns, type Town } from '../places/gazetteer.ts';
import { isNextDoor, milesShown } from '../places/nearest-areas.ts';

const maxNeighbors = 4;
/** Minimum population of well-known places. If few are near, smaller ones are named. */
const knownSize = 5_000;
/** The gazetteer's facts about a place: fact ─▶ value. Distances are straight lines between centers. */
export function gazetteerFactsOf(
  towns: readonly Area[],
  city: string,
  state: string,
): readonly (readonly [string, string])[] {
  const meant = meantTown(towns, city, state);
  if (!meant) return [];
  const { town: here, county } = meant;
  const facts: (readonly [string, string])[] = [['place.county', countiesShown(countiesToday(here, county))]];
  const largest = largestOfCounty(here);
  if (largest && largest !== here && !isBorough(largest))
    facts.push(['place.from_largest', `${wayTo(largest, here)} of ${largest.city}`]);
  const near = nearbyPlaces(here);
  if (near.length > 1)
    facts.push(['place.nearby', listed(near.map(one => `${one.city} (${wayTo(here, one)})`))]);
  if (isSeat(here)) facts.push(['place.county_seat', `the county seat of ${here.county}`]);
  return facts;
}

/** All counties of a town, that of the owner first. Connecticut's counties until 2022 are none today. */
function countiesToday({ county, other_counties, state }: Town, named: string): readonly string[] {
  const all = state === 'CT' ? [county] : [county, ...other_counties];
  return [...new Set([named, ...all.map(plainCounty)])];
}

let seats: ReadonlySet<string> | undefined;

/** True for the seat of a county proper: a city that is its own county is the seat of nothing. */
function isSeat(here: Town): boolean {
  seats ??= new Set(readCounties().map(({ seat, county, state }) => `${seat}|${county}|${state}`));
  return / (?:County|Parish)$/.test(here.county) && seats.has(`${here.city}|${here.county}|${here.state}`);
}

/** Astoria is a part of Queens, and lies no miles from it. */
const boroughs = new Set(
  ['Queens', 'Kings', 'Bronx', 'Richmond', 'New York'].map(name => `${name} County|NY`),
);
const isBorough = (town: Town) => boroughs.has(countyOf(town));

let largestPlaces: ReadonlyMap<string, Town> | undefined;
const countyOf = ({ county, state }: Town) => `${county}|${state}`;

function largestOfCounty(here: Town): Town | undefined {
  largestPlaces ??= new Map(
    readTowns()
      .toSorted((one, other) => one.population - other.population)
      .map(town => [countyOf(town), town]),
  );
  return largestPlaces.get(countyOf(here));
}

/** Degrees. A place and its neighbors are in at most nine cells. */
const cellSize = 0.5;

function cellOf({ latitude, longitude }: Town): readonly [number, number] {
  return [Math.floor(latitude / cellSize), Math.floor(longitude / cellSize)];
}

/** The nearest of the better known places where there are enough, else of all. */
function nearbyPlaces(here: Town): readonly Town[] {
  cells ??= { all: inCells(readTowns()), known: inCells(readTowns().filter(isKnown)) };
  const known = nearestIn(cells.known, here);
  return known.length >= maxNeighbors ? known : nearestIn(cells.all, here);
}

type Cells = ReadonlyMap<string, readonly Town[]>;
let cells: { readonly all: Cells; readonly known: Cells } | undefined;

const isKnown = ({ population }: Town) => population >= knownSize;

const inCells = (towns: readonly Town[]): Cells => Map.groupBy(towns, town => cellOf(town).join());

function nearestIn(byCell: Cells, here: Town): readonly Town[] {
  const [row, column] = cellOf(here);
  const around: { town: Town; miles: number }[] = [];
  for (const north of [-1, 0, 1])
    for (const east of [-1, 0, 1])
      for (const town of byCell.get(`${row + north},${column + east}`) ?? []) {
        const miles = milesBetween(here, town);
        if (miles >= 0.5 && isNextDoor(miles)) around.push({ town, miles });
      }
  const nearest = around.toSorted((one, other) => one.miles - other.miles);
  return nearest.slice(0, maxNeighbors).map(({ town }) => town);
}

const winds = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** @example wayTo(bocaRaton, delrayBeach) // '8 miles north' */
function wayTo(from: Town, to: Town): string {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return `${milesShown(milesBetween(from, to))} ${winds[(eighths + 8) % 8] ?? ''}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
