import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const run = (args: readonly string[], input = '', env: Record<string, string> = {}) =>
  runCommand(program, args, { input, env });

describe('users', () => {
  it('makes an account that can sign in', async () => {
    const account = { email: 'Owner@Example.com', password: 'a long password' };
    const ended = await run(
      ['users', 'create', account.email, '--role', 'admin', '--password-stdin'],
      `${account.password}\n`,
    );
    expect(ended).toMatchObject({ code: 0, stdout: 'Created owner@example.com with the role admin.\n' });
    expect(await program.signIn(account)).toContain('session');
    expect((await run(['users', 'list'])).stdout).toMatch(/owner@example\.com\s+admin/);
  });

  it('refuses a second account with the email, a short password and a broken email', async () => {
    await run(['users', 'create', 'one@example.com'], 'a long password');
    expect(await run(['users', 'create', 'ONE@example.com'], 'a long password')).toMatchObject({ code: 1 });
    expect(await run(['users', 'create', 'two@example.com'], 'short')).toMatchObject({ code: 2 });
    expect(await run(['users', 'create', 'nobody'], 'a long password')).toMatchObject({ code: 2 });
    for (const own of ['one nobody guesses', 'youcallwehaul, always']) {
      expect(await run(['users', 'create', 'nobody@example.com'], own)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Leave both out'),
      });
    }
  });
});

describe('looking after users', () => {
  const account = { email: 'looked@example.com', password: 'a long password' };
  const json = async (...words: string[]) => {
    const ended = await run(['users', ...words, '--json']);
    return { code: ended.code, ...JSON.parse(ended.stdout) };
  };
  const setPassword = (link: string, newPassword: string) =>
    program.request('POST', '/api/auth/reset-password', {
      body: { token: new URL(link).searchParams.get('reset'), newPassword },
    });

  it('invites a user, who chooses a password by the printed link, once', async () => {
    const invited = await json('invite', account.email, '--role', 'admin');
    expect(invited).toMatchObject({ code: 0, user: { email: account.email, role: 'admin' }, hours: 72 });
    expect((await setPassword(invited.link, account.password)).status).toBe(200);
    expect((await setPassword(invited.link, account.password)).status).toBe(400);
    expect(await program.signIn(account)).toContain('session');
    expect(await json('invite', account.email)).toMatchObject({ code: 1 });
  });

  it('prints a link to a new password, and reports an unknown address', async () => {
    const { link } = await json('reset', account.email);
    expect((await setPassword(link, 'another long password')).status).toBe(200);
    expect(await program.signIn({ ...account, password: 'another long password' })).toContain('session');
    expect(await json('reset', 'nobody@example.com')).toMatchObject({ code: 2 });
  });

  it('switches an account off and on, and removes second factors', async () => {
    const secret = { ...account, password: 'another long password' };
    const cookie = await program.signIn(secret);
    expect(await json('disable', account.email)).toMatchObject({ code: 0, user: { disabled: true } });
    expect(await (await program.request('GET', '/api/session', { cookie })).json()).toMatchObject({
      user: null,
    });
    await expect(program.signIn(secret)).rejects.toThrow('403');
    await json('enable', account.email);
    expect(await program.signIn(secret)).toContain('session');
    await program.database.pool.query(
      `insert into auth_factors (user_id, factor_type, status, name, phone)
       select id, 'phone', 'verified', 'Phone', '+13055550142' from auth_users where email = $1`,
      [account.email],
    );
    expect(await json('reset-factors', account.email)).toMatchObject({ code: 0, removed: 1 });
  });

  it('leaves the last admin on', async () => {
    await json('disable', account.email);
    for (const email of ['owner@example.com']) await json('disable', email);
    expect(await json('disable', 'admin@example.com')).toMatchObject({
      code: 1,
      error: { message: expect.stringContaining('last admin') },
    });
  });
});
