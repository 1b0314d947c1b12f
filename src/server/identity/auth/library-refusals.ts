/*
 * The library's messages are terse, such as "Invalid OTP". These replace them for people; `code` stays for
 * programs.
 */

const newCode = 'Ask for another code.';
const wrongEmailOrPassword =
  'This email and password don’t belong together. Check both, or choose a new password under “Forgot your password?”.';
const oldLink =
  'This link was used already or is too old. Ask for another one under “Forgot your password?”.';
const noSuchProvider = 'This way to sign in is switched off. Sign in with your password.';

const messages: Readonly<Record<string, string>> = {
  CREDENTIAL_ACCOUNT_NOT_FOUND: wrongEmailOrPassword,
  EMAIL_NOT_VERIFIED:
    'This email address is not confirmed yet. Open the link in our email, or request it again.',
  INVALID_EMAIL: 'This is not an email address. Write one like name@example.com.',
  INVALID_EMAIL_OR_PASSWORD: wrongEmailOrPassword,
  INVALID_OTP: `This code is not right, or was used already. Check its six digits, or ask for another.`,
  INVALID_PASSWORD: wrongEmailOrPassword,
  INVALID_TOKEN: oldLink,
  INVALID_USER: wrongEmailOrPassword,
  OTP_EXPIRED: `This code is too old. ${newCode}`,
  PROVIDER_NOT_FOUND: noSuchProvider,
  SOCIAL_ACCOUNT_ALREADY_LINKED: 'That account of the company is linked to an account here already.',
  TOKEN_EXPIRED: oldLink,
  TOO_MANY_ATTEMPTS: `Too many wrong codes: this one does not work any more. ${newCode}`,
  USER_NOT_FOUND: wrongEmailOrPassword,
};

/** Our own refusals; their messages are complete already. */
const ours: ReadonlySet<string> = new Set(['ACCOUNT_DISABLED', 'PROVIDER_UNREACHABLE', 'TOO_MANY_SIGN_INS']);

/** Replaces the message of a library refusal. Other responses stay unchanged. */
export async function withOurMessage(reply: Response): Promise<Response> {
  if (reply.status < 400) return reply;
  const said: unknown = await reply
    .clone()
    .json()
    .catch(() => null);
  const body = typeof said === 'object' && said !== null ? said : {};
  const code = 'code' in body && typeof body.code === 'string' ? body.code : '';
  const headers = new Headers(reply.headers);
  const wait = reply.status === 503 ? '10' : (headers.get('x-retry-after') ?? '60');
  if (reply.status === 429 || reply.status === 503) headers.set('retry-after', wait);
  if (ours.has(code)) return new Response(reply.body, { status: reply.status, headers });
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const message = Object.hasOwn(messages, code) ? messages[code] : sentenceOf(reply.status);
  return new Response(JSON.stringify({ ...body, message }), { status: reply.status, headers });
}

function sentenceOf(status: number): string {
  if (status === 429) return 'Too many tries in a short time. Wait a minute, then try again.';
  if (status >= 500) return 'Signing in does not work right now. Try again in a minute.';
  if (status === 401) return 'Please sign in.';
  return 'This sign-in was refused. Check your entries, then try again.';
}
