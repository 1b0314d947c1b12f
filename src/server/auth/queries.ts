import { z } from 'zod';
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

/** The value kept under this name; `fresh` is kept if there is none yet. Safe when two processes start at once. */
export async function keepSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(fresh) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return z.string().parse(row.value);
}
