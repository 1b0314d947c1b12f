import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessDocument, readAccessDocument } from '../../../scripts/access-text.ts';
import { createCustomer, createTemplate } from '../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import type { SettingsReply } from '../../contract/platform/settings.ts';
import { createKey } from '../identity/api-keys/create-key.ts';
import { revokeKey } from '../identity/api-keys/revoke-key.ts';
import { allScopes } from '../identity/api-keys/scopes.ts';
import { libraryCallRules } from '../identity/auth/library-calls.ts';
import { allRoutes, openApiDocument } from '../platform/http/openapi.ts';
import { projectRoot } from '../platform/project-root.ts';

/*
 * Calls every route of the API document as every kind of caller and compares with docs/access.md. The table
 * is separate data, so an accidental rule change fails here even if contract and server agree.
 */

const table = readAccessDocument(await readFile(join(projectRoot, 'docs/access.md'), 'utf8'));
const rows = table.filter(row => !row.path.startsWith('/api/auth/'));
const openRows = new Set(rows.filter(row => row.who === 'anyone').map(nameOf));
const ownRows = new Set(rows.filter(row => row.who === 'signed-in').map(nameOf));
const customerRows = new Set(rows.filter(row => row.who === 'customer').map(nameOf));

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method.toUpperCase()} ${path}`;
}

let program: TestProgram;
let dataDir: string;
let adminId: string;
const customers: string[] = [];
beforeAll(async () => {
  // The caller with access to every route also creates a backup.
  dataDir = await mkdtemp(join(tmpdir(), 'pagehaul-access-'));
  program = await startTestProgram({ DATA_DIR: dataDir });
  for (const email of ['customer@example.com', 'another@example.com']) {
    const account = { email, password: 'a customer password' };
    await program.accounts.createUser({ ...account, role: 'customer' });
    customers.push(await program.signIn(account));
  }
  const { user } = await program.call<{ user: { id: string } }>('GET', '/api/session');
  adminId = user.id;
});
afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const anId = '00000000-0000-4000-8000-000000000000';
type Caller = { cookie?: string | null; key?: string };

/** The calls that were allowed, whatever their result. */
async function letIn(caller: Caller, only: readonly string[] | null = null): Promise<Set<string>> {
  const calls = rows.filter(row => only === null || only.includes(nameOf(row)));
  const statuses = await Promise.all(
    calls.map(async row => [nameOf(row), await statusFor(row, caller)] as const),
  );
  return new Set(statuses.filter(([, status]) => status !== 401 && status !== 403).map(([name]) => name));
}

async function statusFor(
  { method, path }: { method: string; path: string },
  { cookie = null, key }: Caller,
): Promise<number> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'n' ? '1' : anId));
  const reply = await program.request(method, filled, {
    cookie,
    ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {}),
    ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
  });
  await reply.body?.cancel();
  return reply.status;
}

const keyWith = async (scopes: readonly (typeof allScopes)[number][]) => {
  const request = { name: 'Of the test', scopes: [...scopes], expires_in_days: 1 };
  return createKey(program.database.kysely, adminId, request);
};

describe('the table in docs/access.md', () => {
  test('the table in docs/access.md has every call of the API document, and no other', async () => {
    const reply = await program.request('GET', '/api/openapi.json');
    const { paths } = (await reply.json()) as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => nameOf({ method, path })),
    );
    expect(rows.map(nameOf).toSorted()).toEqual(documented.toSorted());
    expect(new Set(rows.map(nameOf)).size).toBe(rows.length);
  });

  test('the table in docs/access.md is what the contract says; npm run access writes it again', async () => {
    const text = await readFile(join(projectRoot, 'docs/access.md'), 'utf8');
    expect(accessDocument(allRoutes, libraryCallRules)).toBe(text);
  });

  test('the table in docs/access.md opens nothing about keys, staff, invitations, ways of signing in or messages with links to a key', () => {
    const forPeople = rows.filter(row =>
      /^\/api\/(api-keys|staff|invitations|account|account-secrets|outbox|settings\/accounts|settings\/mail)\b/.test(
        row.path,
      ),
    );
    expect(forPeople.length).toBeGreaterThan(30);
    for (const row of forPeople) expect([nameOf(row), row.scope]).toEqual([nameOf(row), null]);
  });
});

describe('a call without a key', () => {
  test('gets past the calls for anyone only, signed out', async () => {
    expect(await letIn({})).toEqual(openRows);
  });

  test('gets as far with a session that has expired', async () => {
    const account = { email: 'late@example.com', password: 'an admin password' };
    const id = await program.accounts.createUser({ ...account, role: 'admin' });
    const cookie = await program.signIn(account);
    expect((await letIn({ cookie }, ['GET /api/pages'])).size).toBe(1);
    await program.database.pool.query(
      `update auth_sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    expect(await letIn({ cookie })).toEqual(openRows);
  });

  test('a call without a key is refused what admins do, as one customer and as another', async () => {
    for (const cookie of customers)
      expect(await letIn({ cookie })).toEqual(new Set([...openRows, ...ownRows, ...customerRows]));
  });

  test('a call without a key is let in everywhere as an admin, but where only customers are', async () => {
    const opened = await letIn({ cookie: program.cookie });
    const missing = rows.map(nameOf).filter(name => !opened.has(name));
    expect(customerRows.size).toBeGreaterThan(0);
    expect(new Set(missing)).toEqual(customerRows);
  });

  test('a call without a key finds no page of another customer’s, and sees nothing that is the other’s', async () => {
    const template = await createTemplate(program, { for_customers: true });
    const [first, second] = [await createCustomer(program), await createCustomer(program)];
    const field_values = { keyword: 'hauling', city: 'Tampa', state: 'FL' };
    const made = await first.ask('POST', '/api/customer/pages', { template_id: template.id, field_values });
    const { id } = await made.json();
    expect(made.status).toBe(201);
    expect((await first.ask('GET', `/api/customer/pages/${id}`)).status).toBe(200);
    expect((await second.ask('GET', `/api/customer/pages/${id}`)).status).toBe(404);
    expect(await (await second.ask('GET', '/api/customer/pages')).json()).toMatchObject({
      items: [],
      total: 0,
    });
    expect((await second.ask('GET', `/api/pages/${id}`)).status).toBe(403);
  });

  test('reaches only the open calls of the sign-in library, and those it leaves out answer 404', async () => {
    const library = table.filter(row => row.path.startsWith('/api/auth/'));
    expect(library.length).toBe(libraryCallRules.length);
    for (const row of library.filter(one => one.who !== 'anyone')) {
      const { key } = await keyWith(allScopes);
      expect([nameOf(row), await statusFor(row, {}), await statusFor(row, { key })]).toEqual([
        nameOf(row),
        401,
        401,
      ]);
    }
    expect(
      await statusFor({ method: 'POST', path: '/api/auth/change-email' }, { cookie: program.cookie }),
    ).toBe(404);
  });
});

