import type { Area } from '../../../contract/platform/areas.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { stateCode } from '../../../engine/index.ts';
import { readTowns, type Town } from './gazetteer.ts';

/*
 * Locates a town: the owner's list first, then the gazetteer. Results are cached, because pages look up
 * every town.
 */

type Towns = readonly Area[];

const maxKnown = 20_000;
const areaCache = new WeakMap<Towns, Map<string, Area | null>>();
const listed = new WeakMap<Towns, ReadonlyMap<string, Area>>();
let gazetteer: ReadonlyMap<string, Town> | undefined;

/** The town with its county (without the word County); null if neither list has it. */
export function findArea(towns: Towns, city: string, state: string): Area | null {
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
  return [...new Set(counties)]
    .flatMap(county => townsOf(county, state))
    .filter(town => town.population >= minPopulation)
    .map(toArea);
}

function listedTowns(towns: Towns): ReadonlyMap<string, Area> {
  const before = listed.get(towns);
  if (before) return before;
  const byName = new Map(towns.map(town => [keyOf(town), { ...town, county: plainCounty(town.county) }]));
  listed.set(towns, byName);
  return byName;
}

/** The names of a county's places: the gazetteer's, as far as the owner does not say otherwise, and the owner's. */
export function placesOfCounty(towns: Towns, county: string, state: string): readonly string[] {
  const ours = listedTowns(towns);
  const isOther = (key: string) => {
    const listed = ours.get(key);
    return listed !== undefined && listed.county !== county;
  };
  const names = townsOf(county, state)
    .filter(town => !isOther(keyOf(town)))
    .map(town => town.city);
  const listed = towns.filter(town => town.state === state && plainCounty(town.county) === county);
  return [...new Set([...names, ...listed.map(town => town.city)])];
}

/** Names that people still use: former name ─▶ the gazetteer's. */
const renamed: ReadonlyMap<string, string> = new Map([['lake worth|FL', 'Lake Worth Beach']]);

/** A place's name as the gazetteer has it. @example presentName('Lake Worth', 'FL') // 'Lake Worth Beach' */
export function presentName(city: string, state: string): string {
  return renamed.get(keyOf({ city, state })) ?? city;
}

/** All names of a place, in small letters. */
export function allNames(city: string, state: string): readonly string[] {
  const former = [...renamed].filter(([key, name]) => name === city && key.endsWith(`|${state}`));
  return [city.toLowerCase(), ...former.map(([key]) => key.slice(0, key.indexOf('|')))];
}

/** Whether the gazetteer has this place. */
export function isPlace(city: string, state: string): boolean {
  return gazetteerTown(city, state) !== null;
}

/** A place of the gazetteer; if its state has several of one name, the largest. */
export function gazetteerTown(city: string, state: string): Town | null {
  return townAt(keyOf({ city: presentName(city, state), state }));
}

/** The place of this name in this county, which may be smaller than that of another county. */
export function townOfCounty(city: string, state: string, county: string): Town | null {
  const name = presentName(city, state).toLowerCase();
  return townsOf(plainCounty(county), state).find(town => town.city.toLowerCase() === name) ?? null;
}

/** Whether the gazetteer has this county; its name without the word County. */
export function isCounty(county: string, state: string): boolean {
  return townsOf(county, state).length > 0;
}

let byCounty: ReadonlyMap<string, readonly Town[]> | undefined;

/** The gazetteer's places in a county, whose name is without the word County. */
function townsOf(county: string, state: string): readonly Town[] {
  byCounty ??= Map.groupBy(readTowns(), town => countyKey(plainCounty(town.county), town.state));
  return byCounty.get(countyKey(county, state)) ?? [];
}

const countyKey = (county: string, state: string) => `${county.toLowerCase()}|${state}`;

function gazetteerArea(key: string): Area | null {
  const town = townAt(key);
  return town ? toArea(town) : null;
}

function townAt(key: string): Town | null {
  gazetteer ??= new Map(
    readTowns()
      .toSorted((one, other) => one.population - other.population)
      .map(town => [keyOf(town), town]),
  );
  return gazetteer.get(key) ?? null;
}

function toArea({ city, county, state, latitude, longitude }: Town): Area {
  return { city, county: plainCounty(county), state, latitude, longitude };
}

function keyOf({ city, state }: Pick<Area, 'city' | 'state'>): string {
  return `${city.trim().toLowerCase()}|${stateCode(state) ?? state.trim().toUpperCase()}`;
}

/** @example plainCounty('Palm Beach County') // 'Palm Beach' */
export function plainCounty(county: string): string {
  return county.replace(/^city and county of | county$/gi, '');
}
