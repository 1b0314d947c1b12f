import type { Area } from '../../../contract/platform/areas.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { locationKey, placeKey } from '../../../engine/index.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { countyKey, plainCounty } from './county-key.ts';
import { countyOfPlace } from './county-place.ts';
import { readTowns, type Town } from './gazetteer.ts';
import { findTown, townsNamed } from './town-index.ts';

/*
 * Locates a town: the owner's list first, then the gazetteer. Results are cached, because pages look up
 * every town.
 */

type Towns = readonly Area[];

interface Named {
  readonly city: string;
  readonly state: string;
}

/** Bytes of an answer: the areas are in memory already. */
const answerBytes = 250;
const areaCache = new WeakMap<Towns, BoundedMap<string, Area | null>>();
const listed = new WeakMap<Towns, ReadonlyMap<string, Area>>();

/** The town with its county (without the word County); null if neither list has it. */
export function findArea(towns: Towns, city: string, state: string): Area | null {
  let memory = areaCache.get(towns);
  if (!memory) {
    memory = new BoundedMap(
      () => cacheBounds().towns / 16,
      () => answerBytes,
    );
    areaCache.set(towns, memory);
  }
  const cacheKey = `${city}|${state}`;
  const before = memory.get(cacheKey);
  if (before !== undefined) return before;
  const town = findTown(city, state);
  const ours = listedTowns(towns);
  const found =
    ours.get(locationKey({ city, state })) ?? (town && (ours.get(locationKey(town)) ?? toArea(town))) ?? null;
  memory.set(cacheKey, found);
  return found;
}

/** The one key of a place, whatever name of it is given. */
export function placeId({ city, state }: Named): string {
  return locationKey(findTown(city, state) ?? { city, state });
}

/** The county whose phone number a page about this town shows; null outside the states of the owner's towns. */
export function countyOf({ areas }: Pick<Settings, 'areas'>, city: string, state: string): string | null {
  const { towns } = areas;
  const area = city === '' ? null : findArea(towns, city, state);
  if (!area) return countyOfPlace(city, state);
  if (!towns.some(town => town.state === area.state)) return null;
  // A town in several counties is called at the number of the one that is served.
  const isServed = (county: string) =>
    areas.counties.some(one => one.county === county && one.state === area.state);
  const all = countiesOf(area);
  return all.find(isServed) ?? area.county;
}

/** All counties in which a town lies, the main one first; Connecticut's county until 2022 is one of them. */
export function countiesOf({ city, state, county }: Omit<Area, 'latitude' | 'longitude'>): readonly string[] {
  const town = findTown(city, state);
  if (!town) return [county];
  const all = [town.county, ...town.other_counties].map(plainCounty);
  return all.includes(county) ? [county, ...all.filter(one => one !== county)] : [county];
}

/** The counties of today in which a town lies, the main one first. Connecticut's until 2022 is none of today. */
export function countiesToday(area: Omit<Area, 'latitude' | 'longitude'>): readonly string[] {
  return area.state === 'CT' ? [area.county] : countiesOf(area);
}

/** The gazetteer's towns in these counties, as areas. */
export function townsOfCounties(
  state: string,
  counties: readonly string[],
  minPopulation: number,
): readonly Area[] {
  return [...new Set(counties)]
    .flatMap(county => townsOf(county, state))
    .filter(town => town.population >= minPopulation)
    .map(town => toArea(town));
}

/** The owner's towns by their own names and by those of the gazetteer. */
function listedTowns(towns: Towns): ReadonlyMap<string, Area> {
  const before = listed.get(towns);
  if (before) return before;
  const shown = towns.map(town => ({ ...town, county: plainCounty(town.county) }));
  const byName = new Map([
    ...shown.map(town => [placeId(town), town] as const),
    ...shown.map(town => [locationKey(town), town] as const),
  ]);
  listed.set(towns, byName);
  return byName;
}

