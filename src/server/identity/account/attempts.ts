import { createHmac } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from './account-context.ts';
import { countAttempt, forgetAttempts } from './attempt-queries.ts';

/*
 * Limits count by address and account together, so a guesser blocks only himself and not the owner.
 * Accounts that don't exist are counted in the same way.
 */

interface Limit {
  readonly max: number;
  readonly minutes: number;
}

const limits = {
  /** Password or mailed code. */
  'sign-in': { max: 10, minutes: 15 },
  'second-factor': { max: 10, minutes: 15 },
  /** From all addresses together. Using it up requires the password; recovery codes are exempt. */
  'second-factor-day': { max: 100, minutes: 24 * 60 },
  proof: { max: 10, minutes: 15 },
  /** Messages to one mailbox. */
  message: { max: 6, minutes: 60 },
  token: { max: 30, minutes: 15 },
  /** Calls with invalid keys. */
  'api-key': { max: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof limits;

/**
 * Counts an attempt before it is made, so that concurrent attempts count too. Returns false above the
 * limit.
 */
export async function isAttemptAllowed(
  { database, codeKey }: Pick<AccountContext, 'database' | 'codeKey'>,
  kind: AttemptKind,
  ...about: readonly string[]
): Promise<boolean> {
  const { max, minutes } = limits[kind];
  return (await countAttempt(database.kysely, keyOf(codeKey, kind, about), minutes)) <= max;
}

export async function requireTry(
  context: Pick<AccountContext, 'database' | 'codeKey'>,
  kind: AttemptKind,
  ...about: readonly string[]
): Promise<void> {
  if (await isAttemptAllowed(context, kind, ...about)) return;
  throw new AppError('too-many', 'Too many attempts. Try again in 15 minutes.', {
    reason: 'attempts',
  });
}

/** Clears the count after a success. */
export async function clearAttempts(
  { database, codeKey }: Pick<AccountContext, 'database' | 'codeKey'>,
  kind: AttemptKind,
  ...about: readonly string[]
): Promise<void> {
  await forgetAttempts(database.kysely, keyOf(codeKey, kind, about));
}

/** Hashed, so that no addresses or emails are stored. */
function keyOf(codeKey: string, kind: AttemptKind, about: readonly string[]): string {
  const plain = about.map(one => one.trim().toLowerCase()).join('\n');
  return createHmac('sha256', codeKey).update(`${kind}\n${plain}`).digest('base64url');
}
