import { AppError } from '../../platform/errors.ts';

/** The session a request came with, as far as its cookie is genuine. */
export interface OpenSession {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Set: only the first factor was given, and the second is awaited until then. Nobody is signed in yet. */
  readonly factorUntil: Date | null;
  /** When whoever holds it last showed who they are. */
  readonly provenAt: Date;
}

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
