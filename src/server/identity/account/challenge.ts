import { randomBytes } from 'node:crypto';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';
import type { AccountContext } from './account-context.ts';
import { clearAttempts, isAttemptAllowed, requireTry } from './attempts.ts';
import { checkFactor, sendFactorCode, typeOf } from './check-factor.ts';
import { listVerifiedFactors, takeRecoveryCode } from './factor-queries.ts';
import { markSignedIn } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { completeSession } from './session-queries.ts';
import { writeOwnActivity } from './write-own-activity.ts';

export type ChallengeMethod = 'totp' | 'phone' | 'recovery-code';

const wrongCode: Readonly<Record<ChallengeMethod, string>> = {
  totp: 'This code is not right, or was used already. Wait for the app’s next code.',
  phone: 'This code is not right, or was used already. Check it, or have another one sent.',
  'recovery-code': 'This recovery code is not right, or was used already. Use another one.',
};

/** The session that waits for its second factor. */
export function requirePending(session: OpenSession | null): OpenSession {
  if (session?.factorUntil && session.factorUntil > new Date()) return session;
  throw new AppError('conflict', 'This sign-in took too long. Sign in again.', { reason: 'no-challenge' });
}

/** The methods that can finish this sign-in. */
export async function pendingMethods(context: AccountContext, userId: string): Promise<ChallengeMethod[]> {
  const types = (await listVerifiedFactors(context.database.kysely, userId)).map(typeOf);
  return [...new Set<ChallengeMethod>([...types, 'recovery-code'])];
}

/**
 * Checks the second factor of a sign-in and returns the session's new token. Wrong codes count by address
 * and account, and with a higher limit by account alone.
 */
export async function passChallenge(
  context: AccountContext,
  session: OpenSession,
  { method, code, address }: { method: ChallengeMethod; code: string; address: string },
): Promise<{ token: string }> {
  await requireTry(context, 'second-factor', address, session.userId);
  if (method !== 'recovery-code' && !(await isAttemptAllowed(context, 'second-factor-day', session.userId))) {
    throw new AppError('too-many', 'Too many wrong codes today. Use a recovery code.', {
      reason: 'attempts',
    });
  }
  const isRight =
    method === 'recovery-code'
      ? await useRecoveryCode(context, session, code)
      : await isCodeOf(context, session.userId, method, code);
  if (!isRight) {
    throw new AppError('invalid', wrongCode[method], { reason: 'code' });
  }
  const { userId, email } = session;
  const token = randomBytes(32).toString('base64url');
  await context.database.kysely.transaction().execute(async trx => {
    if (!(await completeSession(trx, session.id, token))) requirePending(null);
    await markSignedIn(trx, userId);
    const activity = {
      action: 'signed-in',
      noun: 'session' as const,
      id: userId,
      name: email,
      after: { factor: method },
    };
    await writeActivity(trx, activity, { id: userId, email });
  });
  await clearAttempts(context, 'second-factor', address, userId);
  await clearAttempts(context, 'second-factor-day', userId);
  return { token };
}

export async function sendChallengeCode(context: AccountContext, session: OpenSession): Promise<void> {
  const factors = await listVerifiedFactors(context.database.kysely, session.userId);
  const phone = factors.find(factor => factor.factor_type === 'phone');
  if (!phone) throw new AppError('conflict', 'This account has no phone factor.', { reason: 'no-factor' });
  await requireTry(context, 'message', phone.phone ?? '');
  await sendFactorCode(context, phone);
}

async function isCodeOf(
  context: AccountContext,
  userId: string,
  type: 'totp' | 'phone',
  code: string,
): Promise<boolean> {
  for (const factor of await listVerifiedFactors(context.database.kysely, userId)) {
    if (factor.factor_type === type && (await checkFactor(context, factor, code))) return true;
  }
  return false;
}

async function useRecoveryCode(
  context: AccountContext,
  session: OpenSession,
  code: string,
): Promise<boolean> {
  const { userId, email } = session;
  return context.database.kysely.transaction().execute(async trx => {
    const isRight = await takeRecoveryCode(trx, userId, hashRecoveryCode(context, code));
    if (isRight) await writeOwnActivity(trx, 'used-recovery-code', { id: userId, email });
    return isRight;
  });
}
