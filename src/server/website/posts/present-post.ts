import { postStatusSchema } from '../../../contract/website/post-filter.ts';
import { type Post, type PostRow, postRowSchema } from '../../../contract/website/posts.ts';
import { findEmailOf } from '../../identity/account/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { presentAs } from '../../platform/present-as.ts';
import { countOldSlugs, listOldSlugs } from './address-queries.ts';
import { type PostRowTable, type PostTable } from './queries.ts';

const maxOldSlugs = 20;

/** The only place that converts a post to an answer. */
export async function presentPost(db: Db, post: PostTable): Promise<Post> {
  return {
    ...presentRow({ ...post, old_address_count: await countOldSlugs(db, post.id) }),
    body: post.body,
    old_slugs: await listOldSlugs(db, post.id, maxOldSlugs),
    updated_by_email: post.updated_by === null ? null : await findEmailOf(db, post.updated_by),
  };
}

export function presentRow(row: PostRowTable & { old_address_count: number }): PostRow {
  return presentAs(postRowSchema, {
    ...row,
    status: postStatusSchema.parse(row.status),
  });
}
