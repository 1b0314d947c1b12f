import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Area } from '../../../contract/platform/areas.ts';
import { compileSlugPattern, type FieldValues } from '../../../engine/index.ts';
import { findArea } from '../../business/places/find-area.ts';
import { milesBetween, nearestAreas } from '../../business/places/nearest-areas.ts';
import { readBatchInputs } from '../../generation/batches/job-batch.ts';
import { findBatch } from '../../generation/batches/queries.ts';
import type { ReadDatabase } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { type Place, shownPlace, type Town } from '../site-pages/towns.ts';
import { Candidates } from './candidates.ts';

/** Candidates of one batch that are remembered: at least this many, at most twice as many. */
const maxCandidates = 100_000;
const maxTowns = 20_000;
/** Neighboring towns that are tried in the order of their distance. */
const maxNear = 40;
/** Farther away, another batch may have a nearer town. */
const neighborMiles = 30;

/** Towns of a batch around one, the nearest first. */
interface Surroundings {
  readonly towns: readonly Town[];
  /** How many of them are within reach. */
  readonly neighbors: number;
}

const noSurroundings: Surroundings = { towns: [], neighbors: 0 };

/** What the pages of a batch share: the address pattern and the towns. */
export class RelatedPageIndex {
  readonly towns: readonly Town[];
  /** Whether these are all towns of the batch. */
  readonly isWhole: boolean;
  /** Services whose candidates are remembered. */
  readonly maxServices: number;
  readonly #address: (values: FieldValues) => string;
  readonly #byState = new Map<string, Town[]>();
  readonly #byName: ReadonlyMap<string, Town>;
  /** The nearest of them to one, as the settings and the gazetteer have it. */
  readonly #near = new WeakMap<readonly Area[], Map<string, Surroundings>>();
  readonly #inState = new Map<string, readonly Area[]>();
  #areas: readonly Area[] | null = null;
  /** By the values besides the town: those requested since the last half was full, and those before. */
  #recent = new Map<string, Candidates>();
  #older: ReadonlyMap<string, Candidates> = new Map();
  /** Candidates among the recent ones. */
  #count = 0;
  #last: Candidates | null = null;

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
    this.maxServices = Math.max(1, Math.floor(maxCandidates / Math.max(1, this.towns.length)));
  }

  /** True if these inputs make the same index. */
  isOf(urlPattern: string, places: readonly Place[]): boolean {
    return fingerprintOf(urlPattern, places) === this.#fingerprint;
  }

  /** So that the candidates of many batches don't gather in memory. */
  dropCandidates(): void {
    this.#recent = new Map();
    this.#older = new Map();
    this.#count = 0;
    this.#last = null;
  }

  townsIn(state: string): readonly Town[] {
    return this.#byState.get(state) ?? [];
  }

  /** The nearest first: of the same state or of the owner's list. Empty if the position is unknown. */
  near(here: Place, areas: readonly Area[], which: 'all' | 'listed'): Surroundings {
    let known = this.#near.get(areas);
    if (!known) {
      known = new Map();
      this.#near.set(areas, known);
    }
    const key = `${which} ${nameOf(here)}`;
    const before = known.get(key);
    if (before) return before;
    const found = this.#nearest(here, areas, which);
    if (known.size >= maxTowns) known.clear();
    known.set(key, found);
    return found;
  }

  #nearest(here: Place, areas: readonly Area[], which: 'all' | 'listed'): Surroundings {
    const middle = findArea(areas, here.city, here.state);
    if (!middle) return noSurroundings;
    const others = which === 'listed' ? areas : this.#located(here.state, areas);
    const nearest = nearestAreas(others, { ...middle, ...here }).slice(0, maxNear);
    return {
      towns: nearest.flatMap(area => this.#byName.get(nameOf(area)) ?? []),
      neighbors: nearest.filter(area => (milesBetween(middle, area) ?? 0) <= neighborMiles).length,
    };
  }

  /** Its towns in a state, by the names in its pages, with their locations. */
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
    const last = this.#last;
    if (last && isSameService(values, last.values)) return last;
    let key = '';
    for (const name of Object.keys(values)) if (!ofTown.has(name)) key += `${name}\n${values[name]}\n`;
    let known = this.#recent.get(key);
    if (!known) {
      known =
        this.#older.get(key) ?? new Candidates(this.towns, values, this.#address, () => this.#countMore(1));
      this.#recent.set(key, known);
      this.#countMore(known.size);
    }
    this.#last = known;
    return known;
  }

  #countMore(count: number): void {
    this.#count += count;
    if (this.#count <= maxCandidates) return;
    this.#older = this.#recent;
    this.#recent = new Map();
    this.#count = 0;
    this.#last = null;
  }
}

const ofTown: ReadonlySet<string> = new Set(['city', 'state']);

function isSameService(one: FieldValues, other: FieldValues): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (one[name] !== other[name] && !ofTown.has(name)) return false;
  return true;
}

function nameOf({ city, state }: Place): string {
  return `${city}|${state}`;
}

interface Known {
  readonly here: MaybePromise<RelatedPageIndex | null>;
  /** When the inputs of the batch are read again (ms, monotonic). */
  readonly until: number;
}

const readAgainAfter = 60_000;
/** Concurrent callers share one read. */
const indexes = new LRUCache<string, Known>({ max: 50 });

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
    if (indexes.peek(batchId) === reading) indexes.set(batchId, { here: found, until: reading.until });
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
  if (!before?.isOf(batch.url_pattern, locations)) return new RelatedPageIndex(batch.url_pattern, locations);
  before.dropCandidates();
  return before;
}

const fingerprintOf = (urlPattern: string, places: readonly Place[]) =>
  hash('sha1', JSON.stringify([urlPattern, places.map(({ city, state }) => [city, state])]));
