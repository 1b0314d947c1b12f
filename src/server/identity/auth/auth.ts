import { randomBytes } from 'node:crypto';
import { type Auth, betterAuth } from 'better-auth';
import { makeSignature } from 'better-auth/crypto';
import { z } from 'zod';
import type { Role } from '../../../contract/platform/role.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import { keepSetting } from '../../platform/db/settings.ts';
import type { OpenSession, SignedIn } from '../../platform/http/app-env.ts';
import type { AccountContext } from '../account/account-context.ts';
import { readSecret } from '../account/account-secrets.ts';
import { lacksFactor } from '../account/factor-rule.ts';
import { findPerson } from '../account/queries.ts';
import { authOptions, maxSession } from './auth-options.ts';
import { authPlugins } from './auth-plugins.ts';
import { cookieOptions, withCurrentNames } from './cookie-names.ts';
import { createUser, type NewAccount } from './create-user.ts';
import { databaseHooks, messageHooks } from './library-hooks.ts';
import { findRoleAndFactor } from './queries.ts';

export interface Caller {
  /** The session of the request's cookie, even if its second factor is missing. */
  readonly session: OpenSession | null;
  /** The signed-in user; null until the second factor is verified. */
  readonly user: SignedIn | null;
  /** Cookies to renew. */
  readonly cookies: readonly string[];
}

export interface Accounts {
  /** Handles library calls under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** `look` doesn't renew the session, because it is not a visit. */
  identifyCaller(headers: Headers, manner?: 'visit' | 'look'): Promise<Caller>;
  /** The account's email for a password link; null if the link is invalid. */
  emailOfLink(token: string): Promise<string | null>;
  createUser(input: NewAccount & { role: Role }): Promise<string>;
  /** The Set-Cookie line for a session's new token. It keeps the lifetime of the request's cookie. */
  cookieFor(token: string, headers: Headers): Promise<string>;
  /** Reloads the secret. A restored backup's sessions were signed with another one. */
  reload(): Promise<void>;
}

/** Opens sign-in on our database. The secret that signs cookies is created once and stored there. */
export async function openAccounts(context: AccountContext, publicUrl: string | null): Promise<Accounts> {
  const db = context.database.kysely;
  const open = async () => {
    const secret = await keepSetting(db, 'session-secret', randomBytes(32).toString('base64url'));
    const namedSince = await keepSetting(db, 'cookies-named-since', new Date().toISOString());
    return { library: openLibrary(context, { secret, publicUrl }), namedSince: new Date(namedSince) };
  };
  let { library, namedSince } = await open();
  const personOf = async ({ userId: id, email }: OpenSession): Promise<SignedIn> => {
    const { role, hasFactor } = await findRoleAndFactor(db, id);
    return { id, email, role, lacksFactor: lacksFactor(context, { role, hasFactor }) };
  };
  return {
    handle: async request => {
      const endsSession = /\/sign-(?:out|in\/[a-z-]+)$/.test(new URL(request.url).pathname);
      const headers = endsSession ? withCurrentNames(request.headers, publicUrl) : null;
      return (await library()).handler(headers ? new Request(request, { headers }) : request);
    },
    identifyCaller: async (headers, manner = 'visit') => {
      if (!headers.has('cookie')) return nobody;
      const renamed = withCurrentNames(headers, publicUrl);
      const auth = await library();
      const { token, createdAt, ...caller } = await identifyCaller(
        auth,
        renamed ?? headers,
        manner,
        personOf,
      );
      if (!renamed || !token || !createdAt) return caller;
      // Accepts only sessions from before the new names, so that no cookie can be planted under the old ones.
      if (createdAt >= namedSince) return nobody;
      return { ...caller, cookies: [...caller.cookies, await sessionCookie(auth, token, renamed)] };
    },
    emailOfLink: async token => {
      const { internalAdapter } = await (await library()).$context;
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (!found || found.expiresAt < new Date()) return null;
      return (await findPerson(db, found.value))?.email ?? null;
    },
    createUser: input => createUser({ db, passwords: context.passwords }, input),
    cookieFor: async (token, headers) =>
      sessionCookie(await library(), token, withCurrentNames(headers, publicUrl) ?? headers),
    reload: async () => {
      ({ library, namedSince } = await open());
    },
  };
}

