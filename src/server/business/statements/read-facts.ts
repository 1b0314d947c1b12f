import type { Db } from '../../platform/db/database.ts';
import { isInstalled } from './check-predicate.ts';
import { listShown } from './queries.ts';

/** The shown facts of a subject, with their sources. */
export interface KnownFact {
  readonly value: string;
  /** An https address, `owner` or `gazetteer`. */
  readonly source: string;
  readonly source_name: string;
  readonly checked_on?: string | null | undefined;
}

/** Predicate ─▶ what is shown. */
export type SubjectFacts = ReadonlyMap<string, KnownFact>;

/**
 * The facts of each subject that are valid on this day and that texts can name. If sources disagree, the chosen one is
 * shown; without a choice, none.
 */
export async function readFacts(
  db: Db,
  subjectKeys: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, SubjectFacts>> {
  const rows = await listShown(db, subjectKeys, day);
  const found = new Map<string, SubjectFacts>();
  for (const [subject, ofSubject] of Map.groupBy(rows, row => row.subject_key)) {
    const facts = new Map<string, KnownFact>();
    for (const [predicate, sources] of Map.groupBy(ofSubject, row => row.predicate)) {
      if (!isInstalled(predicate)) continue;
      const values = new Set(sources.map(({ value }) => value));
      const shown =
        sources.find(({ is_chosen }) => is_chosen) ?? (values.size === 1 ? sources[0] : undefined);
      if (shown) facts.set(predicate, shown);
    }
    found.set(subject, facts);
  }
  return found;
}
