import { fillPage, type PageText } from '../../engine/index.ts';
import { finishedSection, type Section } from '../../sections/schemas.ts';
import type { Db } from '../db/database.ts';
import { type CompiledVersion, compileVersion } from '../templates/compile-version.ts';
import { fieldValuesSchema, type PageTable } from './page-row.ts';

export interface ComputedPage {
  readonly version: CompiledVersion;
  readonly text: PageText;
  /** The text's sections, ready to draw: addresses and caps are checked once more, now that values have been filled in. */
  readonly sections: readonly Section[];
}

/** A page's whole text from its version, values and seed. Null when its version is gone (its template was deleted). */
export async function computePage(db: Db, page: PageTable): Promise<ComputedPage | null> {
  const version = await compileVersion(db, page.template_version_id);
  if (!version) return null;
  const text = fillPage(version.compiled, fieldValuesSchema.parse(page.field_values), page.seed);
  const sections = text.content_sections.map(finishedSection);
  return { version, text, sections };
}
