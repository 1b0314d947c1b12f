import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { type ServedProgram, serveTestProgram } from '../../../../test/served-program.ts';
import { startParts } from '../../../../test/test-program.ts';
import { startTransferProgram } from '../../../../test/transfer-program.ts';
import { appCode, type Visitor } from '../../../../test/visitor.ts';
import type { ApiKey } from '../../../contract/identity/api-keys.ts';
import type { Session } from '../../../contract/identity/session.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

/* The setting "Admins need a second factor". start/access.test.ts checks which calls it refuses. */

const password = 'seven purple wheelbarrows';
let served: ServedProgram;
let owner: Visitor;
let ownFactor: string;
beforeAll(async () => {
  served = await serveTestProgram();
  owner = await signedIn('admin@example.com', 'correct horse battery');
});
afterAll(() => served.close());
beforeEach(() => run('delete from auth_attempts'));

const run = (sql: string, values: unknown[] = []) => served.program.database.pool.query(sql, values);
const reasonOf = async (reply: Response) => [reply.status, (await reply.json()).error?.reason];
const session = (who: Visitor) => who.call<Session>('GET', '/api/session');
const settings = () => owner.call<SettingsReply>('GET', '/api/settings');
const isOn = () => served.program.settings.current().accounts.admins_need_factor;

async function signedIn(email: string, secret = password): Promise<Visitor> {
  const who = served.visitor();
  await who.call('POST', '/api/auth/sign-in/email', { email, password: secret });
  return who;
}

async function newAdmin(email: string): Promise<Visitor> {
  await served.program.accounts.createUser({ email, password, role: 'admin' });
  return signedIn(email);
}

async function addFactor(who: Visitor): Promise<string> {
  const request = { factor_type: 'totp', name: 'App' };
  const { id, secret } = await who.call<{ id: string; secret: string }>(
    'POST',
    '/api/account/factors',
    request,
  );
  await who.call('POST', `/api/account/factors/${id}/verify`, { code: appCode(secret) });
  return id;
}

async function put(who: Visitor, changes: Partial<SettingsReply['accounts']['value']>): Promise<Response> {
  const { accounts } = await settings();
  const value = { ...accounts.value, ...changes };
  return who.request('PUT', '/api/settings/accounts', { revision: accounts.revision, value });
}

const grow = (who: 'admin@example.com') =>
  run(
    `update auth_sessions set proven_at = now() - interval '1 hour'
     where user_id = (select id from auth_users where email = $1)`,
    [who],
  );
const prove = () => owner.call('POST', '/api/account/proof', { password: 'correct horse battery' });

describe('“Admins need a second factor”', () => {
  test('is off until switched on, and not by an admin without a factor', async () => {
    expect((await settings()).accounts.value.admins_need_factor).toBe(false);
    const refused = await put(owner, { admins_need_factor: true });
    expect(refused.status).toBe(403);
    expect((await refused.json()).error).toMatchObject({
      reason: 'own-factor-first',
      message: expect.stringContaining('Add a second factor to your own account first'),
      fields: [{ path: 'value.admins_need_factor' }],
    });
    expect(isOn()).toBe(false);
  });

  test('is switched on by who has one and has just shown who they are, and is written down', async () => {
    ownFactor = await addFactor(owner);
    await grow('admin@example.com');
    expect(await reasonOf(await put(owner, { admins_need_factor: true }))).toEqual([403, 'proof-needed']);
    expect((await put(owner, { sign_up: false })).status).toBe(200);
    await prove();
    expect((await put(owner, { admins_need_factor: true })).status).toBe(200);
    expect([isOn(), (await settings()).accounts.value.sign_up]).toEqual([true, false]);
    const { items } = await owner.call<{ items: Activity[] }>('GET', '/api/activity?noun=settings');
    expect(items[0]).toMatchObject({
      action: 'saved',
      user_email: 'admin@example.com',
      before: { admins_need_factor: false },
      after: { admins_need_factor: true },
    });
  });

  test('is not switched off without that proof either, while other settings go on being saved', async () => {
    await grow('admin@example.com');
    expect(await reasonOf(await put(owner, { admins_need_factor: false }))).toEqual([403, 'proof-needed']);
    expect((await put(owner, { sign_up: true })).status).toBe(200);
    expect(isOn()).toBe(true);
    await prove();
  });

  test('reaches another process on the same database, at its start and while it runs', async () => {
    const { database } = served.program;
    const other = await startParts({ DATABASE_URL: database.url }, { worker: { wake: () => undefined } });
    try {
      const late = await newAdmin('late@example.com');
      const headers = new Headers({ cookie: [...late.cookies].map(pair => pair.join('=')).join('; ') });
      expect((await other.accounts.identifyCaller(headers)).user?.lacksFactor).toBe(true);
      await put(owner, { admins_need_factor: false });
      await expect
        .poll(async () => (await other.accounts.identifyCaller(headers)).user?.lacksFactor)
        .toBe(false);
      await put(owner, { admins_need_factor: true });
      await expect
        .poll(async () => (await other.accounts.identifyCaller(headers)).user?.lacksFactor)
        .toBe(true);
    } finally {
      await other.stop();
    }
  });
});

