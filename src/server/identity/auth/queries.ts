import type { Role } from '../../../contract/platform/role.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { hasVerifiedFactor } from '../account/factor-queries.ts';

export async function findRole(db: Db, userId: string): Promise<Role | null> {
  const row = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return roleOf(row?.role);
}

/** The data that decides a signed-in user's access. */
export async function findRoleAndFactor(
  db: Db,
  userId: string,
): Promise<{ role: Role | null; hasFactor: boolean }> {
  const row = await db
    .selectFrom('user_roles as r')
    .select(['r.role', hasVerifiedFactor('r.user_id').as('has_factor')])
    .where('r.user_id', '=', userId)
    .executeTakeFirst();
  return { role: roleOf(row?.role), hasFactor: row?.has_factor ?? false };
}

const roleOf = (role: string | undefined) => (role === 'admin' || role === 'customer' ? role : null);

/** Counts the admins who can sign in. */
export async function countAdmins(db: Db): Promise<number> {
  const admins = db
    .selectFrom('user_roles as r')
    .innerJoin('auth_users as u', 'u.id', 'r.user_id')
    .select('u.id')
    .where('r.role', '=', 'admin')
    .where('u.disabled_at', 'is', null);
  return countRows(db, admins);
}

export async function emailExists(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
}

/** Creates an account with a password and a role, in one transaction. */
export async function insertUser(db: Db, { email, passwordHash, role }: NewUser): Promise<string> {
  return db.transaction().execute(async trx => {
    const { id } = await trx
      .insertInto('auth_users')
      .values({ email, name: email, email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('auth_accounts')
      .values({
        user_id: id,
        account_id: id,
        provider_id: 'credential',
        password: passwordHash,
        updated_at: new Date(),
      })
      .execute();
    await trx.insertInto('user_roles').values({ user_id: id, role }).execute();
    return id;
  });
}