describe('an API key', () => {
  // More scopes never open less: what all others together don't open, no other opens.
  test('an API key with one scope opens the calls of that scope, which no other scope opens', async () => {
    for (const scope of allScopes) {
      const calls = rows.filter(row => row.scope === scope).map(nameOf);
      const { key } = await keyWith([scope]);
      const others = await keyWith(allScopes.filter(one => one !== scope));
      expect([scope, calls.length > 0]).toEqual([scope, true]);
      expect([scope, await letIn({ key }, calls)]).toEqual([scope, new Set(calls)]);
      expect([scope, await letIn({ key: others.key }, calls)]).toEqual([scope, new Set()]);
      await program.database.pool.query('delete from api_keys');
    }
  });

  test('an API key with every scope opens no call for people: no keys, no staff, no account', async () => {
    const { key } = await keyWith(allScopes);
    const wanted = rows.filter(row => row.scope !== null || row.who === 'anyone').map(nameOf);
    expect(await letIn({ key })).toEqual(new Set(wanted));
    expect(wanted.length).toBeLessThan(rows.length);
  });

  test('an API key opens nothing once it is revoked, has expired or its maker is no admin any more', async () => {
    const db = program.database;
    const revoked = await keyWith(allScopes);
    await revokeKey(db.kysely, revoked.api_key.id);
    const expired = await keyWith(allScopes);
    await db.pool.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [
      expired.api_key.id,
    ]);
    const orphan = await keyWith(allScopes);
    const successor = { email: 'successor@example.com', password: 'an admin password' };
    await program.accounts.createUser({ ...successor, role: 'admin' });
    await db.pool.query(`update user_roles set role = 'customer' where user_id = $1`, [adminId]);
    for (const { key } of [revoked, expired, orphan]) {
      await db.pool.query('delete from auth_attempts');
      expect(await letIn({ key }, ['GET /api/pages', 'GET /api/session'])).toEqual(new Set());
    }
    await db.pool.query('delete from auth_attempts');
    const statuses = await Promise.all(rows.map(row => statusFor(row, { key: revoked.key })));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    await db.pool.query(`update user_roles set role = 'admin' where user_id = $1`, [adminId]);
  });
});

