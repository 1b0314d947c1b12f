import { fewestJobs } from '../../../contract/business/work-orders.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FactOfService } from '../findings/town-findings.ts';
import { listWorkSummaries, type WorkSummary } from './queries.ts';
import { oldestDay, workFacts } from './work-facts.ts';

/** Towns and counties times services: some 30 MB. Those with the fewest jobs are left out. */
const maxSummaries = 50_000;

/** The keys of a page's town and county. */
type Subjects = ReadonlyMap<string, string>;

/** What pages say of the owner’s finished work orders: of their town, or else of its county. */
export class WorkIndex {
  readonly #facts = new Map<string, readonly (readonly [string, string])[]>();

  constructor(summaries: readonly WorkSummary[]) {
    for (const summary of summaries)
      this.#facts.set(`${summary.subject_key}\n${summary.service_key}`, workFacts(summary));
  }

  /** The facts of a page of this service. */
  of(subjects: Subjects, service: string): readonly FactOfService[] {
    if (this.#facts.size === 0 || service === '') return [];
    for (const kind of ['place', 'county']) {
      const facts = this.#facts.get(`${subjects.get(kind) ?? ''}\n${service.toLowerCase()}`);
      if (facts)
        return facts.map(([predicate, text]) => ({ name: `${kind}.${predicate}`, text, sources: [] }));
    }
    return [];
  }

  get isEmpty(): boolean {
    return this.#facts.size === 0;
  }
}

export const noWork = new WorkIndex([]);

/** Reads what pages say on this day; of these subjects alone, or of all. */
export async function readWorkIndex(db: Db, today: string, subjects?: readonly string[]): Promise<WorkIndex> {
  const asked = { after: oldestDay(today), at_least: fewestJobs, limit: maxSummaries };
  return new WorkIndex(await listWorkSummaries(db, subjects ? { ...asked, subjects } : asked));
}
