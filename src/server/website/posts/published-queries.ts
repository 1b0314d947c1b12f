import type { InferResult } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What visitors may read. A published post always has its day. */

const published = (db: Db) =>
  db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'description', 'author', 'body', 'updated_at'])
    .select(eb => eb.ref('published_at').$notNull().as('published_at'))
    .where('status', '=', 'published');

export type PublishedRow = InferResult<ReturnType<typeof published>>[number];

/** One page of the blog, the latest first. */
export async function listPublishedPosts(db: Db, offset: number, limit: number): Promise<PublishedRow[]> {
  return published(db)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findPublishedPost(db: Db, slug: string): Promise<PublishedRow | undefined> {
  return published(db).where('slug', '=', slug).executeTakeFirst();
}

/** Where the public post is now that was at this address before. */
export async function findMovedPost(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('post_addresses as a')
    .innerJoin('posts as p', 'p.id', 'a.post_id')
    .select('p.slug')
    .where('a.slug', '=', slug)
    .where('p.status', '=', 'published')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Addresses for search engines, the latest first. */
export async function listPostAddresses(
  db: Db,
  limit: number,
): Promise<{ readonly slug: string; readonly updated_at: Date }[]> {
  return db
    .selectFrom('posts')
    .select(['slug', 'updated_at'])
    .where('status', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Every address a public post had before, and where it is now. */
export async function listMovedPosts(db: Db): Promise<{ readonly from: string; readonly to: string }[]> {
  return db
    .selectFrom('post_addresses as a')
    .innerJoin('posts as p', 'p.id', 'a.post_id')
    .select(['a.slug as from', 'p.slug as to'])
    .where('p.status', '=', 'published')
    .whereRef('a.slug', '<>', 'p.slug')
    .orderBy('a.slug')
    .execute();
}
