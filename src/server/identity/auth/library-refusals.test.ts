import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const email = 'admin@example.com';
const refusal = async (path: string, body: unknown) => {
  const reply = await program.request('POST', `/api/auth/${path}`, { body });
  const { code, message } = await reply.json();
  return [reply.status, code, message];
};
const tryCode = () => refusal('sign-in/email-otp', { email, otp: 'none' });
const mailCode = () =>
  program.call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });

test('a wrong one-time code is refused in our words, and so is the fourth try and one that is too old', async () => {
  await mailCode();
  const wrong = 'This code is not right, or was used already. Check its six digits, or ask for another.';
  for (let n = 0; n < 3; n += 1) expect(await tryCode()).toEqual([400, 'INVALID_OTP', wrong]);
  expect((await tryCode()).slice(1)).toEqual([
    'TOO_MANY_ATTEMPTS',
    'Too many wrong codes: this one does not work any more. Ask for another code.',
  ]);
  await mailCode();
  await program.database.pool.query(`update auth_verifications set expires_at = now() - interval '1 minute'`);
  expect((await tryCode()).slice(1)).toEqual(['OTP_EXPIRED', 'This code is too old. Ask for another code.']);
});

test('every refusal of the library is said in our words', async () => {
  expect(await refusal('sign-in/email', { email, password: 'not the password' })).toEqual([
    401,
    'INVALID_EMAIL_OR_PASSWORD',
    expect.stringContaining('choose a new password under “Forgot your password?”.'),
  ]);
  expect(await refusal('sign-in/email', { email: 'nobody', password: 'x' })).toEqual([
    400,
    'INVALID_EMAIL',
    'This is not an email address. Write one like name@example.com.',
  ]);
  const link = { token: 'made-up', newPassword: 'seven purple wheelbarrows' };
  expect(await refusal('reset-password', link)).toEqual([
    400,
    'INVALID_TOKEN',
    expect.stringMatching(/^This link was used already/),
  ]);
  expect(await refusal('sign-in/social', { provider: 'company' })).toEqual([
    404,
    'PROVIDER_NOT_FOUND',
    'This way to sign in is switched off. Sign in with your password.',
  ]);
});

test('a code that does not prove who is signed in says what to do', async () => {
  const proof = await program.request('POST', '/api/account/proof', {
    body: { code: '12' },
    cookie: program.cookie,
  });
  expect((await proof.json()).error.message).toBe(
    'This code is not right, or too old. Check it, or have another one mailed.',
  );
});
