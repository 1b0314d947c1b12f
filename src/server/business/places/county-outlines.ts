import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import { SortedTable } from '../national/sorted-table.ts';
import { plainCounty } from './county-key.ts';

/*
 * The boundaries of all counties. The file is kept as it is, outside of the heap, with a small index of where each county
 * lies; a boundary is read when a map draws it.
 */

/** Units in a degree, as in content/county-outlines.tsv. */
export const unitsPerDegree = 1_000;

/** A part of the country, in units. */
export interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The boundary of a county. Each ring is x, y, x, y, …, in units east and north. */
export interface CountyOutline extends Extent {
  readonly state: string;
  /** The name that areas have for it: without the word County. */
  readonly county: string;
  readonly rings: readonly (readonly number[])[];
}

interface Outlines {
  readonly table: SortedTable;
  readonly names: readonly (readonly [state: string, county: string])[];
  /** West, south, east and north of each. */
  readonly extents: Int32Array;
}

let cached: Outlines | undefined;

/** Maps of neighboring towns show the same counties. A hundred take 100 kB. */
const maxRecent = 100;
const recent = new Map<string, CountyOutline>();

/** Null for a county that the Census does not have. Connecticut's counties until 2022 are there. */
export function findOutline(county: string, state: string): CountyOutline | null {
  const key = `${state}\t${plainCounty(county)}`;
  const before = recent.get(key);
  if (before) return before;
  const fields = readOutlines().table.find(key);
  if (!fields) return null;
  const found = outlineOf(fields);
  if (recent.size >= maxRecent) recent.clear();
  recent.set(key, found);
  return found;
}

/** The counties of today that have a part in this extent. */
export function outlinesWithin({ west, south, east, north }: Extent): readonly CountyOutline[] {
  const { names, extents } = readOutlines();
  const edge = (at: number) => extents[at] ?? 0;
  const found: CountyOutline[] = [];
  for (const [index, [state, county]] of names.entries()) {
    const at = 4 * index;
    if (edge(at) > east || edge(at + 1) > north || edge(at + 2) < west || edge(at + 3) < south) continue;
    const outline = findOutline(county, state);
    if (outline) found.push(outline);
  }
  return found;
}

/** Alaska goes on beyond 180 degrees. */
export function eastward({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return longitude > 150 && latitude > 45 ? longitude - 360 : longitude;
}

function readOutlines(): Outlines {
  cached ??= index(new SortedTable(readFileSync(join(projectRoot, 'content/county-outlines.tsv'))));
  return cached;
}

function index(table: SortedTable): Outlines {
  const names: (readonly [string, string])[] = [];
  const extents: number[] = [];
  for (const [state = '', county = '', kind, ...rest] of table.lines()) {
    if (kind === 'former') continue;
    names.push([state, county]);
    extents.push(...rest.slice(0, 4).map(Number));
  }
  return { table, names, extents: Int32Array.from(extents) };
}

function outlineOf([state = '', county = '', , ...rest]: readonly string[]): CountyOutline {
  const [west = 0, south = 0, east = 0, north = 0] = rest.map(Number);
  const rings = (rest[4] ?? '').split('|').map(ringOf);
  return { state, county, west, south, east, north, rings };
}

/** Adds up the steps from point to point. */
function ringOf(steps: string): readonly number[] {
  const ring: number[] = [];
  for (const [step] of steps.matchAll(/-?\d+/g)) ring.push(Number(step) + (ring.at(-2) ?? 0));
  return ring;
}
