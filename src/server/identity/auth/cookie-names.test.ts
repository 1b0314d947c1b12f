import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import type { Session } from '../../../contract/identity/session.ts';

const account = { email: 'admin@example.com', password: 'correct horse battery' };
let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram({ PUBLIC_URL: 'https://haul.example' });
});
afterAll(() => served.close());
beforeEach(() => run(`delete from auth_attempts`));

const run = (sql: string) => served.program.database.pool.query(sql);
const userOf = async (who: Visitor) => (await who.call<Session>('GET', '/api/session')).user?.email;
const today = '__Host-pagehaul.session_token';
const older = '__Secure-pagehaul.session_token';

async function signedIn(): Promise<Visitor> {
  const who = served.visitor();
  await who.call('POST', '/api/auth/sign-in/email', account);
  return who;
}

/** A browser that an older version signed in, with the old cookie names. */
async function fromBefore(): Promise<Visitor> {
  const who = await signedIn();
  const value = who.cookies.get(today) ?? '';
  who.cookies.clear();
  who.cookies.set(older, value);
  return who;
}

test('behind https the cookie is named for this host alone, and is as that name asks', async () => {
  const who = served.visitor();
  const reply = await who.request('POST', '/api/auth/sign-in/email', account);
  const [cookie = '', ...others] = reply.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie.startsWith(`${today}=`)).toBe(true);
  expect(cookie).toMatch(/; Path=\/(;|$)/);
  for (const attribute of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i]) expect(cookie).toMatch(attribute);
  expect(cookie).not.toMatch(/Domain/i);
  expect(await userOf(who)).toBe(account.email);
});

test('who is signed in by a cookie of the older name stays, and has one of the new', async () => {
  const who = await fromBefore();
  await run(`update auth_sessions set created_at = now() - interval '1 day'`);
  expect(await userOf(who)).toBe(account.email);
  expect([...who.cookies.keys()]).toEqual([older, today]);
  who.cookies.delete(older);
  expect(await userOf(who)).toBe(account.email);
  expect((await who.request('GET', '/api/pages')).status).toBe(200);
});

test('signing out as the first thing after the update ends the session', async () => {
  const who = await fromBefore();
  await run(`update auth_sessions set created_at = now() - interval '1 day'`);
  const kept = who.cookies.get(older) ?? '';
  await who.call('POST', '/api/auth/sign-out', {});
  expect(await userOf(who)).toBeUndefined();
  who.cookies.set(older, kept);
  expect(await userOf(who)).toBeUndefined();
});

test('a session of today opens nothing under the older name, which a neighboring host could plant', async () => {
  const who = await fromBefore();
  expect(await userOf(who)).toBeUndefined();
  expect((await who.request('GET', '/api/pages')).status).toBe(401);
  const victim = await signedIn();
  victim.cookies.set(older, 'planted');
  expect(await userOf(victim)).toBe(account.email);
});
