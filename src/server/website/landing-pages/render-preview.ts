import type { OverrideChanges } from '../../../contract/pages/overrides.ts';
import { changedOverrides } from '../../pages/pages/changed-overrides.ts';
import { textOf } from '../../pages/pages/edit-page.ts';
import { storedOverrides } from '../../pages/pages/page-row.ts';
import { getPage } from '../../pages/pages/queries.ts';
import type { Database } from '../../platform/db/database.ts';
import type { LandingContext } from './landing-context.ts';
import { renderComputedPage } from './render-page.ts';

/** A page with these edits as visitors would see it. Nothing is stored or cached. */
export async function renderPreview(
  context: LandingContext & { readonly database: Database },
  id: string,
  changes: Omit<OverrideChanges, 'revision'>,
): Promise<{ html: string }> {
  const db = context.database.kysely;
  const row = await getPage(db, id);
  const { templateText } = await textOf(db, row);
  const overrides = changedOverrides(templateText, storedOverrides(row), changes);
  const computed = await textOf(db, row, overrides);
  const { html } = await renderComputedPage(context, { ...row, ...headOf(computed.text) }, computed, null);
  return { html };
}

function headOf({
  title,
  meta_description,
  hero_title,
  hero_subtitle,
}: Awaited<ReturnType<typeof textOf>>['text']) {
  return { title, meta_description, hero_title, hero_subtitle };
}