const nobody: Caller = { session: null, user: null, cookies: [] };

/** Creates the library again whenever its settings have changed. */
function openLibrary(
  context: AccountContext,
  { secret, publicUrl }: { secret: string; publicUrl: string | null },
): () => Promise<Auth> {
  let made: { settings: unknown; clientSecret: string | null; auth: Auth } | null = null;
  return async () => {
    const settings = context.settings();
    if (made?.settings === settings) return made.auth;
    const clientSecret = settings.company_sign_in.is_on
      ? await readSecret(context, 'company-sign-in').catch((error: unknown) => {
          context.log.error({ err: error }, 'the secret of the company sign-in can’t be read');
          return null;
        })
      : null;
    const messages = messageHooks(context);
    const auth = betterAuth({
      ...authOptions,
      emailAndPassword: { ...authOptions.emailAndPassword, ...messages.emailAndPassword },
      emailVerification: messages.emailVerification,
      database: { db: context.database.kysely, type: 'postgres' },
      secret,
      plugins: authPlugins(context, clientSecret),
      databaseHooks: databaseHooks(context),
      // The library's messages may contain personal data, so only its own errors are logged.
      logger: {
        level: 'error',
        log: (level, message, ...details) =>
          context.log[details.some(isTransient) ? 'warn' : level]({ part: 'sign-in' }, message),
      },
      onAPIError: { errorURL: '/auth' },
      ...(publicUrl ? { baseURL: publicUrl } : {}),
      advanced: { ...authOptions.advanced, ...cookieOptions(publicUrl) },
    }) as unknown as Auth;
    made = { settings, clientSecret, auth };
    return auth;
  };
}

async function sessionCookie(auth: Auth, token: string, headers: Headers): Promise<string> {
  const { secret, authCookies } = await auth.$context;
  const { sessionToken, dontRememberToken } = authCookies;
  const { maxAge, secure = false, path = '/' } = sessionToken.attributes;
  const lasts = !headers.get('cookie')?.includes(`${dontRememberToken.name}=`) && maxAge !== undefined;
  const value = `${token}.${await makeSignature(token, secret)}`;
  return [
    `${sessionToken.name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(lasts ? [`Max-Age=${maxAge}`] : []),
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

const sessionSchema = z.object({
  session: z.object({
    id: z.string(),
    token: z.string(),
    createdAt: z.coerce.date(),
    factorUntil: z.coerce.date().nullish(),
    provenAt: z.coerce.date(),
  }),
  user: z.object({ id: z.string(), email: z.string(), disabledAt: z.coerce.date().nullish() }),
});

async function identifyCaller(
  auth: Auth,
  headers: Headers,
  manner: 'visit' | 'look',
  personOf: (session: OpenSession) => Promise<SignedIn>,
): Promise<Caller & { token?: string; createdAt?: Date }> {
  const answer = await auth.api.getSession({
    headers,
    returnHeaders: true,
    query: { disableRefresh: manner === 'look' },
  });
  const cookies = answer.headers.getSetCookie();
  if (!answer.response) return { ...nobody, cookies };
  const { session, user } = sessionSchema.parse(answer.response);
  if (user.disabledAt || Date.now() - session.createdAt.getTime() > maxSession) return nobody;
  const open: OpenSession = {
    id: session.id,
    userId: user.id,
    email: user.email,
    factorUntil: session.factorUntil ?? null,
    provenAt: session.provenAt,
  };
  const { token, createdAt } = session;
  if (open.factorUntil) return { session: open, user: null, cookies: [], token, createdAt };
  return { session: open, user: await personOf(open), cookies, token, createdAt };
}
