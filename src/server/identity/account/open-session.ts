import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';

const provenForMs = 10 * 60_000;
/** A clock that was set back makes the past a future; so much of it is no reason for doubt. */
const clockSlackMs = 60_000;

export const provenUntil = ({ provenAt }: Pick<OpenSession, 'provenAt'>) =>
  new Date(provenAt.getTime() + provenForMs);

export function isProven(session: Pick<OpenSession, 'provenAt'>, now: Date): boolean {
  const age = now.getTime() - session.provenAt.getTime();
  return age > -clockSlackMs && age < provenForMs;
}

/** Before what somebody else at an open screen must not do. */
export function requireProof(session: OpenSession | null): OpenSession {
  if (!session)
    throw new AppError('forbidden', 'Sign in to do this. API keys can’t.', { reason: 'no-session' });
  if (isProven(session, new Date())) return session;
  throw new AppError('forbidden', 'Confirm your identity first, with your password or an emailed code.', {
    reason: 'proof-needed',
  });
}
