import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { blogPages } from './blog-pages.ts';
import { deletePostRow, getPost } from './queries.ts';

/** Deletes a post with its former addresses. */
export async function deletePost(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const { title } = await getPost(trx, id);
    await deletePostRow(trx, id);
    await writeActivity(trx, { action: 'deleted', noun: 'posts', id, name: title });
    await announce(trx, blogPages);
  });
}
