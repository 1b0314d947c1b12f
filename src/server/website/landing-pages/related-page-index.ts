import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Area } from '../../../contract/platform/areas.ts';
import { compileSlugPattern, type FieldValues, shownPlace } from '../../../engine/index.ts';
import { findArea } from '../../business/places/find-area.ts';
import { milesBetween, nearestAreas } from '../../business/places/nearest-areas.ts';
import { readBatchInputs } from '../../generation/batches/job-batch.ts';
import { findBatch } from '../../generation/batches/queries.ts';
import type { ReadDatabase } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { Place, Town } from '../context/towns.ts';
import { Candidates } from './candidates.ts';
import { maxCandidates, RememberedCandidates } from './remembered-candidates.ts';

const maxTowns = 20_000;
/** A town of a batch, and the towns around it, in bytes, estimated. */
const townBytes = { named: 250, around: 500 };
/** Neighboring towns that are tried in the order of their distance. */
const maxNear = 40;
/** Farther away, another batch may have a nearer town. */
const neighborMiles = 30;

/** Towns of a batch around one, the nearest first. */
interface NearbyTowns {
  readonly towns: readonly Town[];
  /** How many of them are within reach. */
  readonly neighbors: number;
}

const noSurroundings: NearbyTowns = { towns: [], neighbors: 0 };

/** What the pages of a batch share: the address pattern and the towns. */
export class RelatedPageIndex {
  readonly towns: readonly Town[];
  /** True if these are all towns of the batch. */
  readonly isWhole: boolean;
  /** Services whose candidates are remembered. */
  readonly maxServices: number;
  readonly #address: (values: FieldValues) => string;
  readonly #byState = new Map<string, Town[]>();
  readonly #byName: ReadonlyMap<string, Town>;
  /** The nearest of them to one, as the settings and the gazetteer have it. */
  readonly #near = new WeakMap<readonly Area[], BoundedMap<string, NearbyTowns>>();
  readonly #inState = new Map<string, readonly Area[]>();
  #areas: readonly Area[] | null = null;
  readonly #candidates = new RememberedCandidates();
  readonly #fingerprint: string;

  constructor(urlPattern: string, places: readonly Place[]) {
    this.#fingerprint = fingerprintOf(urlPattern, places);
    this.#address = compileSlugPattern(urlPattern).fill;
    this.isWhole = places.length <= maxTowns;
    this.towns = places.slice(0, maxTowns).map(({ city, state }) => ({
      city,
      state,
      shown: shownPlace({ city, state }),
    }));
    for (const town of this.towns) {
      const others = this.#byState.get(town.state);
      if (others) others.push(town);
      else this.#byState.set(town.state, [town]);
    }
    this.#byName = new Map(this.towns.map(town => [nameOf(town), town]));
    this.maxServices = Math.max(1, Math.floor(maxCandidates() / Math.max(1, this.towns.length)));
  }

  /** True if these inputs make the same index. */
  isOf(urlPattern: string, places: readonly Place[]): boolean {
    return fingerprintOf(urlPattern, places) === this.#fingerprint;
  }

  /** With the towns around each, in bytes. */
  get bytes(): number {
    return this.towns.length * (townBytes.named + townBytes.around);
  }

  townsIn(state: string): readonly Town[] {
    return this.#byState.get(state) ?? [];
  }

  /** The nearest first: of the same state or of the owner's list. Empty if the position is unknown. */
  near(here: Place, areas: readonly Area[], which: 'all' | 'listed'): NearbyTowns {
    let known = this.#near.get(areas);
    if (!known) {
      known = new BoundedMap(
        () => cacheBounds().related / 3,
        () => townBytes.around,
      );
      this.#near.set(areas, known);
    }
    const key = `${which} ${nameOf(here)}`;
    const before = known.get(key);
    if (before) return before;
    const found = this.#nearest(here, areas, which);
    known.set(key, found);
    return found;
  }

