import { fillPage, type PageText } from '../../engine/index.ts';
import type { Db } from '../db/database.ts';
import { type CompiledVersion, compileVersion } from '../templates/compile-version.ts';
import { fieldValuesSchema, type PageTable } from './page-row.ts';

export interface ComputedPage {
  readonly version: CompiledVersion;
  readonly text: PageText;
}

/** A page's whole text from its version, values and seed. Null when its version is gone (its template was deleted). */
export async function computePage(db: Db, page: PageTable): Promise<ComputedPage | null> {
  const version = await compileVersion(db, page.template_version_id);
  if (!version) return null;
  return { version, text: fillPage(version.compiled, fieldValuesSchema.parse(page.field_values), page.seed) };
}
