import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openLine, type SocketLine } from '../../../../test/socket-line.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

/* Requests that are answered before their body is read. */
const megabyte = 1024 * 1024;
const timeouts = {
  headers: 15_000,
  request: 60_000,
  between: 65_000,
  silence: 60_000,
  check: 100,
  beat: 15_000,
  unread: { bytes: 8 * megabyte, time: 1_000 },
};

let program: TestProgram;
let web: Listener;
const sockets: Socket[] = [];

beforeAll(async () => {
  program = await startTestProgram();
  web = await program.listen({}, timeouts);
});
afterAll(() => program.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

function call(): SocketLine {
  const line = openLine(web.port);
  sockets.push(line.socket);
  return line;
}

const head = (path: string, headers: Readonly<Record<string, string>>) =>
  [`POST ${path} HTTP/1.1`, 'Host: a', ...Object.entries(headers).map(pair => pair.join(': ')), '', ''].join(
    '\r\n',
  );

/** Received status lines. */
const statuses = ({ heard }: SocketLine) => [...heard.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => code);

describe('after a refusal of 400,000 unread bytes the same connection answers', () => {
  const json = { 'Content-Type': 'application/json' };
  const cases: readonly (readonly [string, string, string, Record<string, string>])[] = [
    ['who is not signed in', '401', '/api/templates', json],
    ['at an unknown API address', '404', '/api/nothing', json],
    ['of a lead that is too large', '413', '/api/leads', json],
    ['of another content type', '400', '/api/templates', { 'Content-Type': 'text/plain', signed: 'in' }],
    ['from another site', '403', '/api/templates', { ...json, Origin: 'https://evil.example' }],
    ['at a public page', '405', '/', json],
    ['at an address of nothing', '405', '/nowhere/', json],
    ['at the back office', '404', '/admin', json],
    ['at the health check', '404', '/healthz', json],
  ];
  for (const body of ['with its length', 'in chunks'] as const) {
    test.each(cases)(`${body}: %s`, async (_name, status, path, { signed, ...headers }) => {
      const line = call();
      const cookie = signed ? { Cookie: program.cookie } : {};
      const text = 'x'.repeat(400_000);
      const isChunked = body === 'in chunks';
      const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': '400000' };
      line.socket.write(head(path, { ...headers, ...cookie, ...length }));
      line.socket.write(isChunked ? `${(400_000).toString(16)}\r\n${text}\r\n0\r\n\r\n` : text);
      // A chunked body is measured while it is read, so another check may refuse it first.
      const refused = isChunked ? /^4\d\d$/ : new RegExp(`^${status}$`);
      await expect.poll(() => statuses(line)[0] ?? '').toMatch(refused);
      line.socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      await expect.poll(() => statuses(line).at(-1)).toBe('200');
    });
  }
});

describe('a client that asks to close the connection', () => {
  test('a client that asks to close the connection reads the whole refusal of a large body, and no reset', async () => {
    const line = call();
    let isReset = false;
    line.socket.on('error', () => {
      isReset = true;
    });
    const length = 6 * megabyte;
    line.socket.write(
      head('/api/nothing', { Connection: 'close', 'Content-Length': String(length) }) + 'x'.repeat(1_000),
    );
    await expect.poll(() => statuses(line)).toEqual(['404']);
    line.socket.write('x'.repeat(length - 1_000));
    await line.closed;
    expect({ isReset, heard: line.heard }).toEqual({
      isReset: false,
      heard: expect.stringMatching(/connection: close[^]*no-such-route[^]*\}$/i),
    });
  });
});

describe('a body over the limit for unread bodies', () => {
  test('a body over the limit for unread bodies that says its length is answered with Connection: close, and its client is disconnected', async () => {
    const line = call();
    line.socket.write(head('/nowhere/', { 'Content-Length': String(9 * megabyte) }));
    line.socket.write('x'.repeat(100_000));
    await line.closed;
    expect(line.heard).toMatch(/^HTTP\/1\.1 405 [^]*connection: close\r\n/i);
  });

  test('in chunks is answered, and its client is disconnected', async () => {
    const line = call();
    line.socket.write(head('/nowhere/', { 'Transfer-Encoding': 'chunked' }));
    const chunk = `100000\r\n${'x'.repeat(megabyte)}\r\n`;
    const send = () => {
      while (line.socket.writable && line.socket.write(chunk));
    };
    line.socket.on('drain', send);
    send();
    await line.closed;
    expect(line.heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(line.socket.bytesWritten).toBeLessThan(64 * megabyte);
  });

  test('a body over the limit for unread bodies that a route reads whole leaves the connection open', async () => {
    const line = call();
    const text = 'x'.repeat(9 * megabyte);
    const headers = { Cookie: program.cookie, 'Content-Length': String(text.length) };
    line.socket.write(head('/api/sheets/read?filename=a.csv', headers));
    line.socket.write(text);
    await expect.poll(() => statuses(line).length).toBe(1);
    expect(line.heard).not.toMatch(/connection: close/i);
    line.socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => statuses(line).at(-1)).toBe('200');
  });
});

test('many refused bodies leave nothing behind on their connection', async () => {
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => warnings.push(message);
  process.on('warning', onWarning);
  const line = call();
  const text = 'x'.repeat(400_000);
  for (let sent = 1; sent <= 15; sent += 1) {
    line.socket.write(head('/api/templates', { 'Content-Length': String(text.length) }) + text);
    await expect.poll(() => statuses(line).length).toBe(sent);
  }
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});
