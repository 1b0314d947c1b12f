import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const guess = async (headers: Record<string, string> = {}) => {
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }),
  });
  return reply.status;
};

test('guesses from one address are stopped; neither a made-up header nor another visitor changes that', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push(await guess({ 'x-forwarded-for': '203.0.113.7', 'x-pagehaul-address': `10.0.0.${n}` }));
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  expect(await guess({ 'x-forwarded-for': '198.51.100.2, 203.0.113.7' })).toBe(429);
  expect(await guess({ 'x-forwarded-for': '203.0.113.8' })).toBe(401);
});
