import type { Db } from '../../platform/db/database.ts';

export async function listUsers(db: Db) {
  return db
    .selectFrom('auth_users as u')
    .leftJoin('user_roles as r', 'r.user_id', 'u.id')
    .select(['u.id', 'u.email', 'r.role', 'u.created_at'])
    .orderBy('u.email')
    .execute();
}
