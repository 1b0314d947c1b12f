import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import type { Account, AccountSession } from '../../../contract/identity/account.ts';
import type { Session } from '../../../contract/identity/session.ts';

const password = 'seven purple wheelbarrows';
let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram();
});
afterAll(() => served.close());

const run = (sql: string, values: unknown[] = []) => served.program.database.pool.query(sql, values);
const reasonOf = async (reply: Response) => [reply.status, (await reply.json()).error?.reason];
const userOf = async (who: Visitor) => (await who.call<Session>('GET', '/api/session')).user;
const sessionsOf = async (who: Visitor) =>
  (await who.call<{ items: AccountSession[] }>('GET', '/api/account/sessions')).items;
const again = async (email: string) => {
  const who = served.visitor();
  await who.call('POST', '/api/auth/sign-in/email', { email, password });
  return who;
};
/** Moves the last proof one hour back. */
const grow = (email: string) =>
  run(
    `update auth_sessions set proven_at = now() - interval '1 hour'
     where user_id = (select id from auth_users where email = $1)`,
    [email],
  );

describe('sessions', () => {
  test('sessions are listed without what opens them, ended one by one or all others at once', async () => {
    const email = 'many@example.com';
    const first = await newCustomer(served, email, password);
    const [second, third] = [await again(email), await again(email)];
    const list = await sessionsOf(first);
    expect(list.map(one => one.is_current)).toEqual([false, false, true]);
    for (const { cookies } of [first, second, third]) {
      for (const token of cookies.values()) expect(JSON.stringify(list)).not.toContain(token.slice(0, 20));
    }
    await first.call('DELETE', `/api/account/sessions/${list[0]?.id}`);
    expect([await userOf(third), (await userOf(second))?.email]).toEqual([null, email]);
    expect(await first.call('POST', '/api/account/sessions/end-others')).toEqual({ ended: 1 });
    expect([await userOf(second), (await userOf(first))?.email]).toEqual([null, email]);
  });

  test('end when the same browser signs in again, by password or by a mailed code, also as another user', async () => {
    const email = 'again@example.com';
    const other = await newCustomer(served, email, password);
    const who = await again(email);
    const [older] = await sessionsOf(who);
    await who.call('POST', '/api/auth/sign-in/email', { email, password });
    expect((await sessionsOf(who)).map(one => [one.id === older?.id, one.is_current])).toEqual([
      [false, true],
      [false, false],
    ]);
    await who.call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const otp = await served.mailTo(email, /sign in: (\d{6})/);
    await who.call('POST', '/api/auth/sign-in/email-otp', { email, otp });
    expect(await sessionsOf(who)).toHaveLength(2);
    await who.call('POST', '/api/auth/sign-in/email', {
      email: 'admin@example.com',
      password: 'correct horse battery',
    });
    expect(await sessionsOf(other)).toHaveLength(1);
    const refused = { email, password: 'not the password' };
    expect((await other.request('POST', '/api/auth/sign-in/email', refused)).status).toBe(401);
    expect((await userOf(other))?.email).toBe(email);
  });

  test('end thirty days after signing in, however often one comes by', async () => {
    const email = 'faithful@example.com';
    const who = await newCustomer(served, email, password);
    const age = (days: number) =>
      run(
        `update auth_sessions set created_at = now() - make_interval(days => $2)
         where user_id = (select id from auth_users where email = $1)`,
        [email, days],
      );
    await age(29);
    expect((await userOf(who))?.email).toBe(email);
    await age(31);
    expect(await userOf(who)).toBeNull();
    expect((await who.request('GET', '/api/account')).status).toBe(401);
    expect((await who.request('GET', '/api/auth/token')).status).toBe(401);
  });

  test('sessions of another user can’t be ended', async () => {
    const mine = await newCustomer(served, 'mine@example.com', password);
    const theirs = await newCustomer(served, 'theirs@example.com', password);
    const [session] = await sessionsOf(theirs);
    expect((await mine.request('DELETE', `/api/account/sessions/${session?.id}`)).status).toBe(404);
    expect((await userOf(theirs))?.email).toBe('theirs@example.com');
  });

  test('sessions are renewed before they expire, cookie and all, also by two calls at once', async () => {
    const email = 'renew@example.com';
    const who = await newCustomer(served, email, password);
    await run(
      `update auth_sessions set expires_at = now() + interval '3 days'
       where user_id = (select id from auth_users where email = $1)`,
      [email],
    );
    const replies = await Promise.all([1, 2, 3].map(() => who.request('GET', '/api/account')));
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200]);
    const renewed = replies.flatMap(reply => reply.headers.getSetCookie());
    expect(renewed.some(cookie => /^pagehaul\.session_token=.*Max-Age=604800/i.test(cookie))).toBe(true);
    const [session] = await sessionsOf(who);
    const days = (new Date(session?.expires_at ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
  });

  test('sessions that have expired, were forged or belong to an account that was switched off open nothing', async () => {
    const email = 'over@example.com';
    const who = await newCustomer(served, email, password);
    const [[name, value] = ['', '']] = [...who.cookies];
    const forged = served.visitor();
    forged.cookies.set(name, `${decodeURIComponent(value).split('.')[0]}.${'A'.repeat(43)}%3D`);
    expect(await userOf(forged)).toBeNull();
    await run(`update auth_users set disabled_at = now() where email = $1`, [email]);
    expect(await userOf(who)).toBeNull();
    const refused = await served.visitor().request('POST', '/api/auth/sign-in/email', { email, password });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'ACCOUNT_DISABLED']);
    await run(`update auth_users set disabled_at = null where email = $1`, [email]);
    await run(
      `update auth_sessions set expires_at = now() - interval '1 second'
       where user_id = (select id from auth_users where email = $1)`,
      [email],
    );
    expect(await userOf(who)).toBeNull();
  });

  test('sessions have a cookie that no script reads and no other site sends', async () => {
    const reply = await served.visitor().request('POST', '/api/auth/sign-in/email', {
      email: 'admin@example.com',
      password: 'correct horse battery',
    });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Secure/i);
  });
});

