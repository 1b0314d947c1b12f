import { z } from 'zod';
import { plainCode } from '../../../contract/identity/account.ts';
import { AppError } from '../../platform/errors.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { AccountContext } from '../account/account-context.ts';
import { clearAttempts, requireTry } from '../account/attempts.ts';
import { refusePoorPassword } from '../account/change-account.ts';
import { inConstantTime } from '../account/constant-time.ts';
import { requireProof } from '../account/open-session.ts';
import { renewPasswordHash } from '../account/renew-password-hash.ts';
import type { Caller } from './auth.ts';
import { withOurMessage } from './library-refusals.ts';

/*
 * The library calls that we allow, each with its checks. Our own account routes handle the rest, because
 * they know the second factor.
 */

interface LibraryCall {
  readonly method: 'GET' | 'POST';
  readonly who: 'anyone' | 'signed-in' | 'proven';
  /** The only fields passed on to the library. */
  readonly body?: z.ZodType<Record<string, unknown>>;
  /** Takes constant time, so that the duration doesn't reveal whether a message was sent. */
  readonly isConstantTime?: boolean;
}

const noAddress = 'You must provide either an email or phone number.';
const email = z
  .string(noAddress)
  .trim()
  .min(1, noAddress)
  .max(200, 'An email address has at most 200 characters');
const password = z.string('Write your password.');
/** A path of our own site for the redirect back. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'This leads to another site')
  .optional();
const back = { callbackURL: ownPath, errorCallbackURL: ownPath };

const calls: Readonly<Record<string, LibraryCall>> = {
  'sign-in/email': {
    method: 'POST',
    who: 'anyone',
    body: z.object({ email, password, rememberMe: z.boolean().optional() }),
  },
  'sign-up/email': {
    method: 'POST',
    who: 'anyone',
    isConstantTime: true,
    body: z
      .object({ email, password, name: z.string().trim().max(120).optional() })
      .transform(({ name, ...rest }) => ({ ...rest, name: name || (rest.email.split('@')[0] ?? '') })),
  },
  'request-password-reset': {
    method: 'POST',
    who: 'anyone',
    isConstantTime: true,
    body: z.object({ email }),
  },
  'reset-password': {
    method: 'POST',
    who: 'anyone',
    body: z.object({
      newPassword: z.string('Enter the new password.'),
      token: z.string('No session defined in URL').max(200),
    }),
  },
  'email-otp/send-verification-otp': {
    method: 'POST',
    who: 'anyone',
    isConstantTime: true,
    body: z.object({ email, type: z.literal('sign-in') }),
  },
  'sign-in/email-otp': {
    method: 'POST',
    who: 'anyone',
    body: z.object({ email, otp: z.string('Write the code.').trim().max(20).transform(plainCode) }),
  },
  'sign-in/social': {
    method: 'POST',
    who: 'anyone',
    body: z.object({ provider: z.string().max(40), ...back }),
  },
  'link-social': { method: 'POST', who: 'proven', body: z.object({ provider: z.string().max(40), ...back }) },
  'callback/company': { method: 'GET', who: 'anyone' },
  'sign-out': { method: 'POST', who: 'anyone', body: z.object({}).catch({}) },
  jwks: { method: 'GET', who: 'anyone' },
  token: { method: 'GET', who: 'signed-in' },
};

/** The rules as rows of docs/access.md. */
export const libraryCallRules = Object.entries(calls).map(([path, { method, who }]) => ({
  method,
  path: `/api/auth/${path}`,
  who,
}));

export interface LibraryRequest {
  /** Below /api/auth/. */
  readonly path: string;
  readonly method: string;
  readonly contentType: string;
  readonly body: string;
  readonly address: string;
}

interface LibraryAccess {
  readonly caller: () => Promise<Caller>;
  readonly handle: (body: string | null) => Promise<Response>;
  /** The account's email for a password link; null if the link is invalid. */
  readonly emailOfLink: (token: string) => Promise<string | null>;
}

/** Passes allowed calls to the library, with validated fields only. */
export async function callLibrary(
  context: AccountContext,
  { path, method, contentType, body, address }: LibraryRequest,
  { caller, handle, emailOfLink }: LibraryAccess,
): Promise<Response> {
  const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
  if (!call || call.method !== method) {
    throw new AppError('not-found', 'API route not found. See /api/docs.', { reason: 'no-such-route' });
  }
  if (call.who !== 'anyone') {
    const { user, session } = await caller();
    if (!user) throw new AppError('signed-out', 'Please sign in.');
    if (call.who === 'proven') requireProof(session);
  }
  if (!call.body) return withOurMessage(await handle(null));
  const fields = readFields(call.body, body, contentType, path);
  await checkFields(context, path, fields, address);
  if (path === 'reset-password')
    await refusePoorPassword(context, String(fields.newPassword), await emailOfLink(String(fields.token)));
  const work = async () => {
    const first = await handle(JSON.stringify(fields));
    // The same sign-up came a moment before. Now its account is there, so this one is answered as any later one.
    const isTaken = path === 'sign-up/email' && first.status === 422;
    return withOurMessage(isTaken ? await handle(JSON.stringify(fields)) : first);
  };
  const reply = await (call.isConstantTime ? inConstantTime(work) : work());
  if (guessable.has(path))
    context.log.info({ part: 'sign-in', call: path, status: reply.status }, 'sign-in requested');
  if (reply.ok && guessable.has(path)) await clearAttempts(context, 'sign-in', address, String(fields.email));
  if (reply.ok && path === 'sign-in/email')
    await renewPasswordHash(context, String(fields.email), String(fields.password));
  return reply;
}

/** Calls that attackers use for guessing. */
const guessable: ReadonlySet<string> = new Set(['sign-in/email', 'sign-in/email-otp']);

function readFields(
  schema: z.ZodType<Record<string, unknown>>,
  body: string,
  contentType: string,
  path: string,
): Record<string, unknown> {
  const json = path === 'sign-out' ? {} : readJson(contentType, body);
  const fields = schema.safeParse(json);
  if (fields.success) return fields.data;
  const [issue] = fields.error.issues;
  throw new AppError('invalid', issue?.message ?? 'The request body is invalid. See the fields.', {
    fields: fields.error.issues.map(({ path: at, message }) => ({ path: at.join('.'), message })),
  });
}

async function checkFields(
  context: AccountContext,
  path: string,
  fields: Record<string, unknown>,
  address: string,
): Promise<void> {
  if (guessable.has(path)) await requireTry(context, 'sign-in', address, String(fields.email));
  if (path === 'sign-up/email') {
    if (!context.settings().sign_up) {
      throw new AppError('forbidden', 'Sign-up is closed. Ask the site owner for an account.', {
        reason: 'sign-up-closed',
      });
    }
    await refusePoorPassword(context, String(fields.password), String(fields.email));
  }
}
