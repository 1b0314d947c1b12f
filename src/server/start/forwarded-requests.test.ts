import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteForm } from '../../../test/lead-forms.ts';
import { openLine } from '../../../test/socket-line.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import { isForAnyone, largestBody, smallBody } from '../platform/http/body-sizes.ts';
import { createHttpServer, defaultTimeouts } from '../platform/http/create-http-server.ts';
import { type ForwardAddress, isLarge, secretHeader } from '../platform/http/forward-request.ts';
import { startForwardedServer, type WebServer } from './start-server.ts';

/* Two servers with real sockets: a web process, and the process for large requests. */
const secret = 'known to both';
const lines = Array.from({ length: 8_000 }, (_, at) => `Town ${at}, FL`).join('\n');

let program: TestProgram;
let web: WebServer;
let worker: WebServer;
let goesTo: ForwardAddress | null;
/** How often an answer asked for the worker process. */
let woken = 0;

beforeAll(async () => {
  program = await startTestProgram();
  worker = await startForwardedServer(program, program.assets, secret);
  goesTo = { port: worker.port, secret };
  web = await program.listen({}, defaultTimeouts, {
    forwardAddress: () => goesTo,
    wakeFor: () => {
      woken += 1;
    },
  });
});
afterAll(async () => {
  await worker.close();
  await program.stop();
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${web.port}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie: program.cookie, ...headers },
  });

/** Forwarded requests. */
async function sentOn(): Promise<number> {
  const text = await program.metrics.text();
  return [...text.matchAll(/^pagehaul_http_requests_total\{.*route="worker".*\} (\d+)$/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
}

describe('a large request', () => {
  test('a large request is answered by the other process as by this one', async () => {
    const before = await sentOn();
    const body = JSON.stringify({ text: lines });
    const reply = await post('/api/locations/parse', body);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'no-store',
    ]);
    expect(await reply.json()).toMatchObject({ total_lines: 8_000, ready_count: 8_000 });
    await expect.poll(sentOn).toBe(before + 1);
  });

  test('a large request of a stranger is refused there', async () => {
    const reply = await post('/api/locations/parse', JSON.stringify({ text: lines }), { cookie: '' });
    expect([reply.status, await reply.json()]).toMatchObject([401, { error: { kind: 'signed-out' } }]);
  });

  test('a large request of another site is refused there', async () => {
    const headers = { origin: 'https://evil.example' };
    const reply = await post('/api/locations/parse', JSON.stringify({ text: lines }), headers);
    expect(reply.status).toBe(403);
  });

  test('a large request without its length is sent on as well, and one that is too large is refused before its end', async () => {
    const line = openLine(web.port);
    const head = [
      'POST /api/text/preview HTTP/1.1',
      'Host: a',
      `Cookie: ${program.cookie}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ];
    line.socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const chunk = `${(1_000_000).toString(16)}\r\n${'x'.repeat(1_000_000)}\r\n`;
    for (let sent = 0; sent < 7; sent += 1) line.socket.write(chunk);
    await expect.poll(() => line.heard).toContain('HTTP/1.1 400 ');
    expect(line.heard).toContain('That is too much at once. Send a smaller body.');
    // The rest of the body is read, and the connection accepts the next request.
    line.socket.write('0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => line.heard).toContain('HTTP/1.1 200 ');
    line.socket.destroy();
  });

  test('a large request counts for the address of its client, whatever else a header says', async () => {
    const seen: string[] = [];
    const behind = createHttpServer(defaultTimeouts, (request, response) => {
      seen.push(String(request.headers['x-forwarded-for']));
      request.resume().once('end', () => response.end());
    });
    behind.listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const before = goesTo;
    goesTo = { port: (behind.address() as AddressInfo).port, secret };
    for (const address of ['198.51.100.1, 203.0.113.7', '2001:db8::7', 'nonsense']) {
      await post('/api/locations/parse', JSON.stringify({ text: lines }), { 'x-forwarded-for': address });
    }
    goesTo = before;
    behind.close();
    expect(seen).toEqual(['203.0.113.7', '2001:db8::7', '127.0.0.1']);
  });

  test('a large request is told so when the other process is gone, and answered here while there is none', async () => {
    const body = JSON.stringify({ text: lines });
    const before = goesTo;
    const gone = await startForwardedServer(program, program.assets, secret);
    goesTo = { port: gone.port, secret };
    await gone.close();
    const refused = await post('/api/locations/parse', body);
    goesTo = null;
    const reply = await post('/api/locations/parse', body);
    goesTo = before;
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { kind: 'unavailable', reason: 'worker' } },
    ]);
    expect(reply.status).toBe(200);
  });
});

test('only a signed-in user or a valid key wakes the worker process', async () => {
  const { key } = await program.call<{ key: string }>('POST', '/api/api-keys', {
    name: 'Reader',
    scopes: ['pages:read'],
    expires_in_days: 1,
  });
  const wakes = async (path: string, init: RequestInit = {}) => {
    const before = woken;
    const reply = await fetch(`http://127.0.0.1:${web.port}${path}`, init);
    await reply.body?.cancel();
    return [reply.status, woken - before];
  };
  expect(await wakes('/api/pages')).toEqual([401, 0]);
  expect(await wakes('/api/nothing')).toEqual([404, 0]);
  expect(await wakes('/api/session')).toEqual([200, 0]);
  expect(await wakes('/api/pages', { headers: { cookie: 'better-auth.session_token=a.b' } })).toEqual([
    401, 0,
  ]);
  expect(await wakes('/api/pages', { headers: { authorization: 'Bearer ph_made_up' } })).toEqual([401, 0]);
  expect(await wakes('/api/pages', { headers: { cookie: program.cookie } })).toEqual([200, 1]);
  expect(await wakes('/api/pages', { headers: { authorization: `Bearer ${key}` } })).toEqual([200, 1]);
});

test('a small request, and one that anyone may send, stay with the web process', async () => {
  const before = await sentOn();
  expect((await post('/api/locations/parse', JSON.stringify({ text: 'Miami, FL' }))).status).toBe(200);
  const large = JSON.stringify({ ...quoteForm(), message: 'x'.repeat(smallBody) });
  expect((await post('/api/leads', large, { cookie: '' })).status).toBe(413);
  expect((await fetch(`http://127.0.0.1:${web.port}/healthz`)).status).toBe(200);
  expect(await sentOn()).toBe(before);
});

test('a file that goes to disk as it comes in stays with the web process', () => {
  const headers = { 'content-length': String(smallBody * 2) };
  expect(isLarge({ headers, method: 'POST', url: '/api/imports?import_type=templates' })).toBe(false);
  expect(isLarge({ headers, method: 'POST', url: '/api/batches' })).toBe(true);
});

test('who does not know the secret is refused by the other process', async () => {
  for (const said of ['', 'guessed', 'x'.repeat(secret.length)]) {
    const headers = { [secretHeader]: said };
    const reply = await fetch(`http://127.0.0.1:${worker.port}/healthz`, { headers });
    expect(reply.status).toBe(403);
  }
});

test.each(['/api/auth/sign-in/email', '/api/account/confirm', '/api/invitations/accept', '/api/leads'])(
  '%s takes no megabytes, and never leaves the process that counts its calls',
  path => {
    expect([isForAnyone(path), largestBody('POST', path)]).toEqual([true, 1024 * 1024]);
  },
);