  #nearest(here: Place, areas: readonly Area[], which: 'all' | 'listed'): NearbyTowns {
    const middle = findArea(areas, here.city, here.state);
    if (!middle) return noSurroundings;
    const others = which === 'listed' ? areas : this.#located(here.state, areas);
    const nearest = nearestAreas(others, { ...middle, ...here }).slice(0, maxNear);
    return {
      towns: nearest.flatMap(area => this.#byName.get(nameOf(area)) ?? []),
      neighbors: nearest.filter(area => (milesBetween(middle, area) ?? 0) <= neighborMiles).length,
    };
  }

  /** The batch's towns in a state, by the names in its pages, with their locations. */
  #located(state: string, areas: readonly Area[]): readonly Area[] {
    if (this.#areas !== areas) {
      this.#areas = areas;
      this.#inState.clear();
    }
    const known = this.#inState.get(state);
    if (known) return known;
    const found = this.townsIn(state).flatMap(({ city }) => {
      const area = findArea(areas, city, state);
      return area ? [{ ...area, city, state }] : [];
    });
    this.#inState.set(state, found);
    return found;
  }

  /** The addresses of pages that share these values besides the town. */
  candidates(values: FieldValues): Candidates {
    return this.#candidates.of(values, onAdd => new Candidates(this.towns, values, this.#address, onAdd));
  }
}

const nameOf = ({ city, state }: Place): string => `${city}|${state}`;

interface Known {
  readonly here: MaybePromise<RelatedPageIndex | null>;
  /** When the inputs of the batch are read again (ms, monotonic). */
  readonly until: number;
}

const readAgainAfter = 60_000;
/** Concurrent callers share one read. */
const indexes = new LRUCache<string, Known>({ max: 50 });

/** Drops the indexes used least recently while all together exceed their bound. The one in use stays. */
function boundIndexes(inUse: string): void {
  let bytes = 0;
  const dropped: string[] = [];
  for (const [id, { here }] of indexes.entries()) {
    bytes += here instanceof Promise ? 0 : (here?.bytes ?? 0);
    if (bytes > cacheBounds().related / 3 && id !== inUse) dropped.push(id);
  }
  for (const id of dropped) indexes.delete(id);
}

/** The index of a batch; null if the batch is gone. */
export function findRelatedPageIndex(
  database: ReadDatabase,
  batchId: string | null,
): MaybePromise<RelatedPageIndex | null> {
  if (batchId === null) return null;
  const known = indexes.get(batchId);
  const now = performance.now();
  if (known && now < known.until) return known.here;
  const before = known && !(known.here instanceof Promise) ? known.here : null;
  const reading: Known = {
    here: readRelatedPageIndex(database, batchId, before),
    until: now + readAgainAfter,
  };
  indexes.set(batchId, reading);
  const store = (found: RelatedPageIndex | null) => {
    if (indexes.peek(batchId) !== reading) return;
    indexes.set(batchId, { here: found, until: reading.until });
    boundIndexes(batchId);
  };
  const forget = () => {
    if (indexes.peek(batchId) === reading) indexes.delete(batchId);
  };
  Promise.resolve(reading.here).then(store, forget);
  return reading.here;
}

/** Returns the index from before if the inputs are the same: finding the nearest towns again costs 10 µs a page of a large site. */
async function readRelatedPageIndex(
  database: ReadDatabase,
  batchId: string,
  before: RelatedPageIndex | null,
): Promise<RelatedPageIndex | null> {
  const batch = await findBatch(database.kysely, batchId);
  if (!batch) return null;
  const { locations } = await readBatchInputs(database.pool, batchId);
  return before?.isOf(batch.url_pattern, locations)
    ? before
    : new RelatedPageIndex(batch.url_pattern, locations);
}

const fingerprintOf = (urlPattern: string, places: readonly Place[]) =>
  hash('sha1', JSON.stringify([urlPattern, places.map(({ city, state }) => [city, state])]));
