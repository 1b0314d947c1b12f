import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from '../account/account-context.ts';
import { noticeMessage, recoveryMessage } from '../account/account-messages.ts';
import { notifyKnownAddress, sendConfirmation } from '../account/confirm-email.ts';
import { listVerifiedFactors } from '../account/factor-queries.ts';
import { findPerson, giveRole, markSignedIn, markVerified } from '../account/queries.ts';
import { sendMessage } from '../account/send-message.ts';
import { deleteSessionOf } from '../account/session-queries.ts';
import { writeOwnActivity } from '../account/write-own-activity.ts';

type Hooks = Pick<BetterAuthOptions, 'emailAndPassword' | 'emailVerification'>;

const challengeMinutes = 10;
const originOf = (request?: Request) => new URL(request?.url ?? 'http://127.0.0.1').origin;

/** Messages that the library triggers. Except for new passwords, we create links and tokens ourselves. */
export function messageHooks(context: AccountContext) {
  const db = context.database.kysely;
  return {
    emailAndPassword: {
      enabled: true,
      password: {
        hash: password => asLibraryError(context.passwords.hash(password)),
        verify: given => asLibraryError(context.passwords.verify(given)),
      },
      onExistingUserSignUp: async ({ user }, request) => notifyKnownAddress(context, user, originOf(request)),
      sendResetPassword: async ({ user, token }, request) => {
        const link = `${context.linkBase(originOf(request))}/auth?reset=${encodeURIComponent(token)}`;
        const message = recoveryMessage(context.mailbox().name, link);
        await db
          .transaction()
          .execute(trx => sendMessage(context, trx, { userId: user.id, to: user.email }, message));
      },
      // Opening the link proves access to the mailbox, so it also confirms the address.
      onPasswordReset: async ({ user }) => {
        await db.transaction().execute(async trx => {
          await giveRole(trx, user.id, 'customer');
          await markVerified(trx, user.id);
          await writeOwnActivity(trx, 'reset-password', user);
          const notice = noticeMessage(context.mailbox().name, 'Your password was changed');
          await sendMessage(context, trx, { userId: user.id, to: user.email }, notice);
        });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      sendVerificationEmail: async ({ user }, request) => sendConfirmation(context, user, originOf(request)),
    },
  } satisfies Hooks;
}

/** Wraps a refusal in the library's error type. It reports other errors as internal. */
async function asLibraryError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'unavailable') throw error;
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'TOO_MANY_SIGN_INS', message: error.message });
  }
}

type HookContext = Parameters<
  NonNullable<
    NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>['create']>['after']
  >
>[1];

/** Ends the browser's old session. It could not be ended later, without its cookie. */
async function endReplaced(db: Db, token: string, hook: HookContext): Promise<void> {
  if (!hook) return;
  const { authCookies, secret } = hook.context;
  const older = await hook.getSignedCookie(authCookies.sessionToken.name, secret);
  if (older && older !== token) await deleteSessionOf(db, older);
}

/**
 * Hooks for the library's writes. The second factor is enforced here, so that no sign-in method can skip
 * it.
 */
export function databaseHooks(context: AccountContext): NonNullable<BetterAuthOptions['databaseHooks']> {
  const db = context.database.kysely;
  return {
    user: {
      create: {
        after: async user => {
          await db.transaction().execute(async trx => {
            await giveRole(trx, user.id, 'customer');
            await writeOwnActivity(trx, 'signed-up', user);
          });
        },
      },
    },
    account: {
      create: {
        // We never act on behalf of users at other companies, so their tokens are not stored.
        before: async account => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
        after: async account => {
          if (account.providerId === 'credential') return;
          const person = await findPerson(db, account.userId);
          if (!person) return;
          await writeOwnActivity(db, 'linked-identity', person, { identity: account.providerId });
        },
      },
      update: {
        before: async account => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
    session: {
      create: {
        before: async session => {
          const person = await findPerson(db, session.userId);
          if (person?.disabled_at) {
            throw new APIError('FORBIDDEN', {
              code: 'ACCOUNT_DISABLED',
              message: 'This account is switched off. Ask the site owner.',
            });
          }
          const provenAt = new Date();
          const factors = await listVerifiedFactors(db, session.userId);
          const factorUntil =
            factors.length > 0 ? new Date(provenAt.getTime() + challengeMinutes * 60_000) : null;
          return { data: { ...session, provenAt, factorUntil } };
        },
        after: async (session, hook) => {
          await endReplaced(db, session.token, hook);
          if ('factorUntil' in session && session.factorUntil) return;
          const person = await findPerson(db, session.userId);
          if (!person) return;
          const activity = {
            action: 'signed-in',
            noun: 'session' as const,
            id: person.id,
            name: person.email,
          };
          await markSignedIn(db, person.id);
          await writeActivity(db, activity, { id: person.id, email: person.email });
        },
      },
    },
  };
}
