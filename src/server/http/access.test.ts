import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestProgram } from '../../../test/test-program.ts';
import { startTransferProgram } from '../../../test/transfer-program.ts';
import { allRoutes, openApiDocument } from './openapi.ts';

let program: TestProgram;
let customer: string;
beforeAll(async () => {
  // With a data folder of its own: one of the calls sends a file.
  program = await startTransferProgram();
  const account = { email: 'customer@example.com', password: 'a customer password' };
  await program.accounts.createUser({ ...account, role: 'customer' });
  customer = await program.signIn(account);
});
afterAll(() => program.stop());

const anId = '00000000-0000-4000-8000-000000000000';
const askAll = async (cookie: string | null) =>
  Promise.all(
    allRoutes.map(async route => {
      const path = route.path.replace('{id}', anId).replace('{n}', '1');
      const reply = await program.request(route.method.toUpperCase(), path, {
        cookie,
        ...(['post', 'put', 'patch'].includes(route.method) ? { body: {} } : {}),
      });
      return { route: `${route.method} ${route.path}`, access: route.access, status: reply.status };
    }),
  );

test('nobody signed in gets past the routes for anyone', async () => {
  for (const { route, access, status } of await askAll(null)) {
    expect([route, status === 401]).toEqual([route, access === 'admin']);
  }
});

test('a customer is refused every admin route', async () => {
  for (const { route, access, status } of await askAll(customer)) {
    expect([route, status === 403]).toEqual([route, access === 'admin']);
  }
});

test('an admin is let in everywhere', async () => {
  for (const { route, status } of await askAll(program.cookie)) {
    expect([route, [401, 403].includes(status)]).toEqual([route, false]);
  }
});

test('the API document names every route and is served', async () => {
  const reply = await program.request('GET', '/api/openapi.json');
  const document = await reply.json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).length).toBe(new Set(allRoutes.map(route => route.path)).size);
  expect(openApiDocument()).toEqual(document);
});

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