describe('before a sensitive change', () => {
  test('the caller shows again who they are, by password', async () => {
    const email = 'proof@example.com';
    const who = await newCustomer(served, email, password);
    await grow(email);
    const sensitive = [
      ['PUT', '/api/account/password', { password: 'another fine password' }],
      ['PUT', '/api/account/email', { email: 'new@example.com' }],
      ['POST', '/api/account/factors', { factor_type: 'totp', name: 'App' }],
      ['POST', '/api/account/recovery-codes', undefined],
      ['POST', '/api/auth/link-social', { provider: 'company' }],
      ['DELETE', '/api/account/identities/00000000-0000-4000-8000-000000000000', undefined],
      ['DELETE', '/api/account/factors/00000000-0000-4000-8000-000000000000', undefined],
    ] as const;
    for (const [method, path, body] of sensitive) {
      expect([path, ...(await reasonOf(await who.request(method, path, body)))]).toEqual([
        path,
        403,
        'proof-needed',
      ]);
    }
    const wrong = await who.request('POST', '/api/account/proof', { password: 'not it at all' });
    expect(await reasonOf(wrong)).toEqual([400, 'proof']);
    await who.call('POST', '/api/account/proof', { password });
    await who.call('POST', '/api/account/factors', { factor_type: 'totp', name: 'App' });
  });

  test('a mailed code does as well, once', async () => {
    const email = 'proofmail@example.com';
    const who = await newCustomer(served, email, password);
    await grow(email);
    await who.call('POST', '/api/account/proof/message');
    const code = await served.mailTo(email, /your account: (\d{6})/);
    await who.call('POST', '/api/account/proof', { code });
    expect((await who.request('POST', '/api/account/proof', { code })).status).toBe(400);
  });

  test('a clock that was set back proves nothing', async () => {
    const email = 'backwards@example.com';
    const who = await newCustomer(served, email, password);
    await run(
      `update auth_sessions set proven_at = now() + interval '1 day'
       where user_id = (select id from auth_users where email = $1)`,
      [email],
    );
    const reply = await who.request('PUT', '/api/account/password', { password: 'another fine password' });
    expect(await reasonOf(reply)).toEqual([403, 'proof-needed']);
  });
});

