import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test('a write from another site is refused, whatever cookie it carries', async () => {
  const reply = await program.request('POST', '/api/templates', {
    body: {},
    cookie: program.cookie,
    headers: { origin: 'https://evil.example', host: 'localhost' },
  });
  expect(reply.status).toBe(403);
  const login = await program.request('POST', '/api/auth/sign-in/email', {
    body: { email: 'admin@example.com', password: 'whatever it is' },
    headers: { origin: 'https://evil.example', host: 'localhost' },
  });
  expect(login.status).toBe(403);
  const unnamed = await program.request('POST', '/api/templates', {
    body: {},
    cookie: program.cookie,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(unnamed.status).toBe(403);
});

test('a body that is not JSON, broken JSON and an unknown call get clear answers', async () => {
  const form = await program.request('POST', '/api/templates', {
    body: 'name=x',
    cookie: program.cookie,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect((await form.json()).error.reason).toBe('content-type');
  const broken = await program.request('POST', '/api/templates', {
    body: '{"name":',
    cookie: program.cookie,
  });
  expect((await broken.json()).error.reason).toBe('json');
  const unknown = await program.request('GET', '/api/nothing', { cookie: program.cookie });
  expect(unknown.status).toBe(404);
  expect((await unknown.json()).error.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('the first admin signs in, wrong passwords do not', async () => {
  const session = await (await program.request('GET', '/api/session', { cookie: program.cookie })).json();
  expect(session).toMatchObject({ user: { email: 'admin@example.com' }, role: 'admin' });
  const wrong = await program.request('POST', '/api/auth/sign-in/email', {
    body: { email: 'admin@example.com', password: 'wrong password' },
  });
  expect(wrong.status).toBe(401);
});
