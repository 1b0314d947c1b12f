import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AuthFactors } from '../../platform/db/tables.ts';

export type FactorRow = Selectable<AuthFactors>;

export async function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('auth_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(20)
    .execute();
}

export async function listVerifiedFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return (await listFactors(db, userId)).filter(factor => factor.status === 'verified');
}

/** SQL condition: the account has a verified factor. */
export const hasVerifiedFactor = (userId: 'u.id' | 'r.user_id' | 'k.user_id') =>
  sql<boolean>`exists (select from auth_factors f where f.user_id = ${sql.ref(userId)} and f.status = 'verified')`;

export async function findFactor(db: Db, userId: string, id: string): Promise<FactorRow | undefined> {
  return db
    .selectFrom('auth_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewFactor {
  readonly userId: string;
  readonly factorType: 'totp' | 'phone';
  readonly name: string;
  readonly secret: string | null;
  readonly phone: string | null;
}

export async function insertFactor(trx: Db, factor: NewFactor): Promise<string> {
  const row = await trx
    .insertInto('auth_factors')
    .values({
      user_id: factor.userId,
      factor_type: factor.factorType,
      name: factor.name,
      secret: factor.secret,
      phone: factor.phone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes factors whose setup was not finished. */
export async function deleteUnverified(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('auth_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .execute();
}

export async function deleteFactor(trx: Db, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('auth_factors').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function deleteFactors(trx: Db, userId: string): Promise<number> {
  const rows = await trx.deleteFrom('auth_factors').where('user_id', '=', userId).returning('id').execute();
  return rows.length;
}

/**
 * Marks a time step of an authenticator app as used. Returns false for the same or an earlier step, because
 * the code is a replay. A step far in the future came from a wrong clock and doesn't block later codes.
 */
export async function useStep(
  db: Db,
  id: string,
  { step, now }: { step: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('auth_factors')
    .set({ last_step: step, used_at: sql`now()` })
    .where('id', '=', id)
    .where(eb =>
      eb.or([eb('last_step', 'is', null), eb('last_step', '<', step), eb('last_step', '>', now + 2)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markFactorUsed(db: Db, id: string): Promise<void> {
  await db.updateTable('auth_factors').set({ used_at: sql`now()` }).where('id', '=', id).execute();
}

export async function markFactorVerified(trx: Db, id: string): Promise<void> {
  await trx.updateTable('auth_factors').set({ status: 'verified' }).where('id', '=', id).execute();
}

export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('auth_recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('auth_recovery_codes')
    .values(hashes.map(code_hash => ({ user_id: userId, code_hash })))
    .execute();
}

/** If two requests use the same code at once, only one gets it. */
export async function takeRecoveryCode(trx: Db, userId: string, hash: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('auth_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return countRows(db, db.selectFrom('auth_recovery_codes').select('user_id').where('user_id', '=', userId));
}
