import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { isServed } from '../areas/is-served.ts';
import { plainCounty } from '../places/county-key.ts';
import { countyOfPlace } from '../places/county-place.ts';
import { placeId, toArea, townsOf } from '../places/find-area.ts';
import { findTown } from '../places/town-index.ts';
import { subjectKeys } from './subject-key.ts';

/** A town that the page of its county tells of. */
export interface ToldTown {
  readonly area: Area;
  /** The subject of statements about it. */
  readonly key: string;
}

/** A page names as many; what is known of more is not read. */
const maxTowns = 40;
const townBytes = 400;

const known = new WeakMap<Areas, BoundedMap<string, readonly ToldTown[]>>();
const none: readonly ToldTown[] = [];

/** The towns of a county where the business works, the largest first; empty if the page is about a town. */
export function toldTowns(
  { city, state }: { readonly city: string; readonly state: string },
  areas: Areas,
): readonly ToldTown[] {
  const county = countyOfPlace(city, state);
  if (county === null) return none;
  let memory = known.get(areas);
  if (!memory) {
    memory = new BoundedMap(
      () => cacheBounds().towns / 32,
      towns => (towns.length + 1) * townBytes,
    );
    known.set(areas, memory);
  }
  const key = `${county}|${state}`;
  const before = memory.get(key);
  if (before) return before;
  const fresh = readTowns(county, state, areas);
  memory.set(key, fresh);
  return fresh;
}

function readTowns(county: string, state: string, areas: Areas): readonly ToldTown[] {
  const listed = areas.towns.filter(town => town.state === state && plainCounty(town.county) === county);
  const others = townsOf(county, state)
    // Pages know a place by name and state alone, so each name means one place.
    .filter(town => plainCounty(town.county) === county && findTown(town.city, state) === town)
    .toSorted((one, other) => other.population - one.population)
    .map(town => toArea(town));
  const byId = new Map([...others, ...listed].map(area => [placeId(area), area]));
  return [...byId.values()]
    .filter(area => isServed(areas, area.city, state))
    .slice(0, maxTowns)
    .map(area => ({ area, key: subjectKeys.place(area.city, state) }));
}
