import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

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

test('a NUL is refused in an address and left out of a body, half a letter with it', async () => {
  for (const path of [
    '/api/pages?search=a%00b',
    '/api/pages?city=%00',
    '/api/pages/export.csv?search=%00',
    '/api/pages/total?search=%00',
    '/api/redirects?search=%00',
    '/api/leads?search=%00',
    '/api/activity?search=%00',
    '/api/customers?search=%00',
    '/api/giveaway-entries?search=%00',
    '/api/batches?search=%00',
    '/api/pages/%00',
  ]) {
    const reply = await program.request('GET', path, { cookie: program.cookie });
    expect([path, reply.status]).toEqual([path, 400]);
  }
  const { redirect } = await program.call<{ redirect: { description: string } }>('POST', '/api/redirects', {
    source_path: '/nul',
    destination_path: '/pricing',
    description: 'from\0 the \ud800old site',
  });
  expect(redirect.description).toBe('from the \ufffdold site');
});

test('the first admin signs in, wrong passwords do not', async () => {
  const session = await (await program.request('GET', '/api/session', { cookie: program.cookie })).json();
  expect(session).toMatchObject({ user: { email: 'admin@example.com' }, role: 'admin' });
  const wrong = await program.request('POST', '/api/auth/sign-in/email', {
    body: { email: 'admin@example.com', password: 'wrong password' },
  });
  expect(wrong.status).toBe(401);
});

test.each([
  ['POST', '/api/leads', { kind: 'quote', name: { length: { toString: 1 } } }],
  ['POST', '/api/giveaway-entries', { state: { length: { toString: 1 } } }],
  ['POST', '/api/account/confirm', { token: { length: { toString: 1 } } }],
  ['POST', '/api/invitations/open', { token: { length: { toString: 1 } } }],
  ['POST', '/api/auth/sign-in/email', { email: { length: { toString: 1 } }, password: 'x' }],
  ['POST', '/api/auth/reset-password', { newPassword: 'x', token: { length: { toString: 1 } } }],
])('%s %s refuses a field of a length that is no number', async (method, path, body) => {
  const reply = await program.request(method, path, { body });
  expect([reply.status, (await reply.json()).error.kind]).toEqual([400, 'invalid']);
});

test('a revision beyond what the database counts is refused in words', async () => {
  const { giveaway } = await program.call<SettingsReply>('GET', '/api/settings');
  const body = { ...giveaway, revision: 2_147_483_648 };
  const reply = await program.request('PUT', '/api/settings/giveaway', { body, cookie: program.cookie });
  expect([reply.status, (await reply.json()).error.message]).toEqual([400, 'At most 2,147,483,647']);
  const id = '00000000-0000-4000-8000-000000000000';
  for (const path of [
    `/api/templates/${id}/versions/2147483648/restore`,
    `/api/data-sets/${id}/versions/99999999999/restore`,
  ]) {
    const other = await program.request('POST', path, { cookie: program.cookie });
    expect([path, other.status]).toEqual([path, 400]);
  }
});
