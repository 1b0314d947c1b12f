import type { Area } from '../../../contract/platform/areas.ts';
import { subjectsOf } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { listFactChanges, listFactsOfVersions } from './queries.ts';

interface PageOfTown {
  readonly city: string;
  readonly state: string;
  readonly template_version_id: string;
}

/** When what pages tell of their towns, counties, states and the business last became another. */
export class FactChanges {
  readonly #db: Db;
  readonly #towns: readonly Area[];
  /** The facts that a version's texts name. */
  readonly #facts = new Map<string, readonly string[]>();
  /** Subject ─▶ predicate ─▶ when it was stated, changed, or expired. */
  readonly #changes = new Map<string, ReadonlyMap<string, Date>>();
  readonly #subjects = new Map<string, ReadonlyMap<string, string>>();

  constructor(db: Db, towns: readonly Area[]) {
    this.#db = db;
    this.#towns = towns;
  }

  /** Reads what is not known yet of these pages. */
  async read(pages: readonly PageOfTown[]): Promise<void> {
    const versions = missing(this.#facts, new Set(pages.map(page => page.template_version_id)));
    if (versions.length > 0)
      for (const { id, facts } of await listFactsOfVersions(this.#db, versions)) this.#facts.set(id, facts);
    const told = pages.filter(page => this.#factsOf(page).length > 0);
    const keys = missing(
      this.#changes,
      new Set(told.flatMap(page => Array.from(this.#subjectsOf(page).values()))),
    );
    if (keys.length === 0) return;
    const none: ReadonlyMap<string, Date> = new Map();
    for (const key of keys) this.#changes.set(key, none);
    const bySubject = Map.groupBy(await listFactChanges(this.#db, keys), row => row.subject_key);
    for (const [key, rows] of bySubject)
      this.#changes.set(key, new Map(rows.map(row => [row.predicate, row.changed])));
  }

  /** The later of the page's own change and those of its facts. */
  changed(page: PageOfTown & { readonly told_since: Date }): Date {
    let latest = page.told_since;
    const facts = this.#factsOf(page);
    if (facts.length === 0) return latest;
    const subjects = this.#subjectsOf(page);
    for (const fact of facts) {
      const [kind = '', predicate = ''] = fact.split('.');
      const changed = this.#changes.get(subjects.get(kind) ?? '')?.get(predicate);
      if (changed && changed > latest) latest = changed;
    }
    return latest;
  }

  #factsOf({ template_version_id }: PageOfTown): readonly string[] {
    return this.#facts.get(template_version_id) ?? [];
  }

  #subjectsOf({ city, state }: PageOfTown): ReadonlyMap<string, string> {
    const town = `${city}\n${state}`;
    const known = this.#subjects.get(town);
    if (known) return known;
    const fresh = subjectsOf({ city, state, service: '' }, this.#towns);
    this.#subjects.set(town, fresh);
    return fresh;
  }
}

function missing(known: ReadonlyMap<string, unknown>, wanted: ReadonlySet<string>): readonly string[] {
  return [...wanted].filter(key => !known.has(key));
}