describe('while admins need a second factor', () => {
  const account = { email: 'factorless@example.com', password: 'an admin password' };
  let cookie: string;
  let id: string;
  beforeAll(async () => {
    id = await program.accounts.createUser({ ...account, role: 'admin' });
    cookie = await program.signIn(account);
    await giveFactor(adminId);
    await changeRule(true);
  });
  afterAll(() => changeRule(false));

  /** Stores a verified factor directly in the database. */
  const giveFactor = (userId: string) =>
    program.database.pool.query(
      `insert into auth_factors (user_id, factor_type, status, name, phone)
       values ($1, 'phone', 'verified', 'Phone', '+13055550142')`,
      [userId],
    );

  async function changeRule(admins_need_factor: boolean): Promise<void> {
    await program.database.pool.query('update auth_sessions set proven_at = now()');
    const { accounts } = await program.call<SettingsReply>('GET', '/api/settings');
    const value = { ...accounts.value, admins_need_factor };
    await program.call('PUT', '/api/settings/accounts', { revision: accounts.revision, value });
  }

  const reasonFor = async (
    { method, path }: { method: string; path: string },
    headers: Record<string, string>,
  ) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'n' ? '1' : anId));
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {};
    const reply = await program.request(method, filled, { ...body, headers });
    return [nameOf({ method, path }), reply.status, (await reply.json()).error.reason];
  };

  test('one without reaches their own account and what is open to anyone, and is told why nothing else', async () => {
    expect(await letIn({ cookie })).toEqual(new Set([...openRows, ...ownRows]));
    const forAdmins = rows.filter(row => row.who === 'admin');
    expect(forAdmins.length).toBeGreaterThan(100);
    const told = await Promise.all(forAdmins.map(row => reasonFor(row, { cookie })));
    expect(told).toEqual(forAdmins.map(row => [nameOf(row), 403, 'factor-needed']));
  });

  test('a key of theirs opens what needs no key', async () => {
    const request = { name: 'Of the test', scopes: [...allScopes], expires_in_days: 1 };
    const { key } = await createKey(program.database.kysely, id, request);
    expect(await letIn({ key })).toEqual(openRows);
    const scoped = rows.filter(row => row.scope !== null);
    const told = await Promise.all(scoped.map(row => reasonFor(row, { authorization: `Bearer ${key}` })));
    expect(told).toEqual(scoped.map(row => [nameOf(row), 403, 'factor-needed']));
  });

  test('one who has it is let in as ever, a key of theirs too, and customers are asked nothing', async () => {
    const opened = await letIn({ cookie: program.cookie });
    expect(new Set(rows.map(nameOf).filter(name => !opened.has(name)))).toEqual(customerRows);
    const { key } = await keyWith(allScopes);
    expect(await letIn({ key }, ['GET /api/pages'])).toEqual(new Set(['GET /api/pages']));
    for (const customer of customers)
      expect(await letIn({ cookie: customer })).toEqual(new Set([...openRows, ...ownRows, ...customerRows]));
  });
});

test('the API document is served as it is made', async () => {
  const document = await (await program.request('GET', '/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(openApiDocument()).toEqual(document);
});