/** The keys of a county's places: the gazetteer's, as far as the owner does not say otherwise, and the owner's. */
export function placesOfCounty(towns: Towns, county: string, state: string): readonly string[] {
  const ours = listedTowns(towns);
  const isOther = (town: Town) => {
    const own = ours.get(locationKey(town));
    return own !== undefined && own.county !== county;
  };
  const known = townsOf(county, state).filter(town => !isOther(town));
  const own = towns.filter(town => town.state === state && plainCounty(town.county) === county);
  return [...new Set([...known, ...own].flatMap(town => placeKeys(town.city, town.state)))];
}

/** A place's name as the gazetteer has it. @example presentName('Lake Worth', 'FL') // 'Lake Worth Beach' */
export function presentName(city: string, state: string): string {
  return findTown(city, state)?.city ?? city;
}

/** The keys of all names of a place. @example placeKeys('Lake Worth', 'FL') // ['lakeworthbeach', 'lakeworth'] */
export function placeKeys(city: string, state: string): readonly string[] {
  return [...new Set(allNames(city, state).map(placeKey))];
}

/** All names of a place, the gazetteer's first. */
export function allNames(city: string, state: string): readonly string[] {
  const town = findTown(city, state);
  return town ? [...new Set([town.city, ...town.other_names, city])] : [city];
}

/** True if the gazetteer has this place. */
export function isPlace(city: string, state: string): boolean {
  return findTown(city, state) !== null;
}

/** The place of this name in this county, which may be smaller than that of another county. */
export function townOfCounty(city: string, state: string, county: string): Town | null {
  const key = countyKey(county, state);
  const isHere = (town: Town) =>
    [town.county, ...town.other_counties].some(one => countyKey(one, state) === key);
  return townsNamed(city, state).find(isHere) ?? null;
}

/** A town, and the county that pages have it in, without the word County. */
export interface MeantTown {
  readonly town: Town;
  readonly county: string;
}

/**
 * The gazetteer's town that pages mean. The owner may know better which county a town of two belongs to, or mean a smaller one of
 * the same name.
 */
export function meantTown(towns: Towns, city: string, state: string): MeantTown | null {
  const byName = findTown(city, state);
  if (!byName) return null;
  const county = findArea(towns, city, state)?.county ?? plainCounty(byName.county);
  const isByName = county === plainCounty(byName.county);
  return { town: isByName ? byName : (townOfCounty(city, state, county) ?? byName), county };
}

let byCounty: ReadonlyMap<string, readonly Town[]> | undefined;

/** More than the United States have. */
const maxCounties = 4_000;
const townsByName = new Map<string, readonly Town[]>();

/** The gazetteer's places in a county. */
export function townsOf(county: string, state: string): readonly Town[] {
  const name = `${county}|${state}`;
  const before = townsByName.get(name);
  if (before) return before;
  byCounty ??= readByCounty();
  const named = plainCounty(county);
  const all = byCounty.get(countyKey(county, state)) ?? [];
  // Richmond in Virginia is a county and a city of its own.
  const exact = all.filter(town =>
    [town.county, ...town.other_counties].some(one => plainCounty(one) === named),
  );
  const found = exact.length > 0 ? exact : all;
  if (townsByName.size >= maxCounties) townsByName.clear();
  townsByName.set(name, found);
  return found;
}

function readByCounty(): ReadonlyMap<string, readonly Town[]> {
  const found = new Map<string, Town[]>();
  for (const town of readTowns())
    for (const key of new Set(
      [town.county, ...town.other_counties].map(county => countyKey(county, town.state)),
    )) {
      const same = found.get(key);
      if (same) same.push(town);
      else found.set(key, [town]);
    }
  return found;
}

/** A town in its main county, or in another of its counties. */
export function toArea({ city, county, state, latitude, longitude }: Town, other?: string): Area {
  return { city, county: other ?? plainCounty(county), state, latitude, longitude };
}
