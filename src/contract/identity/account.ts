import { z } from 'zod';
import { roleSchema } from '../platform/role.ts';
import { adminRoutesOf, route } from '../platform/route.ts';
import { sessionSchema } from './session.ts';

/*
 * What people do with their own account. Signing in and up, asking for a new password and one-time codes are the library's
 * calls under /api/auth; everything else is here. `proven` in a summary: the caller must have shown who they are within the
 * last ten minutes, by signing in or by the proof call; else the answer is 403 with the reason `proof-needed`.
 */

export const passwordLength = { min: 8, max: 200 } as const;

export const newPasswordSchema = z
  .string()
  .min(passwordLength.min, `A password has at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `A password has at most ${passwordLength.max} characters`);

export const factorTypeSchema = z.enum(['totp', 'phone']);
export type FactorType = z.infer<typeof factorTypeSchema>;

/**
 * A code without the signs that people and mails group its digits by. Recovery codes keep their hyphen.
 * @example plainCode('314-757') // '314757'
 */
export function plainCode(code: string): string {
  const plain = code.replaceAll(/[\s\u200b]+/g, '');
  const digits = plain.replaceAll(/[-‐‑–—.]/g, '');
  return /^\d+$/.test(digits) ? digits : plain;
}

const codeSchema = z.string().trim().min(1, 'Write the code').max(40).transform(plainCode);

export const factorSchema = z
  .object({
    id: z.uuid(),
    factor_type: factorTypeSchema,
    status: z.enum(['unverified', 'verified']),
    name: z.string().describe('An app’s name, or a phone number of which only the end is shown.'),
    created_at: z.iso.datetime(),
    used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Factor' });
export type Factor = z.infer<typeof factorSchema>;

export const identitySchema = z
  .object({
    id: z.uuid(),
    provider: z.string().describe('`password`, or the name of the company’s sign-in.'),
    is_password: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof identitySchema>;

export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: roleSchema.nullable(),
    created_at: z.iso.datetime(),
    factors: z.array(factorSchema),
    recovery_codes_left: z.number().int(),
    identities: z.array(identitySchema),
    has_password: z.boolean(),
    proven_until: z.iso.datetime().describe('Until then sensitive changes need no further proof.'),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

export const accountSessionSchema = z
  .object({
    id: z.uuid(),
    is_current: z.boolean(),
    device: z.string().describe('Browser and system, as far as they say.'),
    address: z.string(),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime().describe('When it was last renewed; at most a day behind.'),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSessionSchema>;

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const signInWaysSchema = z
  .object({
    sign_up: z.boolean(),
    company_sign_in: z.object({ name: z.string() }).nullable(),
    has_mail_server: z.boolean(),
    phone_factor: z.boolean(),
  })
  .meta({ id: 'SignInWays' });
export type SignInWays = z.infer<typeof signInWaysSchema>;

export const secretNameSchema = z.enum(['company-sign-in', 'message-sender']);
export type SecretName = z.infer<typeof secretNameSchema>;

const noun = 'account';
const adminRoute = adminRoutesOf(noun);

export const accountRoutes = {
  ways: route({
    method: 'get',
    path: '/api/account/ways',
    access: 'anyone',
    noun,
    summary: 'How one can sign in and up here',
    reply: signInWaysSchema,
  }),
  confirm: route({
    method: 'post',
    path: '/api/account/confirm',
    access: 'anyone',
    noun,
    summary: 'Confirm an email address with the token of the mailed link',
    body: z.object({ token: z.string().min(1).max(200) }),
    reply: z.object({ email: z.string() }),
  }),
  resend: route({
    method: 'post',
    path: '/api/account/resend',
    access: 'anyone',
    noun,
    summary: 'Send the confirmation again; the answer does not reveal whether the account exists',
    body: z.object({ email: z.email().max(200) }),
  }),
  challenge: route({
    method: 'post',
    path: '/api/account/challenge',
    access: 'anyone',
    noun,
    summary: 'Finish a sign-in with a second factor: app, phone or recovery code',
    body: z.object({ method: z.enum(['totp', 'phone', 'recovery-code']), code: codeSchema }),
    reply: sessionSchema,
  }),
  challengeMessage: route({
    method: 'post',
    path: '/api/account/challenge/message',
    access: 'anyone',
    noun,
    summary: 'Send the code of the phone factor for a sign-in that awaits it',
  }),
  read: route({
    method: 'get',
    path: '/api/account',
    access: 'signed-in',
    noun,
    summary: 'Your account: factors, identities',
    reply: accountSchema,
  }),
  update: route({
    method: 'patch',
    path: '/api/account',
    access: 'signed-in',
    noun,
    summary: 'Change your name',
    body: z.object({ name: z.string().trim().min(1, 'Write a name').max(120) }),
  }),
  password: route({
    method: 'put',
    path: '/api/account/password',
    access: 'signed-in',
    noun,
    summary: 'Set a new password (proven); every other session ends',
    body: z.object({ password: newPasswordSchema }),
  }),
  email: route({
    method: 'put',
    path: '/api/account/email',
    access: 'signed-in',
    noun,
    summary: 'Change your email (proven) by a link sent to the new address',
    body: z.object({ email: z.email('Enter an email address').max(200) }),
  }),
  proof: route({
    method: 'post',
    path: '/api/account/proof',
    access: 'signed-in',
    noun,
    summary: 'Show again who you are, by password or by the code that was mailed',
    body: z.union([
      z.object({ password: z.string().min(1, 'Write your password').max(passwordLength.max) }),
      z.object({ code: codeSchema }),
    ]),
  }),
  proofMessage: route({
    method: 'post',
    path: '/api/account/proof/message',
    access: 'signed-in',
    noun,
    summary: 'Mail yourself a code for the proof',
  }),
  sessions: route({
    method: 'get',
    path: '/api/account/sessions',
    access: 'signed-in',
    noun,
    summary: 'Where you are signed in; the last 100',
    reply: z.object({ items: z.array(accountSessionSchema) }),
  }),
  endSession: route({
    method: 'delete',
    path: '/api/account/sessions/{id}',
    access: 'signed-in',
    noun,
    summary: 'End one of your sessions',
  }),
  endOthers: route({
    method: 'post',
    path: '/api/account/sessions/end-others',
    access: 'signed-in',
    noun,
    summary: 'End all your sessions but this one',
    reply: z.object({ ended: z.number().int() }),
  }),
  addFactor: route({
    method: 'post',
    path: '/api/account/factors',
    access: 'signed-in',
    noun,
    summary: 'Begin a second factor (proven); it counts once a code of it was given',
    body: z.discriminatedUnion('factor_type', [
      z.object({ factor_type: z.literal('totp'), name: z.string().trim().min(1).max(60) }),
      z.object({
        factor_type: z.literal('phone'),
        phone: z
          .string()
          .transform(phone => phone.replaceAll(/[\s().-]/g, ''))
          .refine(phone => /^\+[1-9]\d{6,14}$/.test(phone), 'Enter the number like +1 305 555 0142'),
      }),
    ]),
    status: 201,
    reply: z.object({
      id: z.uuid(),
      uri: z.string().nullable().describe('What an authenticator app reads as a picture.'),
      secret: z.string().nullable().describe('The same, to type in.'),
    }),
  }),
  verifyFactor: route({
    method: 'post',
    path: '/api/account/factors/{id}/verify',
    access: 'signed-in',
    noun,
    summary: 'Verify a new factor; the first returns recovery codes and ends other sessions',
    body: z.object({ code: codeSchema }),
    reply: recoveryCodes,
  }),
  removeFactor: route({
    method: 'delete',
    path: '/api/account/factors/{id}',
    access: 'signed-in',
    noun,
    summary: 'Remove a factor (proven); never an admin’s last one while admins need one',
  }),
  recoveryCodes: route({
    method: 'post',
    path: '/api/account/recovery-codes',
    access: 'signed-in',
    noun,
    summary: 'Make new recovery codes (proven); the old ones stop working',
    reply: recoveryCodes,
  }),
  unlink: route({
    method: 'delete',
    path: '/api/account/identities/{id}',
    access: 'signed-in',
    noun,
    summary: 'Unlink an identity (proven); never the last way to sign in',
  }),
  secrets: adminRoute({
    method: 'get',
    path: '/api/account-secrets',
    scope: 'none',
    summary: 'Which secrets of the account settings are set; never what they are',
    reply: z.object({ set: z.array(secretNameSchema) }),
  }),
  saveSecret: adminRoute({
    method: 'put',
    path: '/api/account-secrets/{name}',
    scope: 'none',
    summary: 'Set or clear a secret of the account settings (proven); stored encrypted',
    params: z.object({ name: secretNameSchema }),
    body: z.object({ value: z.string().max(2_000) }),
  }),
};
