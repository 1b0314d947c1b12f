import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const run = (...args: string[]) => runCommand(program, args);

const ask = async (key: string) =>
  (await program.request('GET', '/api/pages', { headers: { authorization: `Bearer ${key}` } })).status;

describe('api-keys', () => {
  it('makes a key that works, lists it without its secret, and revokes it', async () => {
    const made = await run('api-keys', 'create', 'Night import', '--scope', 'pages:read', '--days', 'never');
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('admin@example.com')]);
    const key = made.stdout.trim();
    expect(await ask(key)).toBe(200);
    const list = await run('api-keys', 'list', '--json');
    expect(list.stdout).not.toContain(key);
    expect(JSON.parse(list.stdout).api_keys).toMatchObject([
      { name: 'Night import', state: 'active', scopes: ['pages:read'], expires_at: null },
    ]);
    const begin = key.slice(0, 11);
    expect((await run('api-keys', 'revoke', begin)).stdout).toBe(`Revoked “Night import” (${begin}).\n`);
    expect(await ask(key)).toBe(401);
    expect((await run('api-keys', 'list')).stdout).toMatch(/revoked/);
  });

  it('refuses scopes that don’t exist, keys that don’t exist and people who are no admin', async () => {
    expect((await run('api-keys', 'create', 'x', '--scope', 'pages:destroy')).code).toBe(2);
    expect((await run('api-keys', 'create', 'x', '--scope', 'nothing:read')).code).toBe(2);
    expect((await run('api-keys', 'create', 'x', '--scope', 'pages:read', '--days', '0')).code).toBe(2);
    expect(
      (await run('api-keys', 'create', 'x', '--scope', 'pages:read', '--as', 'no@example.com')).code,
    ).toBe(2);
    expect((await run('api-keys', 'revoke', 'ph_nothing1')).code).toBe(2);
    expect((await run('api-keys', 'scopes')).stdout).toMatch(/^pages +\d/m);
  });
});

describe('roles of users', () => {
  it('change, and the last admin stays one by every way', async () => {
    const last = {
      code: 1,
      stdout: '',
      stderr: 'admin@example.com is the last admin. Make another one first.\n',
    };
    expect(await run('users', 'role', 'admin@example.com', 'customer')).toEqual(last);
    expect(await run('users', 'disable', 'admin@example.com')).toEqual(last);
    expect(await run('users', 'delete', 'admin@example.com', '--yes')).toEqual(last);
    await program.accounts.createUser({
      email: 'b@example.com',
      password: 'a long password',
      role: 'customer',
    });
    expect((await run('users', 'role', 'b@example.com', 'admin')).stdout).toBe(
      'b@example.com has the role admin.\n',
    );
    expect((await run('users', 'delete', 'b@example.com')).code).toBe(2);
    expect((await run('users', 'delete', 'b@example.com', '--yes')).code).toBe(0);
    expect((await run('users', 'list')).stdout).not.toContain('b@example.com');
  });
});
