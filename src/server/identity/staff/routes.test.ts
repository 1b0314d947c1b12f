import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { StaffMember } from '../../../contract/identity/staff.ts';
import type { Activity } from '../../../contract/platform/activity.ts';

let program: TestProgram;
let owner: string;
beforeAll(async () => {
  program = await startTestProgram();
  owner = (await program.call<{ user: { id: string } }>('GET', '/api/session')).user.id;
});
afterAll(() => program.stop());

const secondAccount = { email: 'second@example.com', password: 'a second password' };
let second: string;
let secondCookie: string;
beforeEach(async () => {
  await run(`delete from auth_users where email <> 'admin@example.com'`);
  second = await program.accounts.createUser({ ...secondAccount, role: 'admin' });
  secondCookie = await program.signIn(secondAccount);
});

const since = Date.now();
const run = (sql: string, values: unknown[] = []) => program.database.pool.query(sql, values);
const staff = async () => (await program.call<{ items: StaffMember[] }>('GET', '/api/staff')).items;
const send = async (method: string, id: string, body?: unknown, cookie = program.cookie) => {
  const reply = await program.request(method, `/api/staff/${id}`, { cookie, body });
  return [reply.status, reply.ok ? null : (await reply.json()).error.reason];
};
const lastAdmin = [409, 'last-admin'];

