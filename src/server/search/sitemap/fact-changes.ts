import type { Area } from '../../../contract/platform/areas.ts';
import { subjectsOf } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { type IsoTime, listFactChanges, listFactsOfVersions } from './queries.ts';

interface PageOfTown {
  readonly city: string;
  readonly state: string;
  readonly template_version_id: string;
}

/** When the facts about their towns, counties, states and the business last changed. */
export class FactChanges {
  readonly #db: Db;
  readonly #towns: readonly Area[];
  /** The facts that a version's texts name. */
  readonly #facts = new Map<string, readonly string[]>();
  /** Subject ─▶ predicate ─▶ when it was stated, changed, or expired. */
  readonly #changes = new Map<string, ReadonlyMap<string, IsoTime>>();
  /** The newest change of the facts on pages of a version and a town; null: none. */
  readonly #newest = new Map<string, IsoTime | null>();

  constructor(db: Db, towns: readonly Area[]) {
    this.#db = db;
    this.#towns = towns;
  }

  /** Reads what is not known yet of these pages. */
  async read(pages: readonly PageOfTown[]): Promise<void> {
    const unknown = new Map<string, PageOfTown>();
    for (const page of pages) {
      const key = keyOf(page);
      if (!this.#newest.has(key)) unknown.set(key, page);
    }
    await this.#readFacts(
      missing(
        this.#facts,
        [...unknown.values()].map(page => page.template_version_id),
      ),
    );
    const asked = [...unknown].map(([key, page]) => ({
      key,
      facts: this.#facts.get(page.template_version_id) ?? [],
      subjects: subjectsOf({ ...page, service: '' }, this.#towns),
    }));
    const told = asked.filter(({ facts }) => facts.length > 0);
    await this.#readChanges(
      missing(
        this.#changes,
        told.flatMap(({ subjects }) => Array.from(subjects.values())),
      ),
    );
    for (const { key, facts, subjects } of asked) this.#newest.set(key, this.#newestOf(facts, subjects));
  }

  /** The later of the page's own change and those of its facts. */
  changed(page: PageOfTown & { readonly announced_at: IsoTime }): IsoTime {
    const newest = this.#newest.get(keyOf(page)) ?? null;
    return newest && newest > page.announced_at ? newest : page.announced_at;
  }

  async #readFacts(versions: readonly string[]): Promise<void> {
    if (versions.length === 0) return;
    for (const { id, facts } of await listFactsOfVersions(this.#db, versions)) this.#facts.set(id, facts);
  }

  async #readChanges(subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    const none: ReadonlyMap<string, IsoTime> = new Map();
    for (const key of subjects) this.#changes.set(key, none);
    const bySubject = Map.groupBy(await listFactChanges(this.#db, subjects), row => row.subject_key);
    for (const [key, rows] of bySubject)
      this.#changes.set(key, new Map(rows.map(row => [row.predicate, row.changed])));
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

function keyOf({ city, state, template_version_id }: PageOfTown): string {
  return `${template_version_id}\n${city}\n${state}`;
}

function missing(known: ReadonlyMap<string, unknown>, wanted: readonly string[]): readonly string[] {
  return [...new Set(wanted)].filter(key => !known.has(key));
}
