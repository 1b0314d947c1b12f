import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const run = (...args: string[]) => runCommand(program, args);

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
