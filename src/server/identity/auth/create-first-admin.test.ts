import { expect, test } from 'vitest';
import { startTestProgram } from '../../../../test/test-program.ts';
import { createFirstAdmin } from './create-first-admin.ts';

test('the first admin’s password contains neither their email nor the name of the business', async () => {
  const program = await startTestProgram();
  try {
    await program.database.pool.query('truncate auth_users cascade');
    const create = (password: string) =>
      createFirstAdmin(program.accountContext, { email: 'quincy@example.com', password });
    for (const password of ['Quincy and the boats', 'youcallwehaul in 2026']) {
      await expect(create(password)).rejects.toThrow(/^ADMIN_PASSWORD is refused\. .+ Leave both out\./);
    }
    expect(await create('correct horse battery')).toEqual({
      email: 'quincy@example.com',
      madeUpPassword: null,
    });
  } finally {
    await program.stop();
  }
});
