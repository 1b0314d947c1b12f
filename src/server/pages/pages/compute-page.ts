import { applyOverrides, type Override, type PageText } from '../../../engine/index.ts';
import { finishedSection, type Section } from '../../../sections/schemas.ts';
import type { FactsOnPage } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { filledText } from './filled-text.ts';
import { type ShownPage, storedOverrides } from './page-row.ts';

export interface ComputedPage {
  readonly version: CompiledVersion;
  /** The template's texts, before hand edits. */
  readonly templateText: PageText;
  readonly text: PageText;
  /** The text's sections, ready to draw: addresses and caps are checked again with the filled values. */
  readonly sections: readonly Section[];
  readonly facts: FactsOnPage;
}

/**
 * A page's whole text from its version, values, seed and hand edits (stored or passed). Null if its version was deleted
 * with its template.
 */
export async function computePage(
  db: Db,
  page: ShownPage,
  overrides: readonly Override[] = storedOverrides(page),
): Promise<ComputedPage | null> {
  const version = await compileVersion(db, page.template_version_id);
  if (!version) return null;
  const { text: templateText, facts } = await filledText(db, version, page, []);
  const text = overrides.length === 0 ? templateText : applyOverrides(templateText, overrides);
  const sections = text.content_sections.map(finishedSection);
  return { version, templateText, text, sections, facts };
}
