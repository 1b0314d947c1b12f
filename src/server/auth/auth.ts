import { randomBytes } from 'node:crypto';
import { type Auth, type BetterAuthOptions, betterAuth } from 'better-auth';
import { hashPassword } from 'better-auth/crypto';
import type { Logger } from 'pino';
import type { Role } from '../../contract/session.ts';
import type { Database, Db } from '../db/database.ts';
import { keepSetting } from '../db/settings.ts';
import type { SignedIn } from '../http/app-env.ts';
import { authOptions } from './auth-options.ts';
import { findRole } from './queries.ts';

export interface Accounts {
  /** Answers everything under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** Who the request's cookie belongs to. */
  whoIs(headers: Headers): Promise<SignedIn | null>;
  createUser(input: { email: string; password: string; role: Role }): Promise<string>;
}

/** Sign-in on our own database; the secret that signs cookies is made once and kept there. */
export async function openAccounts(
  database: Database,
  publicUrl: string | null,
  log: Logger,
): Promise<Accounts> {
  const secret = await keepSetting(database.kysely, 'session-secret', randomBytes(32).toString('base64url'));
  const options: BetterAuthOptions = {
    ...authOptions,
    database: { db: database.kysely, type: 'postgres' },
    secret,
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'sign-in' }, message) },
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    advanced: { ...authOptions.advanced, useSecureCookies: publicUrl?.startsWith('https:') ?? false },
  };
  const auth = betterAuth(options);
  return {
    handle: request => auth.handler(request),
    whoIs: headers => whoIs(auth, database.kysely, headers),
    createUser: input => createUser(database.kysely, input),
  };
}

async function whoIs(auth: Auth, db: Db, headers: Headers): Promise<SignedIn | null> {
  if (!headers.has('cookie')) return null;
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  return { id: session.user.id, email: session.user.email, role: await findRole(db, session.user.id) };
}

async function createUser(db: Db, input: { email: string; password: string; role: Role }): Promise<string> {
  const hash = await hashPassword(input.password);
  const email = input.email.trim().toLowerCase();
  return db.transaction().execute(async trx => {
    const user = await trx
      .insertInto('auth_users')
      .values({ email, name: email, email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('auth_accounts')
      .values({
        user_id: user.id,
        account_id: user.id,
        provider_id: 'credential',
        password: hash,
        updated_at: new Date(),
      })
      .execute();
    await trx.insertInto('user_roles').values({ user_id: user.id, role: input.role }).execute();
    return user.id;
  });
}
