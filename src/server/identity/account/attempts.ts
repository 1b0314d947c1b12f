import { createHmac } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from './account-context.ts';
import { countAttempt, forgetAttempts } from './attempt-queries.ts';

/*
 * Guessing is bounded by place and account together: a stranger who guesses holds up himself, not the owner of the account,
 * who comes from elsewhere. What is counted is the same for accounts that don't exist.
 */

interface Limit {
  readonly most: number;
  readonly minutes: number;
}

const limits = {
  /** Password or mailed code. */
  'sign-in': { most: 10, minutes: 15 },
  'second-factor': { most: 10, minutes: 15 },
  /** From everywhere together. Only who has the password gets to spend it, and recovery codes are not bound by it. */
  'second-factor-day': { most: 100, minutes: 24 * 60 },
  proof: { most: 10, minutes: 15 },
  /** Messages to one mailbox. */
  message: { most: 6, minutes: 60 },
  token: { most: 30, minutes: 15 },
  /** Calls with keys that don’t work. */
  'api-key': { most: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof limits;

/** Counts a try before it is made, so that many at once are counted too; false when there were too many. */
export async function mayTry(
  { database, codeKey }: Pick<AccountContext, 'database' | 'codeKey'>,
  kind: AttemptKind,
  ...about: readonly string[]
): Promise<boolean> {
  const { most, minutes } = limits[kind];
  return (await countAttempt(database.kysely, keyOf(codeKey, kind, about), minutes)) <= most;
}

export async function requireTry(
  context: Pick<AccountContext, 'database' | 'codeKey'>,
  kind: AttemptKind,
  ...about: readonly string[]
): Promise<void> {
  if (await mayTry(context, kind, ...about)) return;
  throw new AppError('too-many', 'Too many attempts. Try again in 15 minutes.', {
    reason: 'attempts',
  });
}

/** It worked: whoever it was is no guesser. */
export async function forgive(
  { database, codeKey }: Pick<AccountContext, 'database' | 'codeKey'>,
  kind: AttemptKind,
  ...about: readonly string[]
): Promise<void> {
  await forgetAttempts(database.kysely, keyOf(codeKey, kind, about));
}

/** Addresses and emails are not stored for it. */
function keyOf(codeKey: string, kind: AttemptKind, about: readonly string[]): string {
  const plain = about.map(one => one.trim().toLowerCase()).join('\n');
  return createHmac('sha256', codeKey).update(`${kind}\n${plain}`).digest('base64url');
}
