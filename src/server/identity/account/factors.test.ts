import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import { appCode, type Visitor } from '../../../../test/visitor.ts';
import type { Account } from '../../../contract/identity/account.ts';
import type { Session } from '../../../contract/identity/session.ts';

const password = 'seven purple wheelbarrows';
let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram();
});
afterAll(() => served.close());

const reasonOf = async (reply: Response) => [reply.status, (await reply.json()).error?.reason];
const account = (who: Visitor) => who.call<Account>('GET', '/api/account');
const session = (who: Visitor) => who.call<Session>('GET', '/api/session');

interface Begun {
  id: string;
  uri: string;
  secret: string;
}

/** The current code is used; the app's next one is already valid, whatever the clock does. */
async function withApp(email: string) {
  const who = await newCustomer(served, email, password);
  const begun = await who.call<Begun>('POST', '/api/account/factors', {
    factor_type: 'totp',
    name: 'My phone',
  });
  const { recovery_codes } = await who.call<{ recovery_codes: string[] }>(
    'POST',
    `/api/account/factors/${begun.id}/verify`,
    { code: appCode(begun.secret) },
  );
  return { who, ...begun, recovery_codes };
}

async function half(email: string): Promise<Visitor> {
  const who = served.visitor();
  const reply = await who.request('POST', '/api/auth/sign-in/email', { email, password });
  expect(reply.status).toBe(200);
  return who;
}