describe('an admin without one, while it is on', () => {
  test('an admin without one, while it is on is told so with the session, and gets in once a code of an app was given', async () => {
    const who = await newAdmin('nell@example.com');
    expect(await session(who)).toMatchObject({ role: 'admin', needs_factor: true });
    const refused = await who.request('GET', '/api/pages');
    expect(refused.status).toBe(403);
    expect((await refused.json()).error).toMatchObject({
      reason: 'factor-needed',
      message: 'Your company asks every admin for a second factor. Add one under Account, then continue.',
    });
    await addFactor(who);
    expect(await session(who)).toEqual({ user: expect.anything(), role: 'admin' });
    expect((await who.request('GET', '/api/pages')).status).toBe(200);
  });

  test('an admin without one, while it is on is signed out wherever else the password alone had opened', async () => {
    const who = await newAdmin('twice@example.com');
    const elsewhere = await signedIn('twice@example.com');
    await addFactor(who);
    expect((await session(who)).user?.email).toBe('twice@example.com');
    expect((await session(elsewhere)).user).toBeNull();
  });

  test('an admin without one, while it is on is not met by an unverified factor, nor by another user’s', async () => {
    const who = await newAdmin('begun@example.com');
    await who.call('POST', '/api/account/factors', { factor_type: 'totp', name: 'App' });
    expect(await reasonOf(await who.request('GET', '/api/leads'))).toEqual([403, 'factor-needed']);
    expect((await owner.request('GET', '/api/leads')).status).toBe(200);
  });

  test('an admin without one, while it is on may have come by an invitation: its first session asks for the factor', async () => {
    const email = 'invited@example.com';
    await owner.call('POST', '/api/invitations', { email });
    const token = await served.mailTo(email, /\/auth\?invitation=(\S+)/);
    const who = served.visitor();
    await who.call('POST', '/api/invitations/accept', { token, password, name: 'New' });
    await who.call('POST', '/api/auth/sign-in/email', { email, password });
    expect(await session(who)).toMatchObject({ role: 'admin', needs_factor: true });
  });

  test('an admin without one, while it is on holds API keys that open nothing for admins, until the factor is there', async () => {
    const who = await newAdmin('keys@example.com');
    await put(owner, { admins_need_factor: false });
    const { key } = await who.call<{ key: string }>('POST', '/api/api-keys', {
      name: 'Night import',
      scopes: ['pages:read'],
      expires_in_days: 1,
    });
    const read = () => fetch(`${served.url}/api/pages`, { headers: { authorization: `Bearer ${key}` } });
    expect((await read()).status).toBe(200);
    await put(owner, { admins_need_factor: true });
    const stateOf = async () =>
      (await owner.call<{ items: ApiKey[] }>('GET', '/api/api-keys')).items.map(one => [
        one.owner_email,
        one.state,
      ]);
    expect(await stateOf()).toEqual([['keys@example.com', 'owner-without-factor']]);
    const refused = await read();
    expect(refused.status).toBe(403);
    expect((await refused.json()).error).toMatchObject({
      reason: 'factor-needed',
      message: expect.stringContaining('who made this API key has none'),
    });
    await addFactor(who);
    expect((await read()).status).toBe(200);
    expect(await stateOf()).toEqual([['keys@example.com', 'active']]);
  });

  test('an admin without one, while it is on was a customer a moment ago, whom nothing was asked of', async () => {
    const email = 'promoted@example.com';
    const id = await served.program.accounts.createUser({ email, password, role: 'customer' });
    const who = await signedIn(email);
    expect(await session(who)).toEqual({ user: { id, email }, role: 'customer' });
    await run(`update user_roles set role = 'admin' where user_id = $1`, [id]);
    expect(await session(who)).toMatchObject({ role: 'admin', needs_factor: true });
  });
});

