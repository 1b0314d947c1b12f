import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ApiKey } from '../../../contract/identity/api-keys.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import { isSecretOf, makeKey, readKey } from './key-text.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface Made {
  readonly api_key: ApiKey;
  readonly key: string;
}
const make = (changes: Record<string, unknown> = {}) =>
  program.call<Made>('POST', '/api/api-keys', {
    name: 'Night import',
    scopes: ['templates:read', 'templates:write'],
    expires_in_days: 90,
    ...changes,
  });
const ask = (key: string, path = '/api/templates', headers: Record<string, string> = {}) =>
  program.request('GET', path, { headers: { authorization: `Bearer ${key}`, ...headers } });
const list = async () => (await program.call<{ items: ApiKey[] }>('GET', '/api/api-keys')).items;
const run = (sql: string, values: unknown[] = []) => program.database.pool.query(sql, values);
const reasonOf = async (reply: Response) => [reply.status, (await reply.json()).error?.reason];

describe('a key', () => {
  test('a key works by its header, without a cookie, and what it does is told from what its maker does', async () => {
    const { key, api_key } = await make();
    expect(key.startsWith(`${api_key.prefix}_`)).toBe(true);
    expect((await ask(key)).status).toBe(200);
    const written = await program.request('POST', '/api/templates', {
      headers: { authorization: `bearer  ${key}` },
      body: templateInput({ name: 'By a program' }),
    });
    expect(written.status).toBe(201);
    const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=templates');
    expect(items[0]).toMatchObject({
      action: 'created',
      user_email: 'admin@example.com (API key Night import)',
    });
  });

  test('a key is nowhere but in the answer that made it', async () => {
    const { key } = await make({ name: 'Secret' });
    const secret = key.split('_').slice(2).join('_');
    const { rows } = await run(
      `select to_jsonb(k)::text as kept, encode(secret_hash, 'hex') as hash from api_keys k`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.some(row => row.hash === createHash('sha256').update(secret).digest('hex'))).toBe(true);
    const said = JSON.stringify([await list(), await program.call('GET', '/api/activity?noun=api-keys')]);
    expect(said).toContain('Secret');
    expect(said).not.toContain(secret);
  });

  test('a key opens only its scopes, and says which one is missing', async () => {
    const { key } = await make({ scopes: ['templates:read'] });
    const refused = await ask(key, '/api/pages');
    expect([refused.status, (await refused.json()).error]).toEqual([
      403,
      expect.objectContaining({ reason: 'scope', message: 'This API key lacks the scope pages:read.' }),
    ]);
    expect(await reasonOf(await ask(key, '/api/account'))).toEqual([403, 'key']);
    expect(await reasonOf(await ask(key, '/api/api-keys'))).toEqual([403, 'key']);
  });

  test('a key is not helped by the cookie that comes with it', async () => {
    const { key } = await make({ scopes: ['templates:read'] });
    const both = await ask(key, '/api/pages', { cookie: program.cookie });
    expect(await reasonOf(both)).toEqual([403, 'scope']);
    expect((await ask('ph_forged', '/api/pages', { cookie: program.cookie })).status).toBe(401);
  });

  test('a key tells when it was used last, written at most once a minute', async () => {
    const since = Date.now();
    const { key, api_key } = await make({ name: 'Used' });
    expect(api_key.last_used_at).toBeNull();
    await Promise.all([ask(key), ask(key), ask(key)]);
    const used = async () => (await list()).find(one => one.id === api_key.id)?.last_used_at ?? '';
    const first = await used();
    expect(Date.parse(first)).toBeGreaterThanOrEqual(since);
    await ask(key);
    expect(await used()).toBe(first);
    await run(`update api_keys set last_used_at = now() - interval '61 seconds' where id = $1`, [api_key.id]);
    await ask(key);
    expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
  });

  test('a key opens nothing once it is revoked or has expired, and the list says which', async () => {
    const [revoked, expired, endless] = [await make(), await make(), await make({ expires_in_days: null })];
    await program.call('DELETE', `/api/api-keys/${revoked.api_key.id}`);
    await program.call('DELETE', `/api/api-keys/${revoked.api_key.id}`);
    await run(`update api_keys set expires_at = now() where id = $1`, [expired.api_key.id]);
    const said = async (key: string) => (await (await ask(key)).json()).error?.message;
    expect(await said(revoked.key)).toBe('This API key was revoked.');
    expect(await said(expired.key)).toBe('This API key has expired. Create a new one.');
    expect((await ask(endless.key)).status).toBe(200);
    const states = new Map((await list()).map(one => [one.id, one.state]));
    const ids = [revoked, expired, endless].map(one => states.get(one.api_key.id));
    expect(ids).toEqual(['revoked', 'expired', 'active']);
    const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=api-keys');
    expect(items.filter(one => one.subject_id === revoked.api_key.id).map(one => one.action)).toEqual([
      'revoked',
      'created',
    ]);
  });

  test('a key with another secret is refused as one that never was', async () => {
    const { key } = await make();
    const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`;
    const [wrong, unknown] = [await ask(forged), await ask('ph_zzzzzzzz_'.padEnd(55, 'x'))];
    expect([wrong.headers.get('www-authenticate'), unknown.status]).toEqual(['Bearer', 401]);
    const texts = [await wrong.json(), await unknown.json()].map(one => one.error.message);
    expect(texts).toEqual(['API key not found.', 'API key not found.']);
    for (const odd of ['', 'x', 'ph_', 'ph_zzzzzzzz_', `${key} ${key}`, 'eyJh.b.c']) {
      expect((await ask(odd)).status).toBe(401);
    }
  });

  test('a key that works is not held up by failures from the same place, which are bounded', async () => {
    const { key } = await make();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await ask('ph_wrong', '/api/templates', from)).status),
    );
    expect(statuses.filter(status => status === 429).length).toBe(10);
    expect((await ask(key, '/api/templates', from)).status).toBe(200);
  });
});

describe('making a key', () => {
  test('asks for proof, for scopes that exist and for an end that comes', async () => {
    const refused = async (changes: Record<string, unknown>) => {
      const body = { name: 'x', scopes: ['pages:read'], expires_in_days: 1, ...changes };
      return (await program.request('POST', '/api/api-keys', { body, cookie: program.cookie })).status;
    };
    expect(await refused({ scopes: [] })).toBe(400);
    expect(await refused({ scopes: ['pages:delete'] })).toBe(400);
    expect(await refused({ scopes: ['outbox:read'] })).toBe(400);
    expect(await refused({ expires_in_days: 0 })).toBe(400);
    await run(`update auth_sessions set proven_at = now() - interval '1 hour'`);
    expect(await refused({})).toBe(403);
    await run(`update auth_sessions set proven_at = now()`);
    expect(await refused({})).toBe(201);
  });

  test('ends at fifty that work, also when many are asked for at once', async () => {
    await run('delete from api_keys');
    await run(
      `insert into api_keys (id, user_id, name, prefix, secret_hash, scopes)
       select gen_random_uuid(), (select user_id from user_roles limit 1), 'Key', 'ph_' || n, '\\x00', '{pages:read}'
       from generate_series(1, 48) n`,
    );
    const made = await Promise.all(
      Array.from({ length: 6 }, () =>
        make().then(
          () => 1,
          () => 0,
        ),
      ),
    );
    expect(made.reduce<number>((sum, one) => sum + one, 0)).toBe(2);
    const page = await program.call<{ items: ApiKey[]; next_cursor: string; total: number }>(
      'GET',
      '/api/api-keys?per_page=30',
    );
    expect([page.items.length, page.total]).toEqual([30, 50]);
    const rest = await program.call<{ items: ApiKey[] }>(
      'GET',
      `/api/api-keys?per_page=30&cursor=${page.next_cursor}`,
    );
    expect(new Set([...page.items, ...rest.items].map(one => one.id)).size).toBe(50);
  });
});

test('the text of a key is read back, and nothing else is taken for one', () => {
  const { key, prefix, hash } = makeKey();
  const parts = readKey(key);
  expect(parts?.prefix).toBe(prefix);
  expect(isSecretOf(hash, parts?.secret ?? '')).toBe(true);
  expect(isSecretOf(undefined, parts?.secret ?? '')).toBe(false);
  expect(isSecretOf(undefined, '')).toBe(false);
  expect([readKey(`${key}x`), readKey(key.slice(3)), readKey('')]).toEqual([null, null, null]);
});
