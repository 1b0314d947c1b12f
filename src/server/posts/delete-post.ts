import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { blogPages } from './blog-pages.ts';
import { deletePostRow } from './queries.ts';

/** Deletes a post with its former addresses. */
export async function deletePost(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    await deletePostRow(trx, id);
    await announce(trx, blogPages);
  });
}
