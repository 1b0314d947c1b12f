import { sql } from 'kysely';
import type { Role } from '../../../contract/platform/role.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly email_verified: boolean;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
}

const person = ['id', 'email', 'name', 'email_verified', 'disabled_at', 'created_at'] as const;

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return db.selectFrom('auth_users').select(person).where('id', '=', id).executeTakeFirst();
}

export async function findEmailOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('auth_users').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}

export async function findPersonByEmail(db: Db, email: string): Promise<Person | undefined> {
  return db
    .selectFrom('auth_users')
    .select(person)
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** Adds a role for a user without one. */
export async function giveRole(trx: Db, userId: string, role: Role): Promise<void> {
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute();
}

export async function markVerified(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({ email_verified: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** The time of the last sign-in, regardless of the session's length. */
export async function markSignedIn(db: Db, userId: string): Promise<void> {
  await db.updateTable('auth_users').set({ signed_in_at: sql`now()` }).where('id', '=', userId).execute();
}

export async function updateName(trx: Db, userId: string, name: string): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({ name, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** False if another account has taken the address. */
export async function updateEmail(trx: Db, userId: string, email: string): Promise<boolean> {
  const row = await trx
    .updateTable('auth_users')
    .set({ email, email_verified: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where(eb =>
      eb.not(
        eb.exists(eb.selectFrom('auth_users as other').select('other.id').where('other.email', '=', email)),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDisabled(trx: Db, userId: string, isDisabled: boolean): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({ disabled_at: isDisabled ? sql<Date>`now()` : null, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

export interface IdentityRow {
  readonly id: string;
  readonly provider_id: string;
  readonly password: string | null;
  readonly created_at: Date;
}

/** A user's sign-in methods: a password and other providers' accounts. */
export async function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('auth_accounts')
    .select(['id', 'provider_id', 'password', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(20)
    .execute();
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function writePasswordHash(trx: Db, userId: string, hash: string): Promise<void> {
  const changed = await trx
    .updateTable('auth_accounts')
    .set({ password: hash, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  await trx
    .insertInto('auth_accounts')
    .values({
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
      updated_at: sql`now()`,
    })
    .execute();
}

/** Writes nothing if the password has changed in the meantime. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: to })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', from)
    .execute();
}

/** Serializes concurrent requests to unlink a sign-in method. */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function deleteIdentity(trx: Db, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('auth_accounts').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function findRoleName(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}
