import type { Role } from '../../contract/session.ts';
import type { Db } from '../db/database.ts';

export async function findRole(db: Db, userId: string): Promise<Role | null> {
  const row = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role === 'admin' || row?.role === 'customer' ? row.role : null;
}

export async function countAdmins(db: Db): Promise<number> {
  const row = await db
    .selectFrom('user_roles')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function emailExists(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
