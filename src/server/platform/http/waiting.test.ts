import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { openLine, type SocketLine } from '../../../../test/socket-line.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

const timeouts = {
  headers: 600,
  request: 1_200,
  between: 1_000,
  silence: 1_500,
  check: 100,
  beat: 500,
  unread: { bytes: 16 * 1024 * 1024, time: 1_000 },
};
const page = '/hauling-miami-fl/';

let program: TestProgram;
let web: Listener;
const sockets: Socket[] = [];

beforeAll(async () => {
  program = await startTestProgram();
  web = await program.listen({}, timeouts);
  const { id } = await planBatch(program, { locations: 'Miami, FL', keywords: 'hauling' });
  await generateBatch(program, id);
  await fetch(`${web.origin}${page}`);
});
afterAll(() => program.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

function call(options: { readonly reads?: boolean } = {}): SocketLine {
  const line = openLine(web.port, options);
  sockets.push(line.socket);
  return line;
}

/** Sends a few bytes of a text at a time while the socket is open. */
function drip({ socket }: SocketLine, text: string): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || !socket.writable) clearInterval(timer);
    else socket.write(text[at % text.length] ?? 'x');
    at += 1;
  }, 40);
  socket.on('close', () => clearInterval(timer));
}

const isAnswered = async () => (await fetch(`${web.origin}${page}`)).status;

describe('a client that takes its time', () => {
  test('over the head of a request is sent away', async () => {
    const line = call();
    drip(line, `GET ${page} HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(10_000)}`);
    expect(await line.closed).toBeLessThan(60_000);
    expect(line.heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('over the body of a request is sent away', async () => {
    const line = call();
    line.socket.write(
      'POST /api/leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    );
    drip(line, '{');
    expect(await line.closed).toBeLessThan(60_000);
  });

  test('a client that stops before its first byte, or in the middle, delays no other request', async () => {
    const lines = Array.from({ length: 300 }, (_, n) => {
      const line = call();
      if (n % 2 === 0) line.socket.write('GET / HTTP/1.1\r\nHos');
      return line;
    });
    expect(await isAnswered()).toBe(200);
    await Promise.all(lines.filter((_, n) => n % 2 === 0).map(line => line.closed));
    expect(await isAnswered()).toBe(200);
  });
});

describe('a client that says too much', () => {
  test('in headers is refused', async () => {
    const line = call();
    line.socket.write(`GET ${page} HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`);
    await line.closed;
    expect(line.heard).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('in a body without an end is refused and sent away', async () => {
    const line = call();
    line.socket.write(
      'POST /api/leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const timer = setInterval(() => {
      if (line.socket.writable && line.socket.writableLength < 1_000_000) line.socket.write(piece);
    }, 1);
    await line.closed;
    clearInterval(timer);
    expect(line.heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(line.heard).toContain('body-size');
  });
});

test('answers to a client that asks on and reads nothing don’t pile up, and it is sent away', async () => {
  const before = program.cache.hits;
  const line = call({ reads: false });
  line.socket.setNoDelay(true);
  const asked = 6_000;
  const request = `GET ${page} HTTP/1.1\r\nHost: a\r\n\r\n`;
  for (let n = 0; n < asked && line.socket.writable; n += 1) {
    line.socket.write(request);
    // One at a time, so that each is a complete request for the fast path.
    for (let turns = 0; turns < 4; turns += 1) await turn();
  }
  expect(await isAnswered()).toBe(200);
  expect(program.cache.hits - before).toBeLessThan(asked / 2);
  line.socket.resume();
  await line.closed;
});

describe('every answer', () => {
  test('every answer of a site that is public by https tells browsers to come that way', async () => {
    const secure = await startTestProgram({ PUBLIC_URL: 'https://haul.example' });
    const server = await secure.listen();
    const headerOf = async (path: string, at: number) =>
      (await fetch(`http://127.0.0.1:${at}${path}`, { redirect: 'manual' })).headers.get(
        'strict-transport-security',
      );
    for (const path of [
      '/',
      '/',
      '/nowhere/',
      '/about/',
      '/robots.txt',
      '/api/session',
      '/healthz',
      '/auth',
    ]) {
      expect([path, await headerOf(path, server.port)]).toEqual([path, 'max-age=31536000']);
      expect([path, await headerOf(path, web.port)]).toEqual([path, null]);
    }
    await secure.stop();
  });

  test('no answer of the API is stored by caches', async () => {
    for (const path of ['/api/session', '/api/account', '/api/pages', '/api/nothing', '/api/auth/jwks']) {
      const { headers } = await fetch(`${web.origin}${path}`);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });
});
