import { z } from 'zod';
import { request } from '../../platform/api.ts';
import { isOfKind } from '../../platform/api-error.ts';

/** Sign-in calls are the auth library's own and answer refusals in its shape, `{ message, code }`, not in the contract's. */
const refusalSchema = z
  .object({ message: z.string().min(1), code: z.string().optional() })
  .transform(({ message, code }) => ({ message, ...(code ? { reason: code } : {}) }));

export async function signIn(body: { email: string; password: string }): Promise<void> {
  await post('/api/auth/sign-in/email', body);
}

export async function signUp(body: { email: string; password: string }): Promise<void> {
  await post('/api/auth/sign-up/email', body);
}

export async function askForRecovery(email: string): Promise<void> {
  await post('/api/auth/request-password-reset', { email });
}

export async function resetPassword(body: { token: string; newPassword: string }): Promise<void> {
  await post('/api/auth/reset-password', body);
}

export async function mailCode(email: string): Promise<void> {
  await post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
}

export async function signInByCode(body: { email: string; otp: string }): Promise<void> {
  await post('/api/auth/sign-in/email-otp', body);
}

const company = { provider: 'company' };

/** The address of the company's sign-in; it returns to /auth. */
export async function companySignIn(): Promise<string> {
  return addressIn(
    await post('/api/auth/sign-in/social', { ...company, callbackURL: '/auth', errorCallbackURL: '/auth' }),
  );
}

/** The address at which a signed-in account links the company's sign-in; it returns to `here`. */
export async function linkCompany(here: string): Promise<string> {
  return addressIn(
    await post('/api/auth/link-social', { ...company, callbackURL: here, errorCallbackURL: here }),
  );
}

/** A sign-out that finds no session left has what it wanted. */
export async function signOut(): Promise<void> {
  try {
    await post('/api/auth/sign-out', {});
  } catch (error) {
    if (!isOfKind(error, 'signed-out', 'forbidden', 'not-found')) throw error;
  }
}

async function post(address: string, body: unknown): Promise<Response> {
  return request(
    address,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    refusalSchema,
  );
}

async function addressIn(reply: Response): Promise<string> {
  return z.object({ url: z.url() }).parse(await reply.json()).url;
}
