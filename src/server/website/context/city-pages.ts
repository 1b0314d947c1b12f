import type { Areas } from '../../../contract/platform/areas.ts';
import { isServed } from '../../business/areas/is-served.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { listPlacesWithOwnFacts, type ToldPlace } from '../../business/statements/own-fact-queries.ts';
import { dayAt } from '../../business/statements/statement-row.ts';
import { subjectKeys } from '../../business/statements/subject-key.ts';
import { type HubAddress, hubPath, placePath } from '../../pages/towns/hub-paths.ts';
import type { Db } from '../../platform/db/database.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { townTexts } from './city-page-texts.ts';
import { townPages } from './site-page-store.ts';
import type { Place } from './towns.ts';

/** A town's own page: the canonical address for the town and the main service. */
export interface CityPage extends Place {
  readonly path: string;
}

/** A page that is composed from statements. */
export interface ComposedCityPage extends CityPage {
  /** Predicates of statements about this town alone. Sentences with other statements need one of these beside them. */
  readonly own: ReadonlySet<string>;
}

export interface LoadedChange {
  /** A town got or lost its page. */
  readonly isOtherTowns: boolean;
  /** Else the pages of which other sentences are their town's alone. */
  readonly paths: readonly string[];
}

/** Bytes of an answer. */
const answerBytes = 200;
/** Maximum number of places read. */
const maxPlaces = 20_000;

const writtenOf = new WeakMap<
  Areas,
  { readonly pack: Pack; readonly pages: ReadonlyMap<string, CityPage> }
>();

/** The written pages of served towns, in the trade of the business. */
function written(areas: Areas): ReadonlyMap<string, CityPage> {
  const pack = packStore.own();
  const known = writtenOf.get(areas);
  if (known?.pack === pack) return known.pages;
  const pages = new Map(
    townPages(areas).map(({ town, path }) => [subjectKeys.place(town.city, town.state), { ...town, path }]),
  );
  writtenOf.set(areas, { pack, pages });
  return pages;
}

/** The written page of a town; null without one. */
export function writtenCityPage(areas: Areas, city: string, state: string): CityPage | null {
  return city === '' ? null : (written(areas).get(subjectKeys.place(city, state)) ?? null);
}

/**
 * The towns with a page of their own: a hand-written one, or a composed one of a served town with enough statements. The
 * latter are at the address of the town's list, in its place. Answers from memory; `load` reads the statements again.
 */
export class CityPages {
  readonly #db: Db;
  readonly #clock: () => Date;
  #told: ReadonlyMap<string, ComposedCityPage> = new Map();
  #loads = 0;
  #areas: Areas | null = null;
  #listed: { readonly areas: Areas; readonly told: object; readonly pages: readonly CityPage[] } | null =
    null;
  /** City pages by town as pages name it. */
  readonly #known = new BoundedMap<string, CityPage | null>(
    () => cacheBounds().towns / 16,
    () => answerBytes,
  );

  constructor(db: Db, clock: () => Date = () => new Date()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Reads the statements of all places; returns what has changed. */
  async load(): Promise<LoadedChange> {
    this.#loads += 1;
    const load = this.#loads;
    const places = await listPlacesWithOwnFacts(this.#db, {
      predicates: townTexts().stated,
      at_least: townTexts().minStatements,
      day: dayAt(this.#clock()),
      limit: maxPlaces,
    });
    // A later load has newer data and announces it.
    if (load !== this.#loads) return { isOtherTowns: false, paths: [] };
    const before = this.#told;
    const told = new Map(places.map(one => [one.subject_key, pageOf(one)]));
    this.#told = told;
    this.#known.clear();
    if (told.size !== before.size || [...told.keys()].some(key => !before.has(key)))
      return { isOtherTowns: true, paths: [] };
    const changed = [...told].filter(([key, { own }]) => !isEqual(own, before.get(key)?.own ?? new Set()));
    return { isOtherTowns: false, paths: changed.map(([, { path }]) => path) };
  }

  /** The town's own page; null if it has none. */
  find(areas: Areas, city: string, state: string): CityPage | null {
    if (areas !== this.#areas) {
      this.#areas = areas;
      this.#known.clear();
    }
    const key = `${city}\n${state}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = city === '' ? null : this.#lookUp(areas, city, state);
    this.#known.set(key, found);
    return found;
  }

  #lookUp(areas: Areas, city: string, state: string): CityPage | null {
    const key = subjectKeys.place(city, state);
    const own = written(areas).get(key);
    if (own) return own;
    const told = this.#told.get(key);
    return told && isServed(areas, told.city, told.state) ? told : null;
  }

  /** The composed page at the address of a town's list; null where the list stays. */
  composedAt(areas: Areas, { page, city, state }: HubAddress, town: Place): ComposedCityPage | null {
    if (page !== 1 || city === null) return null;
    const found = this.find(areas, town.city, town.state);
    const told = found && this.#told.get(subjectKeys.place(town.city, town.state));
    return told && told === found && told.path === hubPath({ state, city, page }) ? told : null;
  }

  /** City pages that links lead to: written ones, and composed ones among these addresses. */
  among(areas: Areas, linked: ReadonlySet<string>): readonly CityPage[] {
    return this.list(areas).filter(({ path }, at) => at < written(areas).size || linked.has(path));
  }

  /** All of them, the written ones first; the same list until one changes. Without a published page a town is only a candidate. */
  list(areas: Areas): readonly CityPage[] {
    if (this.#listed?.areas === areas && this.#listed.told === this.#told) return this.#listed.pages;
    const composed = [...this.#told].filter(
      ([key, { city, state }]) => !written(areas).has(key) && isServed(areas, city, state),
    );
    const pages = [...written(areas).values(), ...composed.map(([, page]) => page)];
    this.#listed = { areas, told: this.#told, pages };
    return pages;
  }
}

/** @example pageOf({ subject: 'Miami, FL', … }).path // '/locations/fl/miami' */
function pageOf({ subject, own }: ToldPlace): ComposedCityPage {
  const at = subject.lastIndexOf(', ');
  const [city, state] = [subject.slice(0, at), subject.slice(at + 2)];
  const path = hubPath({ state: placePath(state), city: placePath(city), page: 1 });
  return { city, state, path, own: new Set(own) };
}

function isEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every(predicate => other.has(predicate));
}
