import type { Area, Settings } from '../../../contract/platform/settings.ts';
import { stateCode } from '../../../engine/index.ts';
import { readTowns, type Town } from './gazetteer.ts';

/*
 * Locates a town: the owner's list first, then the gazetteer. Results are cached, because pages look up
 * every town.
 */

type Areas = readonly Area[];

const maxKnown = 20_000;
const areaCache = new WeakMap<Areas, Map<string, Area | null>>();
const listed = new WeakMap<Areas, ReadonlyMap<string, Area>>();
let gazetteer: ReadonlyMap<string, Town> | undefined;

/** The town with its county (without the word County); null if neither list has it. */
export function findArea(towns: Areas, city: string, state: string): Area | null {
  let memory = areaCache.get(towns);
  if (!memory) {
    memory = new Map();
    areaCache.set(towns, memory);
  }
  const cacheKey = `${city}|${state}`;
  const before = memory.get(cacheKey);
  if (before !== undefined) return before;
  const key = keyOf({ city, state });
  const found = listedTowns(towns).get(key) ?? gazetteerArea(key);
  if (memory.size >= maxKnown) memory.clear();
  memory.set(cacheKey, found);
  return found;
}

/** The county whose phone number a page about this town shows; null outside the states of the owner's towns. */
export function countyOf(
  { areas: { towns } }: Pick<Settings, 'areas'>,
  city: string,
  state: string,
): string | null {
  const area = city === '' ? null : findArea(towns, city, state);
  return area && towns.some(town => town.state === area.state) ? area.county : null;
}

/** The gazetteer's towns in these counties, as areas. */
export function townsOfCounties(
  state: string,
  counties: readonly string[],
  minPopulation: number,
): readonly Area[] {
  return readTowns()
    .filter(
      town =>
        town.state === state &&
        town.population >= minPopulation &&
        counties.includes(plainCounty(town.county)),
    )
    .map(toArea);
}

function listedTowns(towns: Areas): ReadonlyMap<string, Area> {
  const before = listed.get(towns);
  if (before) return before;
  const byName = new Map(towns.map(town => [keyOf(town), { ...town, county: plainCounty(town.county) }]));
  listed.set(towns, byName);
  return byName;
}

/** If a state has several towns of one name, the largest. */
function gazetteerArea(key: string): Area | null {
  gazetteer ??= new Map(
    readTowns()
      .toSorted((one, other) => one.population - other.population)
      .map(town => [keyOf(town), town]),
  );
  const town = gazetteer.get(key);
  return town ? toArea(town) : null;
}

function toArea({ city, county, state, latitude, longitude }: Town): Area {
  return { city, county: plainCounty(county), state, latitude, longitude };
}

function keyOf({ city, state }: Pick<Area, 'city' | 'state'>): string {
  return `${city.trim().toLowerCase()}|${stateCode(state) ?? state.trim().toUpperCase()}`;
}

/** @example plainCounty('Palm Beach County') // 'Palm Beach' */
export function plainCounty(county: string): string {
  return county.replace(/ county$/i, '');
}
