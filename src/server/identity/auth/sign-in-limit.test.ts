import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { startServer, type WebServer } from '../../start/start-server.ts';

let program: TestProgram;
let server: WebServer;
beforeAll(async () => {
  program = await startTestProgram({ PORT: '0' });
  server = await startServer({ ...program, log: pino({ level: 'silent' }) }, program.assets);
});
afterAll(async () => {
  await server.close();
  await program.stop();
});

const guess = async (headers: Record<string, string> = {}) => {
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/auth/sign-in/email`, {
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