describe('the last factor', () => {
  test('an admin keeps the last factor, also when both of two are removed at once', async () => {
    const refused = await owner.request('DELETE', `/api/account/factors/${ownFactor}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({
      reason: 'last-factor',
      message: expect.stringContaining('Add another one first'),
    });
    const second = await addFactor(owner);
    const replies = await Promise.all(
      [ownFactor, second].map(id => owner.request('DELETE', `/api/account/factors/${id}`)),
    );
    expect(replies.map(reply => reply.status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    ownFactor = replies[0]?.status === 204 ? second : ownFactor;
    expect((await owner.request('GET', '/api/pages')).status).toBe(200);
  });

  test('the last factor of a customer can be removed, and so can one that was only begun', async () => {
    const email = 'casey@example.com';
    await served.program.accounts.createUser({ email, password, role: 'customer' });
    const who = await signedIn(email);
    expect((await who.request('DELETE', `/api/account/factors/${await addFactor(who)}`)).status).toBe(204);
    const begun = await owner.call<{ id: string }>('POST', '/api/account/factors', {
      factor_type: 'totp',
      name: 'Other',
    });
    expect((await owner.request('DELETE', `/api/account/factors/${begun.id}`)).status).toBe(204);
  });
});

describe('for who is locked out, the command line', () => {
  test('removes the factors of who lost them: the password leads to adding new ones', async () => {
    const email = 'lost@example.com';
    await addFactor(await newAdmin(email));
    const halfway = await signedIn(email);
    expect((await session(halfway)).awaits).toEqual(['totp', 'recovery-code']);
    expect(await runCommand(served.program, ['users', 'reset-factors', email])).toMatchObject({ code: 0 });
    const who = await signedIn(email);
    expect((await session(who)).needs_factor).toBe(true);
    await addFactor(who);
    expect((await who.request('GET', '/api/pages')).status).toBe(200);
  });

  test('drops the rule, in the running program too, and says when there was none', async () => {
    const drop = async () => {
      const { code, stdout } = await runCommand(served.program, ['users', 'drop-factor-rule', '--json']);
      return { code, ...JSON.parse(stdout) };
    };
    expect(await drop()).toMatchObject({ code: 0, was_on: true });
    await expect.poll(isOn).toBe(false);
    expect((await (await newAdmin('freed@example.com')).request('GET', '/api/pages')).status).toBe(200);
    const { items } = await owner.call<{ items: Activity[] }>('GET', '/api/activity?noun=settings');
    expect(items[0]).toMatchObject({ user_email: null, after: { admins_need_factor: false } });
    expect(await drop()).toMatchObject({ code: 0, was_on: false });
  });
});

describe('it is carried', () => {
  test('by a full export, to an empty program', async () => {
    expect((await put(owner, { admins_need_factor: true })).status).toBe(200);
    const { id } = await owner.call<{ id: string }>('POST', '/api/exports', { export_type: 'full_system' });
    await expect
      .poll(async () => (await owner.call<{ status: string }>('GET', `/api/exports/${id}`)).status)
      .toBe('completed');
    const file = await (await owner.request('GET', `/api/exports/${id}/file`)).text();
    const to = await startTransferProgram();
    try {
      // After the import, this site requires the factor, too.
      const applied = to.apply((await to.check('full_system', file)).id);
      expect(await applied.then(job => job.status, String)).toMatch(/^completed$|factor-needed/);
      await expect.poll(() => to.settings.current().accounts.admins_need_factor).toBe(true);
    } finally {
      await to.stop();
    }
  });

  test('by a backup, which brings it back', async () => {
    const ended = async (id: string) => {
      const find = async () =>
        (await run('select status, file_name from backup_runs where id = $1', [id])).rows[0];
      await expect.poll(async () => (await find())?.status).toBe('completed');
      return (await find()).file_name as string;
    };
    const made = await ended((await owner.call<{ id: string }>('POST', '/api/backups')).id);
    await put(owner, { admins_need_factor: false });
    expect(isOn()).toBe(false);
    const restore = await owner.call<{ id: string }>('POST', `/api/backups/${made}/restore`, {
      confirm_name: made,
    });
    await ended(restore.id);
    await expect.poll(isOn).toBe(true);
  });
});
