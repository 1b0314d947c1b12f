import { type Selectable, sql } from 'kysely';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import type { PostInput } from '../../../contract/website/posts.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { Posts } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type PostTable = Omit<Selectable<Posts>, 'search'>;
export type PostRowTable = Omit<PostTable, 'body' | 'updated_by'>;

const rowColumns = [
  'id',
  'slug',
  'title',
  'description',
  'author',
  'status',
  'published_at',
  'revision',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PostRowTable)[];
const columns = [...rowColumns, 'body', 'updated_by'] as const satisfies readonly (keyof PostTable)[];

const postMissing = () => new AppError('not-found', 'Post not found.', { reason: 'post-missing' });

export async function getPost(db: Db, id: string): Promise<PostTable> {
  return db.selectFrom('posts').select(columns).where('id', '=', id).executeTakeFirstOrThrow(postMissing);
}

/** The post, locked until the transaction ends. */
export async function lockPost(trx: Trx, id: string): Promise<PostTable> {
  return trx
    .selectFrom('posts')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(postMissing);
}

export interface PostFilter {
  readonly search?: string | undefined;
  readonly status?: PostStatus | undefined;
}

function filtered(db: Db, { search, status }: PostFilter) {
  let query = db.selectFrom('posts');
  if (search) query = query.where(contains(sql<string>`search`, [search]));
  if (status) query = query.where('status', '=', status);
  return query;
}

export async function listPosts(
  db: Db,
  filter: PostFilter & PageAfter,
): Promise<(PostRowTable & { old_address_count: number })[]> {
  let query = filtered(db, filter)
    .select(rowColumns)
    .select(
      sql<number>`(select count(*) from post_addresses a where a.post_id = posts.id)`.as('old_address_count'),
    )
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.after) query = query.where('id', '<', filter.after);
  return query.execute();
}

/** How many posts there are, counted up to `max`. */
export async function countPosts(db: Db, filter: PostFilter, max: number): Promise<number> {
  return countRows(db, filtered(db, filter).select('id').limit(max));
}

export interface PostText extends Omit<PostInput, 'published_at' | 'publish_anyway'> {
  readonly published_at: Date | null;
}

export async function insertPost(
  trx: Trx,
  id: string,
  post: PostText,
  userId: string | null,
): Promise<PostTable> {
  return trx
    .insertInto('posts')
    .values({ id, ...post, updated_by: userId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updatePostRow(
  trx: Trx,
  id: string,
  post: PostText,
  userId: string | null,
): Promise<PostTable> {
  return trx
    .updateTable('posts')
    .set({ ...post, updated_by: userId, updated_at: sql`now()`, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deletePostRow(trx: Trx, id: string): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('posts').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw postMissing();
}
