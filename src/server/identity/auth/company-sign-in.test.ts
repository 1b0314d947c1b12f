import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OidcServer, startOidcServer } from '../../../../test/oidc-server.ts';
import { newCustomer, type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import type { Account } from '../../../contract/identity/account.ts';
import type { Session } from '../../../contract/identity/session.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

const password = 'seven purple wheelbarrows';
let served: ServedProgram;
let company: OidcServer;
beforeAll(async () => {
  served = await serveTestProgram();
  company = await startOidcServer(() => `${served.url}/api/auth/callback/company`);
  await served.program.call('PUT', '/api/account-secrets/company-sign-in', { value: company.clientSecret });
  const { accounts } = await served.program.call<SettingsReply>('GET', '/api/settings');
  await served.program.call('PUT', '/api/settings/accounts', {
    revision: accounts.revision,
    value: {
      ...accounts.value,
      company_sign_in: { is_on: true, name: 'Acme', issuer: company.issuer, client_id: company.clientId },
    },
  });
});
afterAll(async () => {
  await served.close();
  await company.close();
});

const userOf = async (who: Visitor) => (await who.call<Session>('GET', '/api/session')).user;
const begin = async (who: Visitor, path = '/api/auth/sign-in/social') =>
  (
    await who.call<{ url: string }>('POST', path, {
      provider: 'company',
      callbackURL: '/auth',
      errorCallbackURL: '/auth',
    })
  ).url;
/** Returns from the provider with its parameters. Returns the final address. */
const returnFromProvider = async (who: Visitor, address: string) => {
  const reply = await who.request('GET', address);
  return reply.headers.get('location') ?? `status ${reply.status}`;
};

describe('the company’s own sign-in', () => {
  test('the company’s own sign-in makes a new user a customer, and finds them again', async () => {
    company.signInAs({ sub: 'c-1', email: 'worker@acme.example', emailVerified: true });
    const who = served.visitor();
    expect(await returnFromProvider(who, await company.authorize(await begin(who)))).toMatch(/\/auth$/);
    expect(await who.call<Session>('GET', '/api/session')).toMatchObject({
      user: { email: 'worker@acme.example' },
      role: 'customer',
    });
    const again = served.visitor();
    await returnFromProvider(again, await company.authorize(await begin(again)));
    expect((await userOf(again))?.id).toBe((await userOf(who))?.id);
    const sessions = async () =>
      (await who.call<{ items: unknown[] }>('GET', '/api/account/sessions')).items.length;
    expect(await sessions()).toBe(2);
    await returnFromProvider(again, await company.authorize(await begin(again)));
    expect(await sessions()).toBe(2);
    const { identities, has_password } = await who.call<Account>('GET', '/api/account');
    expect([identities.map(one => one.provider), has_password]).toEqual([['Acme'], false]);
  });

  test('the company’s own sign-in opens no account that is here already, whatever the company says of the email', async () => {
    await newCustomer(served, 'victim@example.com', password);
    company.signInAs({ sub: 'c-2', email: 'victim@example.com', emailVerified: true });
    const who = served.visitor();
    expect(await returnFromProvider(who, await company.authorize(await begin(who)))).toMatch(
      /\/auth\?error=account_not_linked/,
    );
    expect(await userOf(who)).toBeNull();
  });

  test('the company’s own sign-in is linked by the owner of an account, and unlinked again', async () => {
    const who = await newCustomer(served, 'linker@example.com', password);
    company.signInAs({ sub: 'c-3', email: 'linker@acme.example', emailVerified: true });
    await returnFromProvider(who, await company.authorize(await begin(who, '/api/auth/link-social')));
    const other = served.visitor();
    await returnFromProvider(other, await company.authorize(await begin(other)));
    expect((await userOf(other))?.email).toBe('linker@example.com');
    const { identities } = await who.call<Account>('GET', '/api/account');
    const linked = identities.find(one => !one.is_password);
    await who.call('DELETE', `/api/account/identities/${linked?.id}`);
    expect((await who.call<Account>('GET', '/api/account')).identities.map(one => one.provider)).toEqual([
      'password',
    ]);
  });

  test('the company’s own sign-in refuses an answer that was made up, changed, used before, or begun in another browser', async () => {
    company.signInAs({ sub: 'c-4', email: 'forged@acme.example', emailVerified: true });
    const who = served.visitor();
    const back = await company.authorize(await begin(who));
    const changed = new URL(back);
    changed.searchParams.set('state', `${changed.searchParams.get('state')}x`);
    expect(await returnFromProvider(who, changed.href)).toContain('error=');
    expect(await returnFromProvider(served.visitor(), back)).toContain('error=');
    const fresh = served.visitor();
    const once = await company.authorize(await begin(fresh));
    await returnFromProvider(fresh, once);
    expect((await userOf(fresh))?.email).toBe('forged@acme.example');
    fresh.cookies.clear();
    expect(await returnFromProvider(fresh, once)).toContain('error=');
    expect(await userOf(fresh)).toBeNull();
  });

  test('the company’s own sign-in leads back to our own site alone', async () => {
    for (const callbackURL of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const body = { provider: 'company', callbackURL };
      expect((await served.visitor().request('POST', '/api/auth/sign-in/social', body)).status).toBe(400);
    }
  });

  test('the company’s own sign-in asks for the second factor of our own, if the account has one', async () => {
    company.signInAs({ sub: 'c-5', email: 'both@acme.example', emailVerified: true });
    const who = served.visitor();
    await returnFromProvider(who, await company.authorize(await begin(who)));
    const begun = await who.call<{ id: string; secret: string }>('POST', '/api/account/factors', {
      factor_type: 'totp',
      name: 'App',
    });
    const { appCode } = await import('../../../../test/visitor.ts');
    await who.call('POST', `/api/account/factors/${begun.id}/verify`, { code: appCode(begun.secret) });
    const again = served.visitor();
    await returnFromProvider(again, await company.authorize(await begin(again)));
    expect(await again.call<Session>('GET', '/api/session')).toMatchObject({
      user: null,
      awaits: ['totp', 'recovery-code'],
    });
  });

  test('the company’s own sign-in opens nothing where people signed in there more weakly than is asked, or nothing is said of it', async () => {
    const ask = async (strength: string) => {
      const { accounts } = await served.program.call<SettingsReply>('GET', '/api/settings');
      const company_sign_in = { ...accounts.value.company_sign_in, strength };
      const value = { ...accounts.value, company_sign_in };
      await served.program.call('PUT', '/api/settings/accounts', { revision: accounts.revision, value });
    };
    const person = { sub: 'c-6', email: 'strong@acme.example', emailVerified: true };
    const attempt = async (how: { acr?: string; amr?: string[] }) => {
      company.signInAs({ ...person, ...how });
      const who = served.visitor();
      const address = await begin(who);
      const asked = new URL(address).searchParams.get('acr_values');
      const led = await returnFromProvider(who, await company.authorize(address));
      return [asked, (await userOf(who))?.email ?? new URL(led, served.url).searchParams.get('error')];
    };
    await ask('mfa  urn:acme:gold');
    const words = 'mfa urn:acme:gold';
    expect(await attempt({})).toEqual([words, 'unable_to_get_user_info']);
    expect(await attempt({ amr: ['pwd'], acr: 'urn:acme:bronze' })).toEqual([
      words,
      'unable_to_get_user_info',
    ]);
    expect(await attempt({ amr: ['pwd', 'mfa'] })).toEqual([words, person.email]);
    expect(await attempt({ acr: 'urn:acme:gold' })).toEqual([words, person.email]);
    await ask('');
    expect(await attempt({ amr: ['pwd'] })).toEqual([null, person.email]);
  });

  test('the company’s own sign-in stores the client secret encrypted, and never returns it', async () => {
    const { rows } = await served.program.database.pool.query<{ all: string }>(
      `select string_agg(value::text, ' ') as all from settings`,
    );
    const told = JSON.stringify([
      await served.program.call('GET', '/api/settings'),
      await served.program.call('GET', '/api/account-secrets'),
      await served.program.call('GET', '/api/activity'),
    ]);
    expect(rows[0]?.all).not.toContain(company.clientSecret);
    expect(told).not.toContain(company.clientSecret);
    expect(await served.program.call('GET', '/api/account-secrets')).toEqual({ set: ['company-sign-in'] });
  });

  test('the company’s own sign-in keeps no token of the company’s', async () => {
    const { rows } = await served.program.database.pool.query<{ n: number }>(
      `select count(*)::int as n from auth_accounts
       where access_token is not null or refresh_token is not null or id_token is not null`,
    );
    expect(rows[0]?.n).toBe(0);
  });
});
