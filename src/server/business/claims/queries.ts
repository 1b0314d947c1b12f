import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';

const accepted = (db: Db) =>
  db
    .selectFrom('accepted_claims as c')
    .leftJoin('auth_users as u', 'u.id', 'c.accepted_by')
    .select(['c.id', 'c.claim', 'c.reason', 'u.email as accepted_by', 'c.created_at']);

/** Newest first. */
export async function listAccepted(db: Db, { after, limit }: PageAfter) {
  return accepted(db)
    .$if(after !== null, query => query.where('c.id', '<', after ?? ''))
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countAccepted(db: Db, max: number): Promise<number> {
  return countRows(db, db.selectFrom('accepted_claims').select('id').limit(max));
}

/** Inserts accepted claims; a claim that was accepted before keeps its reason. */
export async function insertAccepted(
  trx: Trx,
  claims: readonly string[],
  { reason, userId }: { readonly reason: string; readonly userId: string },
): Promise<void> {
  await trx
    .insertInto('accepted_claims')
    .values(claims.map(claim => ({ id: uuidv7(), claim, reason, accepted_by: userId })))
    .onConflict(conflict => conflict.expression(sql`lower(claim)`).doNothing())
    .execute();
}

export async function deleteAccepted(trx: Trx, id: string): Promise<{ claim: string }> {
  const row = await trx
    .deleteFrom('accepted_claims')
    .where('id', '=', id)
    .returning('claim')
    .executeTakeFirst();
  if (row) return row;
  throw new AppError('not-found', 'Claim not found. It may have been removed.', { reason: 'claim-missing' });
}
