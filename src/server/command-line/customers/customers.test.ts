import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { createCustomer } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const customers = (...words: string[]) => runCommand(program, ['customers', ...words]);

it('lists customers and edits one by email or id, as the back office does', async () => {
  expect(await customers('list')).toMatchObject({ code: 0, stdout: 'No customers found\n' });
  const { profile, email } = await createCustomer(program);
  await createCustomer(program, { is_active: false });
  const edited = await customers(
    'edit',
    email,
    '--plan',
    'basic',
    '--page-limit',
    '40',
    '--company',
    'Ibis',
    '--json',
  );
  expect([edited.code, edited.stderr]).toEqual([0, '']);
  const expected = {
    id: profile.id,
    subscription_plan: 'basic',
    monthly_page_limit: 40,
    company_name: 'Ibis',
  };
  expect(JSON.parse(edited.stdout)).toMatchObject({ customer: expected });
  expect(JSON.parse((await customers('list', '--search', 'ibis', '--json')).stdout)).toMatchObject({
    customers: [expected],
    total: 1,
  });
  expect((await customers('edit', profile.id, '--inactive')).stdout).toMatch(/Status +Inactive/);
  expect((await customers('list', '--active')).stdout).toBe('No customers found\n');
});

it('refuses what can’t be with a sentence, and exits 2', async () => {
  const { email } = await createCustomer(program);
  for (const [args, words] of [
    [
      ['edit', email, '--website', 'javascript:x'],
      'Enter a web address that starts with https:// or http://',
    ],
    [['edit', email, '--page-limit', 'many'], 'Write a whole number'],
    [['edit', email], 'Say what to change'],
    [['edit', email, '--active', '--inactive'], 'Say --active or --inactive, not both.'],
    [['edit', 'nobody@example.com', '--active'], 'Customer nobody@example.com not found.'],
  ] as const) {
    expect(await customers(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
  }
});
