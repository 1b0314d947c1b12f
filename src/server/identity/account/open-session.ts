import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';

const provenForMs = 10 * 60_000;
/** Tolerance for a clock that was set back and puts past times in the future. */
const clockSlackMs = 60_000;

export const provenUntil = ({ provenAt }: Pick<OpenSession, 'provenAt'>) =>
  new Date(provenAt.getTime() + provenForMs);

export function isProven(session: Pick<OpenSession, 'provenAt'>, now: Date): boolean {
  const age = now.getTime() - session.provenAt.getTime();
  return age > -clockSlackMs && age < provenForMs;
}

/** Requires a recent proof of identity, so that others can't use an unattended screen. */
export function requireProof(session: OpenSession | null): OpenSession {
  if (!session)
    throw new AppError('forbidden', 'Sign in to do this. API keys can’t.', { reason: 'no-session' });
  if (isProven(session, new Date())) return session;
  throw new AppError('forbidden', 'Confirm your identity first, with your password or an emailed code.', {
    reason: 'proof-needed',
  });
}
