import { type InferResult, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { hasVerifiedFactor } from '../account/factor-queries.ts';

function keys(db: Db) {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('auth_users as u', 'u.id', 'k.user_id')
    .leftJoin('user_roles as r', 'r.user_id', 'k.user_id')
    .select([
      'k.id',
      'k.name',
      'k.prefix',
      'k.scopes',
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      'k.revoked_at',
      'k.user_id',
      'u.email as owner_email',
      // By the database's clock, which all processes share.
      sql<boolean>`coalesce(k.expires_at <= now(), false)`.as('is_expired'),
      sql<boolean>`coalesce(r.role = 'admin', false) and u.disabled_at is null`.as('is_owner_admin'),
      hasVerifiedFactor('k.user_id').as('has_owner_factor'),
    ]);
}

export type KeyRow = InferResult<ReturnType<typeof keys>>[number];

/** `is_use_news`: the last recorded use is more than a minute ago, or there is none. */
export async function findKeyByPrefix(db: Db, prefix: string) {
  return keys(db)
    .select([
      'k.secret_hash',
      sql<boolean>`coalesce(k.last_used_at < now() - interval '1 minute', true)`.as('is_use_news'),
    ])
    .where('k.prefix', '=', prefix)
    .executeTakeFirst();
}

export async function findKey(db: Db, id: string): Promise<KeyRow | undefined> {
  return keys(db).where('k.id', '=', id).executeTakeFirst();
}

export async function listKeys(db: Db, { after, limit }: PageAfter): Promise<KeyRow[]> {
  let query = keys(db).orderBy('k.id', 'desc').limit(limit);
  if (after) query = query.where('k.id', '<', after);
  return query.execute();
}

export async function countKeys(db: Db): Promise<number> {
  return countRows(db, db.selectFrom('api_keys').select('id'));
}

/** Counts a user's active keys. Locks, so that concurrent requests can't exceed the limit. */
export async function countLiveKeys(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute();
  const live = trx
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`);
  return countRows(trx, live);
}

export interface NewKeyRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Buffer;
  readonly scopes: readonly string[];
  readonly days: number | null;
}

export async function insertKey(trx: Trx, key: NewKeyRow): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({
      id: key.id,
      user_id: key.userId,
      name: key.name,
      prefix: key.prefix,
      secret_hash: key.hash,
      scopes: [...key.scopes],
      expires_at: key.days === null ? null : sql<Date>`now() + make_interval(days => ${key.days})`,
    })
    .execute();
}

/** Records a key's use at most once a minute, however many calls arrive. */
export async function markKeyUsed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute();
}

/** False if it was revoked already. */
export async function markKeyRevoked(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes all keys of a user who is no longer an admin. Returns the count. */
export async function markKeysRevoked(trx: Trx, userId: string): Promise<number> {
  const rows = await trx
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** The newest keys that sign tokens. Tokens of older keys have expired. */
export async function listPublicKeys(db: Db): Promise<{ id: string; public_key: string }[]> {
  return db
    .selectFrom('auth_keys')
    .select(['id', 'public_key'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}
