import { randomBytes } from 'node:crypto';
import { type Auth, type BetterAuthOptions, betterAuth } from 'better-auth';
import { hashPassword } from 'better-auth/crypto';
import type { Logger } from 'pino';
import type { Role } from '../../contract/session.ts';
import { writeActivity } from '../activity/write-activity.ts';
import type { Database, Db } from '../db/database.ts';
import { keepSetting } from '../db/settings.ts';
import type { SignedIn } from '../http/app-env.ts';
import { authOptions } from './auth-options.ts';
import { findEmail, findRole, insertUser } from './queries.ts';

export interface Accounts {
  /** Answers everything under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** Who the request's cookie belongs to. */
  whoIs(headers: Headers): Promise<SignedIn | null>;
  createUser(input: { email: string; password: string; role: Role }): Promise<string>;
  /** Reads the secret anew: the one of a restored backup is the one its sessions were signed with. */
  reload(): Promise<void>;
}

/** Sign-in on our own database; the secret that signs cookies is made once and kept there. */
export async function openAccounts(
  database: Database,
  publicUrl: string | null,
  log: Logger,
): Promise<Accounts> {
  const readSecret = () =>
    keepSetting(database.kysely, 'session-secret', randomBytes(32).toString('base64url'));
  const optionsWith = (secret: string): BetterAuthOptions => ({
    ...authOptions,
    database: { db: database.kysely, type: 'postgres' },
    secret,
    databaseHooks: {
      session: { create: { after: session => recordSignIn(database.kysely, session.userId) } },
    },
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'sign-in' }, message) },
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    advanced: { ...authOptions.advanced, useSecureCookies: publicUrl?.startsWith('https:') ?? false },
  });
  let auth = betterAuth(optionsWith(await readSecret()));
  return {
    handle: request => auth.handler(request),
    whoIs: headers => whoIs(auth, database.kysely, headers),
    createUser: input => createUser(database.kysely, input),
    reload: async () => {
      auth = betterAuth(optionsWith(await readSecret()));
    },
  };
}

/** Written once the session is there: a sign-in that fails is no sign-in. */
async function recordSignIn(db: Db, userId: string): Promise<void> {
  const email = await findEmail(db, userId);
  if (!email) return;
  const activity = { action: 'signed-in', noun: 'session', id: userId, name: email };
  await writeActivity(db, activity, { id: userId, email });
}

async function whoIs(auth: Auth, db: Db, headers: Headers): Promise<SignedIn | null> {
  if (!headers.has('cookie')) return null;
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  return { id: session.user.id, email: session.user.email, role: await findRole(db, session.user.id) };
}

async function createUser(
  db: Db,
  { email, password, role }: { email: string; password: string; role: Role },
): Promise<string> {
  return insertUser(db, {
    email: email.trim().toLowerCase(),
    passwordHash: await hashPassword(password),
    role,
  });
}
