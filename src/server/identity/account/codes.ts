import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import type { AccountContext } from './account-context.ts';
import {
  type CodePurpose,
  deleteCode,
  deleteCodes,
  holdAccount,
  insertCode,
  takeCode,
  tryCode,
  type UsedCode,
} from './code-queries.ts';

type Keyed = Pick<AccountContext, 'codeKey'>;

/** Minutes until a message's link expires. */
export const linkMinutes = 24 * 60;
/** Minutes until a message's code expires. */
export const codeMinutes = 10;
const maxTries = 5;

/** Creates a code for a link: too long to guess, stored as a hash, usable once. */
export async function issueToken(
  { codeKey }: Keyed,
  trx: Trx,
  code: { userId: string; purpose: CodePurpose; subject: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertCode(trx, { ...code, codeHash: hashCode(codeKey, token), minutes: linkMinutes });
  return token;
}

/**
 * Redeems a token and returns its data. Undefined if it is forged, used or expired; other tokens of the
 * same kind become invalid.
 */
export async function redeemToken(
  { codeKey }: Keyed,
  trx: Trx,
  token: string,
  purposes: readonly CodePurpose[],
): Promise<UsedCode | undefined> {
  const used = await takeCode(trx, hashCode(codeKey, token), purposes);
  const purpose = purposes.find(one => one === used?.purpose);
  if (used && purpose) await deleteCodes(trx, used.user_id, purpose);
  return used;
}

/** Creates a six-digit code and invalidates the previous one. */
export async function issueShortCode(
  { codeKey }: Keyed,
  trx: Trx,
  code: { userId: string; purpose: CodePurpose; subject: string | null },
): Promise<string> {
  // A session may be known for some seconds after its account was deleted.
  if (!(await holdAccount(trx, code.userId)))
    throw new AppError('signed-out', 'This account was deleted. Sign in with another one.');
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  await deleteCodes(trx, code.userId, code.purpose);
  await insertCode(trx, { ...code, codeHash: hashCode(codeKey, digits), minutes: codeMinutes });
  return digits;
}

/** True once, for the correct code within five attempts. */
export async function redeemShortCode(
  { codeKey }: Keyed,
  db: Db,
  {
    userId,
    purpose,
    subject,
    code,
  }: { userId: string; purpose: CodePurpose; subject: string | null; code: string },
): Promise<boolean> {
  const awaited = await tryCode(db, { userId, purpose, max: maxTries });
  if (!awaited || awaited.subject !== subject) return false;
  if (!isSameSecret(awaited.code_hash, hashCode(codeKey, code))) return false;
  return deleteCode(db, awaited.id);
}

export function hashCode(codeKey: string, code: string): string {
  return createHmac('sha256', codeKey).update(code).digest('base64url');
}
