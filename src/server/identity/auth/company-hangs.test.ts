import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OidcServer, startOidcServer } from '../../../../test/oidc-server.ts';
import { type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import type { Session } from '../../../contract/identity/session.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

/* A provider that never responds. Each step must time out, and other requests must not wait. */
let served: ServedProgram;
let company: OidcServer;
beforeAll(async () => {
  served = await serveTestProgram();
  const callback = () => `${served.url}/api/auth/callback/company`;
  company = await startOidcServer(callback, { tellsEmailInToken: false });
  const { program } = served;
  await program.call('PUT', '/api/account-secrets/company-sign-in', { value: company.clientSecret });
  const { accounts } = await program.call<SettingsReply>('GET', '/api/settings');
  const { issuer, clientId: client_id } = company;
  await program.call('PUT', '/api/settings/accounts', {
    revision: accounts.revision,
    value: { ...accounts.value, company_sign_in: { is_on: true, name: 'Acme', issuer, client_id } },
  });
  company.signInAs({ sub: 'h-1', email: 'hung@acme.example', emailVerified: true });
});
afterAll(async () => {
  await served.close();
  await company.close();
});

const begin = (who: Visitor) =>
  who.request('POST', '/api/auth/sign-in/social', {
    provider: 'company',
    callbackURL: '/auth',
    errorCallbackURL: '/auth',
  });
const userOf = async (who: Visitor) => (await who.call<Session>('GET', '/api/session')).user;

/** Signs in at a provider that hangs at `path` after the redirect back. Returns the final address. */
async function signInWhileHanging(who: Visitor, path: string | null): Promise<string> {
  company.hang(null);
  const { url } = await (await begin(who)).json();
  const back = await company.authorize(url);
  company.hang(path);
  const reply = await who.request('GET', back);
  return reply.headers.get('location') ?? `status ${reply.status}`;
}

test('a provider without a sign-in address is reported, and passwords still work', async () => {
  company.hang('/.well-known/');
  const who = served.visitor();
  let isAnswered = false;
  const asked = begin(who).finally(() => {
    isAnswered = true;
  });
  const other = served.visitor();
  const password = { email: 'admin@example.com', password: 'correct horse battery' };
  await other.call('POST', '/api/auth/sign-in/email', password);
  expect((await userOf(other))?.email).toBe('admin@example.com');
  expect(await who.call('GET', '/api/account/ways')).toMatchObject({ company_sign_in: { name: 'Acme' } });
  expect(isAnswered).toBe(false);
  const reply = await asked;
  expect([reply.status, (await reply.json()).message]).toEqual([
    503,
    'The company’s sign-in can’t be reached now. Try again later.',
  ]);
});

test.each([
  ['/token', 'invalid_code'],
  ['/jwks', 'unable_to_get_user_info'],
  ['/me', 'unable_to_get_user_info'],
])('a provider that hangs at %s leads back to the sign-in page, which says so', async (path, error) => {
  const who = served.visitor();
  expect(await signInWhileHanging(who, path)).toMatch(new RegExp(`/auth\\?error=${error}$`));
  expect(await userOf(who)).toBeNull();
});

test('once it answers again, the same browser signs in', async () => {
  const who = served.visitor();
  await signInWhileHanging(who, '/me');
  expect(await signInWhileHanging(who, null)).toMatch(/\/auth$/);
  expect((await userOf(who))?.email).toBe('hung@acme.example');
});