describe('staff', () => {
  test('staff are listed with their last sign-in, and no other accounts are', async () => {
    await program.accounts.createUser({
      email: 'c@example.com',
      password: 'a customer password',
      role: 'customer',
    });
    const list = await staff();
    expect(list.map(one => [one.email, one.is_you, one.is_disabled])).toEqual([
      ['admin@example.com', true, false],
      ['second@example.com', false, false],
    ]);
    for (const { signed_in_at } of list) {
      expect(Date.parse(signed_in_at ?? '')).toBeGreaterThanOrEqual(since);
    }
    const first = await program.call<{ items: StaffMember[]; next_cursor: string }>(
      'GET',
      '/api/staff?per_page=1',
    );
    const next = await program.call<{ items: StaffMember[] }>(
      'GET',
      `/api/staff?cursor=${first.next_cursor}`,
    );
    expect([...first.items, ...next.items]).toEqual(list);
  });

  test('become customers, at once and with an activity line, and their keys open nothing any more', async () => {
    const body = { name: 'Theirs', scopes: ['pages:read'], expires_in_days: 1 };
    const made = await program.request('POST', '/api/api-keys', { body, cookie: secondCookie });
    const { key } = await made.json();
    const ask = async () =>
      (await program.request('GET', '/api/pages', { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await ask()).toBe(200);
    expect(await send('PATCH', second, { role: 'customer' })).toEqual([204, null]);
    expect((await program.request('GET', '/api/pages', { cookie: secondCookie })).status).toBe(403);
    expect(await ask()).toBe(401);
    await send('PATCH', second, { role: 'admin' });
    expect(await ask()).toBe(401);
    const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=accounts');
    expect(items[1]).toMatchObject({
      action: 'changed-role',
      subject_name: 'second@example.com',
      before: { role: 'admin' },
      after: { role: 'customer' },
    });
  });

  test('staff are switched off with all their sessions, and on again', async () => {
    expect(await send('PATCH', second, { is_disabled: true })).toEqual([204, null]);
    expect((await program.request('GET', '/api/pages', { cookie: secondCookie })).status).toBe(401);
    await expect(program.signIn(secondAccount)).rejects.toThrow('403');
    expect((await staff()).find(one => one.id === second)?.is_disabled).toBe(true);
    await send('PATCH', second, { is_disabled: false });
    expect(await program.signIn(secondAccount)).toContain('session');
  });

  test('staff are deleted, and a user who is no admin is not found among them', async () => {
    expect(await send('DELETE', second)).toEqual([204, null]);
    expect((await staff()).length).toBe(1);
    const id = await program.accounts.createUser({
      email: 'c@example.com',
      password: 'a customer password',
      role: 'customer',
    });
    expect((await send('DELETE', id))[0]).toBe(404);
    expect((await send('PATCH', '00000000-0000-4000-8000-000000000000', { role: 'admin' }))[0]).toBe(404);
    expect((await send('PATCH', owner, {}))[0]).toBe(400);
  });

  test('staff are changed only by who has shown who they are', async () => {
    await run(`update auth_sessions set proven_at = now() - interval '1 hour'`);
    expect(await send('PATCH', second, { role: 'customer' })).toEqual([403, 'proof-needed']);
    expect(await send('DELETE', second)).toEqual([403, 'proof-needed']);
    await run(`update auth_sessions set proven_at = now()`);
  });

  test('whose email was never confirmed are not made admins', async () => {
    const id = await program.accounts.createUser({
      email: 'u@example.com',
      password: 'a customer password',
      role: 'customer',
    });
    await run('update auth_users set email_verified = false where id = $1', [id]);
    expect(await send('PATCH', id, { role: 'admin' })).toEqual([409, 'unconfirmed']);
  });
});

describe('the last admin', () => {
  test('the last admin can be neither made a customer, nor switched off, nor deleted', async () => {
    await send('PATCH', second, { is_disabled: true });
    expect(await send('PATCH', owner, { role: 'customer' })).toEqual(lastAdmin);
    expect(await send('PATCH', owner, { is_disabled: true })).toEqual(lastAdmin);
    expect(await send('PATCH', owner, { role: 'customer', is_disabled: false })).toEqual(lastAdmin);
    expect(await send('DELETE', owner)).toEqual(lastAdmin);
    expect(await send('PATCH', second, { is_disabled: false })).toEqual([204, null]);
  });

  test('the last admin stays when two admins take each other away at once', async () => {
    for (const [method, body] of [
      ['PATCH', { role: 'customer' }],
      ['PATCH', { is_disabled: true }],
      ['DELETE', undefined],
    ] as const) {
      const rival = {
        email: `rival-${method}-${body ? Object.keys(body)[0] : 'gone'}@example.com`,
        password: 'a rival password',
      };
      const other = await program.accounts.createUser({ ...rival, role: 'admin' });
      const keeper = { email: `keeper-${rival.email}`, password: 'a keeper password' };
      const keeperId = await program.accounts.createUser({ ...keeper, role: 'admin' });
      const [rivalCookie, keeperCookie] = [await program.signIn(rival), await program.signIn(keeper)];
      await run(`update user_roles set role = 'customer' where user_id not in ($1, $2)`, [other, keeperId]);
      const results = await Promise.all([
        send(method, other, body, keeperCookie),
        send(method, keeperId, body, rivalCookie),
      ]);
      const { rows } = await run(
        `select 1 from user_roles r join auth_users u on u.id = r.user_id where role = 'admin' and disabled_at is null`,
      );
      expect([method, rows.length, results.filter(([status]) => status === 204).length]).toEqual([
        method,
        1,
        1,
      ]);
      await run(`update user_roles set role = 'admin' where user_id = $1`, [owner]);
    }
  });

  test('the last admin is kept by the database itself, also for concurrent writers', async () => {
    await run('delete from user_roles where user_id <> $1 and user_id <> $2', [owner, second]);
    const take = (sql: string, id: string) =>
      run(sql, [id]).then(
        () => 'done',
        (error: Error) => error.message,
      );
    const said = await Promise.all([
      take('delete from auth_users where id = $1', second),
      take(`update user_roles set role = 'customer' where user_id = $1`, owner),
    ]);
    expect(said.toSorted()).toEqual(['done', 'the last admin has to stay']);
    await run(
      `insert into user_roles values ($1, 'admin') on conflict (user_id) do update set role = 'admin'`,
      [owner],
    );
    await run(`update user_roles set role = 'customer' where user_id <> $1`, [owner]);
    expect(await take('update auth_users set disabled_at = now() where id = $1', owner)).toContain(
      'last admin',
    );
  });
});
