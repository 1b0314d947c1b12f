import { fillPage, type Override, type PageText } from '../../../engine/index.ts';
import { type FactsOnPage, noPageFacts } from '../../business/statements/page-facts.ts';
import { readPageFacts } from '../../business/statements/read-page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CompiledVersion, subjectOf } from '../../templates/templates/compile-version.ts';
import { fieldValuesSchema, type ShownPage } from './page-row.ts';

/** A page's text at a version, with the facts of today. */
export async function filledText(
  db: Db,
  version: CompiledVersion,
  page: Pick<ShownPage, 'field_values' | 'seed'>,
  overrides: readonly Override[],
): Promise<{ readonly text: PageText; readonly facts: FactsOnPage }> {
  const values = fieldValuesSchema.parse(page.field_values);
  const compiled = version.compiledFor(values.keyword ?? '');
  const subject = subjectOf(version, values);
  const names = compiled.facts.map(({ name }) => name);
  const known = names.length === 0 ? noPageFacts : await readPageFacts(db, subject);
  return {
    text: fillPage(compiled, values, page.seed, overrides, known.values),
    facts: { known, names, subject },
  };
}
