import { sql } from 'kysely';
import type { Role } from '../../../contract/platform/role.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { hasVerifiedFactor } from '../account/factor-queries.ts';

export interface StaffRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
  readonly signed_in_at: Date | null;
  readonly has_second_factor: boolean;
}

function staff(db: Db) {
  return db
    .selectFrom('user_roles as r')
    .innerJoin('auth_users as u', 'u.id', 'r.user_id')
    .where('r.role', '=', 'admin');
}

export async function listStaff(db: Db, { after, limit }: PageAfter): Promise<StaffRow[]> {
  let query = staff(db)
    .select([
      'u.id',
      'u.email',
      'u.name',
      'u.created_at',
      'u.disabled_at',
      'u.signed_in_at',
      hasVerifiedFactor('u.id').as('has_second_factor'),
    ])
    .orderBy('u.email')
    .limit(limit);
  if (after !== null) query = query.where('u.email', '>', after);
  return query.execute();
}

export async function countStaff(db: Db): Promise<number> {
  return countRows(db, staff(db).select('u.id'));
}

/**
 * Takes the lock of the trigger that protects the last admin (migration 0031), so that removals run one by
 * one.
 */
export async function lockAdmins(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pagehaul admins'))`.execute(trx);
}

/** True if another user can sign in as an admin. */
export async function hasOtherAdmin(trx: Trx, userId: string): Promise<boolean> {
  const row = await staff(trx)
    .select('u.id')
    .where('u.disabled_at', 'is', null)
    .where('u.id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeRole(trx: Trx, userId: string, role: Role): Promise<void> {
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ role }))
    .execute();
}

export async function deletePerson(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('auth_users').where('id', '=', userId).execute();
}
