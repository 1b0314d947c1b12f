import { sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

/** Posts and their former addresses share one namespace: changes are serialized until the transaction ends. */
export async function lockAddresses(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('post-addresses'))`.execute(trx);
}

/** The post that is at this address or was once; null when the address is free. */
export async function findHolder(
  db: Db,
  slug: string,
): Promise<{ readonly id: string; readonly title: string; readonly isFormer: boolean } | null> {
  const here = await db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (here) return { ...here, isFormer: false };
  const once = await db
    .selectFrom('post_addresses as a')
    .innerJoin('posts as p', 'p.id', 'a.post_id')
    .select(['p.id', 'p.title'])
    .where('a.slug', '=', slug)
    .executeTakeFirst();
  return once ? { ...once, isFormer: true } : null;
}

export async function keepAddress(trx: Trx, slug: string, postId: string): Promise<void> {
  await trx
    .insertInto('post_addresses')
    .values({ slug, post_id: postId })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute();
}

export async function releaseAddress(trx: Trx, slug: string): Promise<void> {
  await trx.deleteFrom('post_addresses').where('slug', '=', slug).execute();
}

export async function listOldSlugs(db: Db, postId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('post_addresses')
    .select('slug')
    .where('post_id', '=', postId)
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute();
  return rows.map(row => row.slug);
}

export async function countOldSlugs(db: Db, postId: string): Promise<number> {
  return countRows(db, db.selectFrom('post_addresses').select('slug').where('post_id', '=', postId));
}
