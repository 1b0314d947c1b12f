import type { OverrideChanges } from '../../../contract/pages/overrides.ts';
import type { Override } from '../../../engine/index.ts';
import { requirePlaceholders } from '../../business/claims/require-placeholders.ts';
import { requireStated } from '../../business/claims/require-stated.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { changedOverrides } from './changed-overrides.ts';
import { type ComputedPage, computePage } from './compute-page.ts';
import { changedTexts, findEditClaims } from './edit-claims.ts';
import { pageRevision } from './page-revision.ts';
import { type PageTable, storedOverrides, storedValues } from './page-row.ts';
import { lockPage, setOverrides } from './queries.ts';

/** Changes a page's hand edits and the head strings they give, together; the page is rendered again at once. */
export async function editPage(db: Db, id: string, changes: OverrideChanges): Promise<void> {
  await db.transaction().execute(async trx => {
    const page = await lockPage(trx, id);
    if (pageRevision(page) !== changes.revision) {
      throw new AppError('conflict', 'Another user changed this page while you were editing it.', {
        reason: 'stale-revision',
      });
    }
    const before = await textOf(trx, page);
    const overrides = changedOverrides(before.templateText, storedOverrides(page), changes);
    requirePlaceholders(changedTexts(before, changes), {
      values: storedValues(page),
      otherwise: 'until then the page keeps its text',
    });
    await requireStated(trx, {
      claims: () => findEditClaims(trx, before, changes),
      otherwise: 'until then the page keeps its text',
    });
    const { text } = await textOf(trx, page, overrides);
    await setOverrides(trx, id, overrides, text);
    await announce(trx, { kind: 'pages', slugs: [page.slug] });
  });
}

/** The page's text, where there still is one. */
export async function textOf(
  db: Db,
  page: PageTable,
  overrides: readonly Override[] = storedOverrides(page),
): Promise<ComputedPage> {
  const computed = await computePage(db, page, overrides);
  if (!computed) {
    throw new AppError('conflict', 'This page’s template was deleted. Its text can’t be edited.', {
      reason: 'template-missing',
    });
  }
  return computed;
}
