import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

export type CodePurpose = 'confirm' | 'change-email' | 'proof' | 'phone';

export interface NewCode {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
  readonly subject: string | null;
  readonly minutes: number;
}

export async function insertCode(trx: Db, code: NewCode): Promise<void> {
  await trx
    .insertInto('auth_codes')
    .values({
      user_id: code.userId,
      purpose: code.purpose,
      code_hash: code.codeHash,
      subject: code.subject,
      expires_at: sql`now() + make_interval(mins => ${code.minutes})`,
    })
    .execute();
}

/** Locks an account until the transaction ends. False if there is none. */
export async function holdAccount(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCodes(trx: Db, userId: string, purpose: CodePurpose): Promise<void> {
  await trx.deleteFrom('auth_codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

export interface UsedCode {
  readonly user_id: string;
  readonly purpose: string;
  readonly subject: string | null;
}

/** Deletes a long code by its hash. If two requests use it at once, only one gets it. */
export async function takeCode(
  trx: Db,
  codeHash: string,
  purposes: readonly CodePurpose[],
): Promise<UsedCode | undefined> {
  return trx
    .deleteFrom('auth_codes')
    .where('code_hash', '=', codeHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'purpose', 'subject'])
    .executeTakeFirst();
}

/** Counts an attempt for a user's short code and returns the code; undefined if it is used up or expired. */
export async function tryCode(
  db: Db,
  { userId, purpose, max }: { userId: string; purpose: CodePurpose; max: number },
): Promise<{ id: string; code_hash: string; subject: string | null } | undefined> {
  return db
    .updateTable('auth_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', max)
    .returning(['id', 'code_hash', 'subject'])
    .executeTakeFirst();
}

export async function deleteCode(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('auth_codes').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