describe('an app as second factor', () => {
  test('an app as second factor counts once a code of it was given, and comes with recovery codes', async () => {
    const who = await newCustomer(served, 'begin@example.com', password);
    const begun = await who.call<Begun>('POST', '/api/account/factors', { factor_type: 'totp', name: 'App' });
    expect(begun.uri).toContain('otpauth://totp/');
    const wrong = await who.request('POST', `/api/account/factors/${begun.id}/verify`, { code: '000000' });
    expect(await reasonOf(wrong)).toEqual([400, 'code']);
    expect((await session(await half('begin@example.com'))).user).not.toBeNull();
    await who.call('POST', `/api/account/factors/${begun.id}/verify`, { code: appCode(begun.secret) });
    expect(await account(who)).toMatchObject({
      factors: [{ factor_type: 'totp', status: 'verified', name: 'App' }],
      recovery_codes_left: 10,
    });
    expect(await served.mailTo('begin@example.com', /(A second factor was added)/)).toBeTruthy();
  });

  test('an app as second factor gives the session another token: the one of before it opens nothing', async () => {
    const { secret } = await withApp('renamed@example.com');
    const who = await half('renamed@example.com');
    const seen = served.visitor();
    for (const [name, value] of who.cookies) seen.cookies.set(name, value);
    const reply = await who.request('POST', '/api/account/challenge', {
      method: 'totp',
      code: appCode(secret, 1),
    });
    expect(reply.headers.get('set-cookie')).toMatch(/Max-Age=604800; HttpOnly; SameSite=Lax/);
    expect((await session(who)).user?.email).toBe('renamed@example.com');
    expect(await session(seen)).toEqual({ user: null, role: null });
  });

  test('completes a sign-in that ended the session it replaced', async () => {
    const email = 'replaced@example.com';
    const { who, secret } = await withApp(email);
    const older = served.visitor();
    for (const [name, value] of who.cookies) older.cookies.set(name, value);
    await who.call('POST', '/api/auth/sign-in/email', { email, password });
    await who.call('POST', '/api/account/challenge', { method: 'totp', code: appCode(secret, 1) });
    expect((await session(who)).user?.email).toBe(email);
    expect(await session(older)).toEqual({ user: null, role: null });
  });

  test('an app as second factor is required after the password: until then no user is signed in, anywhere', async () => {
    const { secret } = await withApp('app@example.com');
    const who = await half('app@example.com');
    expect(await session(who)).toEqual({ user: null, role: null, awaits: ['totp', 'recovery-code'] });
    for (const [method, path] of [
      ['GET', '/api/account'],
      ['GET', '/api/auth/token'],
      ['GET', '/api/account/sessions'],
      ['POST', '/api/auth/link-social'],
      ['GET', '/api/auth/get-session'],
      ['GET', '/api/auth/list-sessions'],
    ] as const) {
      expect([path, [401, 404].includes((await who.request(method, path)).status)]).toEqual([path, true]);
    }
    const wrong = await who.request('POST', '/api/account/challenge', { method: 'totp', code: '123456' });
    expect(await reasonOf(wrong)).toEqual([400, 'code']);
    const code = appCode(secret, 1);
    expect(await who.call('POST', '/api/account/challenge', { method: 'totp', code })).toMatchObject({
      user: { email: 'app@example.com' },
      role: 'customer',
    });
    expect((await session(who)).user?.email).toBe('app@example.com');
  });

  test('an app as second factor is asked for after a mailed code as after a password', async () => {
    const email = 'mailed@example.com';
    await withApp(email);
    const who = served.visitor();
    await who.call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const otp = await served.mailTo(email, /sign in: (\d{6})/);
    await who.call('POST', '/api/auth/sign-in/email-otp', { email, otp });
    expect(await session(who)).toMatchObject({ user: null, awaits: ['totp', 'recovery-code'] });
  });

  test('an app as second factor takes each code once, also from two calls at the same moment', async () => {
    const { secret } = await withApp('once@example.com');
    const [one, other] = [await half('once@example.com'), await half('once@example.com')];
    const body = { method: 'totp', code: appCode(secret, 1) };
    const replies = await Promise.all(
      [one, other].map(who => who.request('POST', '/api/account/challenge', body)),
    );
    expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const late = await (await half('once@example.com')).request('POST', '/api/account/challenge', body);
    expect(late.status).toBe(400);
  });

  test('an app as second factor refuses codes of long ago, and is not locked by a clock that once was years ahead', async () => {
    const { secret, id } = await withApp('clock@example.com');
    const who = await half('clock@example.com');
    const old = await who.request('POST', '/api/account/challenge', {
      method: 'totp',
      code: appCode(secret, -5),
    });
    expect(old.status).toBe(400);
    await served.program.database.pool.query(
      'update auth_factors set last_step = last_step + 2000000 where id = $1',
      [id],
    );
    await who.call('POST', '/api/account/challenge', { method: 'totp', code: appCode(secret, 1) });
  });

  test('an app as second factor ends a sign-in that takes too long, and one that guesses', async () => {
    const { secret } = await withApp('slow@example.com');
    const slow = await half('slow@example.com');
    await served.program.database.pool.query(
      `update auth_sessions set factor_until = now() - interval '1 second' where factor_until is not null`,
    );
    const late = await slow.request('POST', '/api/account/challenge', {
      method: 'totp',
      code: appCode(secret, 1),
    });
    expect(await reasonOf(late)).toEqual([409, 'no-challenge']);
    const guesser = await half('slow@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const code = String(n).padStart(6, '0');
      statuses.push(
        (await guesser.request('POST', '/api/account/challenge', { method: 'totp', code })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
    const owner = await half('slow@example.com');
    expect(
      (await owner.request('POST', '/api/account/challenge', { method: 'totp', code: appCode(secret, 1) }))
        .status,
    ).toBe(200);
  });

  test('an app as second factor is stored encrypted, its recovery codes as hashes', async () => {
    const { secret, recovery_codes } = await withApp('atrest@example.com');
    const { rows } = await served.program.database.pool.query<{ all: string }>(
      `select string_agg(t, ' ') as all from (
         select row_to_json(f)::text t from auth_factors f union all select code_hash from auth_recovery_codes) everything`,
    );
    for (const one of [secret, ...recovery_codes]) expect(rows[0]?.all).not.toContain(one);
  });
});

describe('recovery codes', () => {
  test('recovery codes stand in for the app, each once, however they are typed', async () => {
    const { recovery_codes } = await withApp('recover@example.com');
    const [first = '', second = ''] = recovery_codes;
    const body = { method: 'recovery-code', code: ` ${first.toUpperCase().replaceAll('-', ' ')}` };
    const who = await half('recover@example.com');
    await who.call('POST', '/api/account/challenge', body);
    expect((await account(who)).recovery_codes_left).toBe(9);
    const replay = await (await half('recover@example.com')).request('POST', '/api/account/challenge', body);
    expect(await reasonOf(replay)).toEqual([400, 'code']);

    const { recovery_codes: fresh } = await who.call<{ recovery_codes: string[] }>(
      'POST',
      '/api/account/recovery-codes',
    );
    expect(fresh).toHaveLength(10);
    const old = await half('recover@example.com');
    const refused = await old.request('POST', '/api/account/challenge', {
      method: 'recovery-code',
      code: second,
    });
    expect(refused.status).toBe(400);
  });

  test('recovery codes go with the last factor', async () => {
    const { who, id } = await withApp('gone@example.com');
    await who.call('DELETE', `/api/account/factors/${id}`);
    expect(await account(who)).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect((await session(await half('gone@example.com'))).user).not.toBeNull();
  });
});

describe('another user’s factor', () => {
  test('another user’s factor can be neither finished nor removed', async () => {
    const { id } = await withApp('mine@example.com');
    const other = await newCustomer(served, 'other@example.com', password);
    expect((await other.request('DELETE', `/api/account/factors/${id}`)).status).toBe(404);
    expect(
      (await other.request('POST', `/api/account/factors/${id}/verify`, { code: '123456' })).status,
    ).toBe(404);
  });
});
