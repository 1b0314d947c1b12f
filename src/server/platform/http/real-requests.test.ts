import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, planBatch, templateInput } from '../../../../test/factories.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

/* Bodies without a length, empty bodies and oversized bodies need a real connection. */
let program: TestProgram;
let server: Listener;
beforeAll(async () => {
  program = await startTestProgram();
  server = await program.listen();
});
afterAll(() => program.stop());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly chunks?: readonly string[];
  readonly headers?: Record<string, string>;
}

/** Without a known length, Node sends the body in chunks. */
function send({ method, path, chunks = [], headers = {} }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, method, path, headers: { cookie: program.cookie, ...headers } },
      reply => {
        resolve(reply.statusCode ?? 0);
        sent.destroy();
      },
    );
    sent.once('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}

const json = { 'content-type': 'application/json' };

test('a delete without a body is done', async () => {
  const template = await createTemplate(program);
  const batch = await planBatch(program, { template_id: template.id, keywords: 'deleted over a socket' });
  expect(await send({ method: 'DELETE', path: `/api/batches/${batch.id}` })).toBe(204);
  expect(await send({ method: 'DELETE', path: `/api/templates/${template.id}` })).toBe(200);
});

test('a body in chunks is read whole', async () => {
  const text = JSON.stringify(templateInput());
  const chunks = [text.slice(0, 100), text.slice(100)];
  expect(await send({ method: 'POST', path: '/api/templates', chunks, headers: json })).toBe(201);
});

test('a body over the limit is refused, with its length said before or not', async () => {
  const long = 'x'.repeat(7 * 1024 * 1024);
  expect(await send({ method: 'POST', path: '/api/templates', chunks: [long], headers: json })).toBe(400);
  const length = { 'content-length': String(long.length) };
  expect(
    await send({ method: 'POST', path: '/api/templates', chunks: [long], headers: { ...json, ...length } }),
  ).toBe(400);
});

test('signing out without a body ends the session', async () => {
  const account = { email: 'leaving@example.com', password: 'a password to leave' };
  await program.accounts.createUser({ ...account, role: 'admin' });
  const cookie = await program.signIn(account);
  expect(
    await send({ method: 'POST', path: '/api/auth/sign-out', headers: { cookie, ...json }, chunks: ['{}'] }),
  ).toBe(200);
  const after = await fetch(`${server.origin}/api/session`, { headers: { cookie } });
  expect(await after.json()).toEqual({ user: null, role: null });
});

test('an address that looks like another host, or like none, is an address of nothing', async () => {
  for (const path of ['///', '//[', '//evil.example', '/\\evil.example', '//evil.example/pricing'])
    expect([path, await send({ method: 'GET', path })]).toEqual([path, 404]);
  expect(await send({ method: 'GET', path: 'http://[/' })).toBe(400);
  for (const path of ['//', '/\\']) expect([path, await send({ method: 'GET', path })]).toEqual([path, 301]);
  expect(await send({ method: 'GET', path: `${server.origin}/pricing` })).toBe(200);
});

test('a file that is downloaded is never shown as a page of ours', async () => {
  const of = async (path: string) => {
    const reply = await fetch(`${server.origin}${path}`, {
      headers: { cookie: program.cookie },
    });
    await reply.body?.cancel();
    return [reply.headers.get('content-security-policy'), reply.headers.get('x-content-type-options')];
  };
  expect(await of('/api/pages/export.csv')).toEqual(["default-src 'none'; sandbox", 'nosniff']);
  expect(await of('/api/session')).toEqual([expect.stringContaining("default-src 'self'"), 'nosniff']);
});
