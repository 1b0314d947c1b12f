import { applyOverrides, fillPage, type Override, type PageText } from '../../../engine/index.ts';
import { finishedSection, type Section } from '../../../sections/schemas.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { fieldValuesSchema, type ShownPage, storedOverrides } from './page-row.ts';

export interface ComputedPage {
  readonly version: CompiledVersion;
  /** What the template gives, before hand edits. */
  readonly templateText: PageText;
  readonly text: PageText;
  /** The text's sections, ready to draw: addresses and caps are checked once more, now that values have been filled in. */
  readonly sections: readonly Section[];
}

/**
 * A page's whole text from its version, values, seed and hand edits (the stored ones, or those given). Null when its
 * version is gone (its template was deleted).
 */
export async function computePage(
  db: Db,
  page: ShownPage,
  overrides: readonly Override[] = storedOverrides(page),
): Promise<ComputedPage | null> {
  const version = await compileVersion(db, page.template_version_id);
  if (!version) return null;
  const values = fieldValuesSchema.parse(page.field_values);
  const templateText = fillPage(version.compiledFor(values.keyword ?? ''), values, page.seed);
  const text = overrides.length === 0 ? templateText : applyOverrides(templateText, overrides);
  const sections = text.content_sections.map(finishedSection);
  return { version, templateText, text, sections };
}