describe('an account', () => {
  test('gets a new password, which ends its other sessions and is told to its mailbox', async () => {
    const email = 'change@example.com';
    const who = await newCustomer(served, email, password);
    const other = await again(email);
    const poor = await who.request('PUT', '/api/account/password', { password: 'password123' });
    expect(await reasonOf(poor)).toEqual([400, 'password']);
    // Another person uses up the mailbox's message limit. The notice must still arrive.
    for (let n = 0; n < 7; n += 1)
      await served.visitor().call('POST', '/api/auth/request-password-reset', { email });
    await who.call('PUT', '/api/account/password', { password: 'nine silent accordions' });
    expect([(await userOf(who))?.email, await userOf(other)]).toEqual([email, null]);
    expect(await served.mailTo(email, /(Your password was changed)/)).toBeTruthy();
  });

  test('gets a new email by a link sent there, and not one that is in use', async () => {
    const who = await newCustomer(served, 'old@example.com', password);
    await newCustomer(served, 'taken@example.com', password);
    await who.call('PUT', '/api/account/email', { email: 'Fresh@example.com' });
    expect((await userOf(who))?.email).toBe('old@example.com');
    const token = await served.mailTo('fresh@example.com', /\/auth\?confirm=(\S+)/);
    await served.visitor().call('POST', '/api/account/confirm', { token });
    expect((await userOf(who))?.email).toBe('fresh@example.com');
    expect(await served.mailTo('old@example.com', /(email of your account was changed)/)).toBeTruthy();
    await who.call('PUT', '/api/account/email', { email: 'taken@example.com' });
    const taken = await served.mailTo('taken@example.com', /use this address[^]*confirm=(\S+)/);
    const refused = await served.visitor().request('POST', '/api/account/confirm', { token: taken });
    expect(await reasonOf(refused)).toEqual([409, 'email-taken']);
  });

  test('an account keeps its last way in', async () => {
    const who = await newCustomer(served, 'last@example.com', password);
    const { identities } = await who.call<Account>('GET', '/api/account');
    const reply = await who.request('DELETE', `/api/account/identities/${identities[0]?.id}`);
    expect(await reasonOf(reply)).toEqual([409, 'last-identity']);
  });
});

test('tokens are signed with a key of the public key set; a changed one is not', async () => {
  const who = await newCustomer(served, 'token@example.com', password);
  const { token } = await who.call<{ token: string }>('GET', '/api/auth/token');
  const { keys } = await served
    .visitor()
    .call<{ keys: (JsonWebKey & { kid: string })[] }>('GET', '/api/auth/jwks');
  const [head = '', body = '', signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const jwk = keys.find(one => one.kid === kid) ?? {};
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isGenuine = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect([isGenuine(`${head}.${body}`), isGenuine(`${head}.${body}x`)]).toEqual([true, false]);
  expect(JSON.stringify(keys)).not.toContain('"d"');
});

test('the key set opens no calls: its tokens are told apart from forged ones', async () => {
  const who = await newCustomer(served, 'bearer@example.com', password);
  const { token } = await who.call<{ token: string }>('GET', '/api/auth/token');
  const [head = '', body = ''] = token.split('.');
  const say = async (bearer: string) => {
    const reply = await fetch(new URL('/api/account', served.url), {
      headers: { authorization: `Bearer ${bearer}` },
    });
    return [reply.status, (await reply.json()).error.message];
  };
  expect(await say(token)).toEqual([
    401,
    'This token tells other programs who you are. Calls here take an API key.',
  ]);
  expect(await say(`${head}.${body}.AAAA`)).toEqual([401, 'Invalid JWT signature']);
  expect(await say(`eyJhbGciOiJub25lIn0.${body}.`)).toEqual([401, 'Invalid JWT signature']);
});

test('a sign-in that lacks something names it', async () => {
  const say = async (body: object) => {
    const reply = await served.visitor().request('POST', '/api/auth/sign-in/email', body);
    return [reply.status, (await reply.json()).error.message];
  };
  const noAddress = 'You must provide either an email or phone number.';
  expect(await say({ password })).toEqual([400, noAddress]);
  expect(await say({ email: ' ', password })).toEqual([400, noAddress]);
  expect(await say({ email: 'somebody@example.com' })).toEqual([400, 'Write your password.']);
});
