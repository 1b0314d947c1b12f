import { v7 as uuid } from 'uuid';
import type { PageStatus } from '../../../contract/pages/page-filter.ts';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { deletePageWithUndo } from '../page-changes/write-undoable-deletion.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import type { PageFacts } from '../redirects/nearest-queries.ts';
import { returnToAddresses } from '../redirects/return-to-addresses.ts';
import { fieldValuesSchema, type PageTable } from './page-row.ts';
import { lockPage, setNoindex, setPageStatus } from './queries.ts';
import { requirePagePlaceholders } from './require-pages-placeholders.ts';

/**
 * A page that becomes public may be a neighbor of others; one that stops being public concerns only itself and its
 * neighbors. Archiving redirects its visitors (`redirectTo`: the target; null: none; omitted: the most similar page). A
 * draft may return, so it has no redirect by default.
 */
export async function changePageStatus(
  db: Db,
  id: string,
  { status, redirectTo }: { status: PageStatus; redirectTo?: string | null | undefined },
): Promise<void> {
  await db.transaction().execute(async trx => {
    const page = await lockPage(trx, id);
    if (status === 'published' && page.status !== 'published') await requirePagePlaceholders(trx, page);
    await setPageStatus(trx, id, status);
    await writeActivity(trx, {
      action: 'status',
      noun: 'pages',
      id,
      name: page.title,
      before: { status: page.status },
      after: { status },
    });
    if (status === 'published') await returnToAddresses(trx, [page.slug]);
    else if (page.status === 'published' || redirectTo !== undefined) {
      await leaveAddresses(
        trx,
        [leaving(page, status === 'draft' ? (redirectTo ?? null) : redirectTo)],
        uuid(),
      );
    }
    await announce(
      trx,
      status === 'published' ? { kind: 'all-pages' } : { kind: 'pages', slugs: [page.slug] },
    );
  });
}

export async function changeNoindex(db: Db, id: string, is_noindex: boolean): Promise<void> {
  await db.transaction().execute(async trx => {
    const page = await lockPage(trx, id);
    await setNoindex(trx, id, is_noindex);
    await writeActivity(trx, {
      action: 'indexing',
      noun: 'pages',
      id,
      name: page.title,
      before: { is_noindex: page.is_noindex },
      after: { is_noindex },
    });
    await announce(trx, { kind: 'pages', slugs: [page.slug] });
  });
}

/**
 * Deleting a public page redirects its visitors, as archiving does; other pages keep their rules. It is undone like a
 * bulk deletion.
 */
export async function deletePage(
  db: Db,
  id: string,
  { redirectTo, userId }: { redirectTo?: string | null | undefined; userId: string | null },
): Promise<void> {
  await db.transaction().execute(async trx => {
    const page = await lockPage(trx, id);
    const changeId = uuid();
    await deletePageWithUndo(trx, {
      changeId,
      id,
      redirectTo: redirectTo === null ? noRedirect : (redirectTo ?? null),
      userId,
    });
    if (page.status === 'published' || redirectTo !== undefined) {
      await leaveAddresses(trx, [leaving(page, redirectTo)], changeId);
    }
    await writeActivity(trx, { action: 'deleted', noun: 'pages', id, name: `/${page.slug}/` });
    await announce(trx, { kind: 'pages', slugs: [page.slug] });
  });
}

/** The subject of a page, for choosing its redirect. */
export function factsOf(page: Pick<PageTable, 'id' | 'field_values'>): PageFacts {
  const { city = '', state = '', keyword = '' } = fieldValuesSchema.parse(page.field_values);
  return { id: page.id, city, state, keyword };
}

const leaving = (page: PageTable, to: string | null | undefined) => ({
  slug: page.slug,
  page: factsOf(page),
  ...(to === undefined ? {} : { to }),
});
