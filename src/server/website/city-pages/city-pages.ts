import { cityPages as writtenPages } from '../../../../content/city-pages.ts';
import { minStatements } from '../../../../content/site-copy/city-page.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { isServed } from '../../business/areas/is-served.ts';
import { dayAt } from '../../business/statements/statement-row.ts';
import { subjectKeys } from '../../business/statements/subject-key.ts';
import { listToldPlaces } from '../../business/statements/told-place-queries.ts';
import { type HubAddress, hubPath, placePath } from '../../pages/towns/hub-paths.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Place } from '../site-pages/towns.ts';
import { cityPageFacts } from './city-page-texts.ts';

/** A town's own page: the canonical address for the town and the main service. */
export interface CityPage extends Place {
  readonly path: string;
}

/** More places are not looked at. */
const maxPlaces = 20_000;

const written: ReadonlyMap<string, CityPage> = new Map(
  writtenPages.map(({ city, state, path }) => [subjectKeys.place(city, state), { city, state, path }]),
);

/** The page that somebody wrote for a town; null where nobody did. */
export function writtenCityPage(city: string, state: string): CityPage | null {
  return city === '' ? null : (written.get(subjectKeys.place(city, state)) ?? null);
}

/**
 * Which towns have a page of their own: those that somebody wrote one for, and served ones that enough is stated of. The
 * latter are at the address of the town's list, in its place. Answers from memory; `load` reads the statements anew.
 */
export class CityPages {
  readonly #db: Db;
  readonly #clock: () => Date;
  #told: ReadonlyMap<string, CityPage> = new Map();
  #areas: Areas | null = null;
  /** By town as pages name it. */
  #known = new Map<string, CityPage | null>();

  constructor(db: Db, clock: () => Date = () => new Date()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** True if a town got or lost its page. */
  async load(): Promise<boolean> {
    const places = await listToldPlaces(this.#db, {
      predicates: cityPageFacts,
      at_least: minStatements,
      day: dayAt(this.#clock()),
      limit: maxPlaces,
    });
    const isSame = places.length === this.#told.size && places.every(one => this.#told.has(one.subject_key));
    if (isSame) return false;
    this.#told = new Map(places.map(one => [one.subject_key, pageOf(one.subject)]));
    this.#known.clear();
    return true;
  }

  /** The town's own page; null where it has none. */
  find(areas: Areas, city: string, state: string): CityPage | null {
    if (areas !== this.#areas) {
      this.#areas = areas;
      this.#known.clear();
    }
    const key = `${city}\n${state}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = city === '' ? null : this.#lookUp(areas, city, state);
    if (this.#known.size >= maxPlaces) this.#known.clear();
    this.#known.set(key, found);
    return found;
  }

  #lookUp(areas: Areas, city: string, state: string): CityPage | null {
    const key = subjectKeys.place(city, state);
    const own = written.get(key);
    if (own) return own;
    const told = this.#told.get(key);
    return told && isServed(areas, told.city, told.state) ? told : null;
  }

  /** Whether a town's list is replaced by its composed page. */
  isComposed(areas: Areas, { page, city, state }: HubAddress, town: Place): boolean {
    return (
      page === 1 &&
      city !== null &&
      this.find(areas, town.city, town.state)?.path === hubPath({ state, city, page })
    );
  }

  /** Those that links lead to: the written ones, and composed ones among these addresses. */
  among(areas: Areas, linked: ReadonlySet<string>): readonly CityPage[] {
    return this.list(areas).filter(({ path }, at) => at < written.size || linked.has(path));
  }

  /** All of them, the written ones first. Those without a published page in their town are only candidates. */
  list(areas: Areas): readonly CityPage[] {
    const composed = [...this.#told].filter(
      ([key, { city, state }]) => !written.has(key) && isServed(areas, city, state),
    );
    return [...written.values(), ...composed.map(([, page]) => page)];
  }
}

/** @example pageOf('Miami, FL') // { city: 'Miami', state: 'FL', path: '/locations/fl/miami' } */
function pageOf(subject: string): CityPage {
  const at = subject.lastIndexOf(', ');
  const [city, state] = [subject.slice(0, at), subject.slice(at + 2)];
  return { city, state, path: hubPath({ state: placePath(state), city: placePath(city), page: 1 }) };
}
