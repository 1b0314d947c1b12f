import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import type { Invitation } from '../../../contract/identity/invitations.ts';
import type { Session } from '../../../contract/identity/session.ts';

let served: ServedProgram;
beforeAll(async () => {
  served = await serveTestProgram();
});
afterAll(() => served.close());
beforeEach(() => run('delete from auth_attempts'));

const password = 'seven purple wheelbarrows';
const run = (sql: string, values: unknown[] = []) => served.program.database.pool.query(sql, values);
const invite = (email: string) => served.program.call<Invitation>('POST', '/api/invitations', { email });
const tokenFor = (email: string) => served.mailTo(email, /\/auth\?invitation=(\S+)/);
const refusal = async (method: string, path: string, body?: unknown) => {
  const reply = await served.program.request(method, path, { body, cookie: served.program.cookie });
  return [reply.status, (await reply.json()).error?.reason];
};
const roleOf = async (email: string, secret: string) => {
  const who = served.visitor();
  await who.call('POST', '/api/auth/sign-in/email', { email, password: secret });
  return (await who.call<Session>('GET', '/api/session')).role;
};

describe('an invitation', () => {
  test('an invitation is mailed, opened, accepted with a password, and makes an admin once', async () => {
    const email = 'new@example.com';
    const { id, state } = await invite('  New@Example.com '.trim());
    expect(state).toBe('open');
    const token = await tokenFor(email);
    const who = served.visitor();
    const opened = await who.call('POST', '/api/invitations/open', { token });
    expect(opened).toEqual({ email, needs_password: true });
    expect((await who.request('POST', '/api/invitations/accept', { token })).status).toBe(400);
    const weak = await who.request('POST', '/api/invitations/accept', { token, password: email });
    expect(weak.status).toBe(400);
    const both = await Promise.all(
      [1, 2].map(() => who.request('POST', '/api/invitations/accept', { token, password, name: 'Nell' })),
    );
    expect(both.map(reply => reply.status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(await roleOf(email, password)).toBe('admin');
    expect((await who.request('POST', '/api/invitations/open', { token })).status).toBe(400);
    expect(await refusal('DELETE', `/api/invitations/${id}`)).toEqual([409, 'accepted']);
    expect(await refusal('POST', '/api/invitations', { email })).toEqual([409, 'is-admin']);
  });

  test('an invitation keeps its link out of the database, the list and the sent message', async () => {
    await invite('kept@example.com');
    const token = await tokenFor('kept@example.com');
    const sent = () =>
      run(`select sent_at from outbox where payload->>'to' = 'kept@example.com' and sent_at is null`);
    await expect.poll(async () => (await sent()).rows.length).toBe(0);
    const { rows } = await run(
      'select to_jsonb(i)::text from invitations i union all select payload::text from outbox',
    );
    const list = await served.program.call('GET', '/api/invitations');
    expect(JSON.stringify([rows, list])).not.toContain(token);
  });

  test('an invitation is sent again with a new link, not twice within a minute, and the old link stops working', async () => {
    const email = 'again@example.com';
    const { id } = await invite(email);
    const old = await tokenFor(email);
    expect(await refusal('POST', '/api/invitations', { email })).toEqual([409, 'invited']);
    expect(await refusal('POST', `/api/invitations/${id}/resend`)).toEqual([409, 'just-sent']);
    await run(
      `update invitations set sent_at = now() - interval '2 minutes', expires_at = now() where id = $1`,
      [id],
    );
    expect((await served.visitor().request('POST', '/api/invitations/open', { token: old })).status).toBe(
      400,
    );
    expect((await served.program.call<Invitation>('POST', `/api/invitations/${id}/resend`)).state).toBe(
      'open',
    );
    await expect.poll(() => tokenFor(email)).not.toBe(old);
    const token = await tokenFor(email);
    expect((await served.visitor().request('POST', '/api/invitations/open', { token: old })).status).toBe(
      400,
    );
    expect((await served.visitor().request('POST', '/api/invitations/open', { token })).status).toBe(200);
  });

  test('an invitation that was taken back or has expired opens nothing', async () => {
    const { id } = await invite('back@example.com');
    const token = await tokenFor('back@example.com');
    await served.program.call('DELETE', `/api/invitations/${id}`);
    const accept = () => served.visitor().request('POST', '/api/invitations/accept', { token, password });
    expect((await accept()).status).toBe(400);
    expect(await refusal('POST', `/api/invitations/${id}/resend`)).toEqual([409, 'over']);
    await invite('back@example.com');
    await run(`update invitations set expires_at = now() where email = 'back@example.com'`);
    const second = await tokenFor('back@example.com');
    expect(
      (await served.visitor().request('POST', '/api/invitations/accept', { token: second, password })).status,
    ).toBe(400);
    expect((await run(`select 1 from auth_users where email = 'back@example.com'`)).rows).toEqual([]);
  });

  test('an invitation makes a confirmed customer an admin, who keeps their password', async () => {
    const account = { email: 'customer@example.com', password: 'a customer password' };
    await served.program.accounts.createUser({ ...account, role: 'customer' });
    await invite(account.email);
    const token = await tokenFor(account.email);
    const who = served.visitor();
    expect(await who.call('POST', '/api/invitations/open', { token })).toMatchObject({
      needs_password: false,
    });
    await who.call('POST', '/api/invitations/accept', { token, password: 'not to be taken' });
    expect((await who.call<Session>('GET', '/api/session')).user).toBeNull();
    expect(await roleOf(account.email, account.password)).toBe('admin');
    await expect(roleOf(account.email, 'not to be taken')).rejects.toThrow('401');
  });

  test('an invitation leaves nothing to a stranger who signed up with the address and never confirmed it', async () => {
    const account = { email: 'taken@example.com', password: 'the stranger’s password' };
    await served.program.accounts.createUser({ ...account, role: 'customer' });
    const stranger = served.visitor();
    await stranger.call('POST', '/api/auth/sign-in/email', account);
    await run(`update auth_users set email_verified = false where email = $1`, [account.email]);
    await invite(account.email);
    const token = await tokenFor(account.email);
    const who = served.visitor();
    expect(await who.call('POST', '/api/invitations/open', { token })).toMatchObject({
      needs_password: true,
    });
    await who.call('POST', '/api/invitations/accept', { token, password });
    expect((await stranger.call<Session>('GET', '/api/session')).user).toBeNull();
    await expect(roleOf(account.email, account.password)).rejects.toThrow('401');
    expect(await roleOf(account.email, password)).toBe('admin');
  });

  test('an invitation of a switched-off account is refused, and so is a change without proof', async () => {
    const account = { email: 'off@example.com', password: 'a customer password' };
    await served.program.accounts.createUser({ ...account, role: 'customer' });
    await run(`update auth_users set disabled_at = now() where email = $1`, [account.email]);
    expect(await refusal('POST', '/api/invitations', { email: account.email })).toEqual([
      409,
      'switched-off',
    ]);
    await run(`update auth_sessions set proven_at = now() - interval '1 hour'`);
    expect(await refusal('POST', '/api/invitations', { email: 'x@example.com' })).toEqual([
      403,
      'proof-needed',
    ]);
    await run(`update auth_sessions set proven_at = now()`);
  });

  test('an invitation is not found by guessing: tries are bounded', async () => {
    const who = served.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      statuses.push((await who.request('POST', '/api/invitations/open', { token: `guess ${n}` })).status);
    }
    expect([statuses.filter(one => one === 400).length, statuses.at(-1)]).toEqual([30, 429]);
  });
});
