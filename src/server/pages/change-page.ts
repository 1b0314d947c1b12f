import type { PageStatus } from '../../contract/page-filter.ts';
import { writeActivity } from '../activity/write-activity.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { deletePageRow, lockPage, setNoindex, setPageStatus } from './queries.ts';

/** A page that becomes public may be somebody's neighbour; one that stops being so is only its own and its neighbours' matter. */
export async function changePageStatus(db: Db, id: string, status: PageStatus): Promise<void> {
  await db.transaction().execute(async trx => {
    const page = await lockPage(trx, id);
    await setPageStatus(trx, id, status);
    await writeActivity(trx, {
      action: 'status',
      noun: 'pages',
      id,
      name: page.title,
      before: { status: page.status },
      after: { status },
    });
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

export async function deletePage(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const slug = await deletePageRow(trx, id);
    await writeActivity(trx, { action: 'deleted', noun: 'pages', id, name: `/${slug}/` });
    await announce(trx, { kind: 'pages', slugs: [slug] });
  });
}
