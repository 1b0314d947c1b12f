import { isFindingFact } from '../../../contract/business/predicates.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { serviceFinder } from '../../../sections/schemas.ts';
import { countyOfPlace } from '../../business/places/county-place.ts';
import { townsOf } from '../../business/places/find-area.ts';
import { isShown, type LeftOut, leftOutOf } from '../../business/statements/facts-of-service.ts';
import { subjectsOf } from '../../business/statements/page-facts.ts';
import { subjectKeys } from '../../business/statements/subject-key.ts';
import type { Db } from '../../platform/db/database.ts';
import { servicesOfVersion } from '../../templates/templates/page-services.ts';
import { type IsoTime, listFactChanges, listFactsOfVersions } from './queries.ts';

interface ListedPage {
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly template_version_id: string;
}

/** What the texts of a version name. */
interface Version {
  readonly facts: readonly string[];
  /** Facts that pages show, by what is left out. */
  readonly shown: WeakMap<LeftOut, readonly string[]>;
  /** The name of the service of a keyword; empty if none has it. */
  readonly serviceOf: (keyword: string) => string;
}

const noVersion: Version = { facts: [], shown: new WeakMap(), serviceOf: () => '' };
const none: ReadonlyMap<string, IsoTime> = new Map();
/** Each takes some hundred bytes. */
const maxKnown = 100_000;

/** What is asked about pages: facts of a place, or of a service. */
interface Asked {
  readonly key: string;
  readonly facts: readonly string[];
  readonly leftOut: LeftOut;
  readonly city?: string;
  readonly state?: string;
  readonly service?: string;
}

/** When the facts that pages show of their towns, counties, states, services and the business last changed. */
export class FactChanges {
  readonly #db: Db;
  readonly #towns: readonly Area[];
  readonly #versions = new Map<string, Version>();
  /** Subject ─▶ predicate ─▶ when it was stated, changed, or expired. */
  readonly #changes = new Map<string, ReadonlyMap<string, IsoTime>>();
  /** The newest change of what pages of a version show of a subject; null: none. Services that show the same share it. */
  readonly #newest = new Map<string, IsoTime | null>();

  constructor(db: Db, towns: readonly Area[]) {
    this.#db = db;
    this.#towns = towns;
  }

  /** Reads what is not known yet of these pages. */
  async read(pages: readonly ListedPage[]): Promise<void> {
    if (this.#newest.size > maxKnown) this.#newest.clear();
    await this.#readVersions(
      missing(
        this.#versions,
        pages.map(page => page.template_version_id),
      ),
    );
    const asked = new Map<string, Asked>();
    for (const page of pages)
      for (const one of this.#askedOf(page)) if (!this.#newest.has(one.key)) asked.set(one.key, one);
    const told = [...asked.values()].map(({ key, facts, leftOut, ...about }) => {
      const page = { city: '', state: '', service: '', ...about };
      return {
        key,
        facts,
        subjects: subjectsOf(page, this.#towns),
        county: facts.some(isFindingFact) ? countySubjects(page) : [],
        leftOut,
      };
    });
    await this.#readChanges(
      missing(
        this.#changes,
        told.flatMap(({ facts, subjects, county }) =>
          facts.length > 0 ? [...subjects.values(), ...county] : [],
        ),
      ),
    );
    for (const { key, facts, subjects, county, leftOut } of told)
      this.#newest.set(key, later(this.#newestOf(facts, subjects), this.#newestOfAll(county, leftOut)));
  }

  /** The later of the page's own change and those of its facts. */
  changed(page: ListedPage & { readonly announced_at: IsoTime }): IsoTime {
    let last = page.announced_at;
    for (const { key } of this.#askedOf(page)) {
      const newest = this.#newest.get(key);
      if (newest && newest > last) last = newest;
    }
    return last;
  }

  /** A page shows facts of its town, as far as they belong to its service, and of the service. */
  #askedOf({ city, state, keyword, template_version_id: id }: ListedPage): readonly Asked[] {
    const version = this.#versions.get(id) ?? noVersion;
    const service = version.serviceOf(keyword);
    const leftOut = leftOutOf(service);
    const facts = shownOf(version, leftOut);
    const place = { key: `${id}\n${leftOut.key}\n${city}\n${state}`, facts, leftOut, city, state };
    return service === '' ? [place] : [place, { key: `${id}\n${service}`, facts, leftOut, service }];
  }

  async #readVersions(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const { id, facts, services } of await listFactsOfVersions(this.#db, ids)) {
      const find = serviceFinder(servicesOfVersion({ services }));
      this.#versions.set(id, {
        facts,
        shown: new WeakMap(),
        serviceOf: keyword => find(keyword)?.name ?? '',
      });
    }
  }

  async #readChanges(subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    for (const key of subjects) this.#changes.set(key, none);
    const bySubject = Map.groupBy(await listFactChanges(this.#db, subjects), row => row.subject_key);
    for (const [key, rows] of bySubject)
      this.#changes.set(key, new Map(rows.map(row => [row.predicate, row.changed])));
  }

  /** A page about a county shows what is stated of it and of its towns, whatever it is. */
  #newestOfAll(subjects: readonly string[], leftOut: LeftOut): IsoTime | null {
    let newest: IsoTime | null = null;
    for (const subject of subjects)
      for (const [predicate, changed] of this.#changes.get(subject) ?? none)
        if (!leftOut.predicates.has(predicate)) newest = later(newest, changed);
    return newest;
  }

  #newestOf(facts: readonly string[], subjects: ReadonlyMap<string, string>): IsoTime | null {
    let newest: IsoTime | null = null;
    for (const fact of facts) {
      const [kind = '', predicate = ''] = fact.split('.');
      const changed = this.#changes.get(subjects.get(kind) ?? '')?.get(predicate);
      if (changed && (!newest || changed > newest)) newest = changed;
    }
    return newest;
  }
}

/** The subjects that a page about a county tells of, besides its own ones; none of a town. */
function countySubjects({
  city,
  state,
}: {
  readonly city: string;
  readonly state: string;
}): readonly string[] {
  const county = countyOfPlace(city, state);
  if (county === null) return [];
  return [
    subjectKeys.county(county, state),
    ...townsOf(county, state).map(town => subjectKeys.place(town.city, state)),
  ];
}

function later(one: IsoTime | null, other: IsoTime | null): IsoTime | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function shownOf({ facts, shown }: Version, leftOut: LeftOut): readonly string[] {
  const known = shown.get(leftOut) ?? facts.filter(name => isShown(name, leftOut));
  shown.set(leftOut, known);
  return known;
}

function missing(known: ReadonlyMap<string, unknown>, wanted: readonly string[]): readonly string[] {
  return [...new Set(wanted)].filter(key => !known.has(key));
}
