import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLine } from '../../../../test/socket-line.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let web: Listener;
beforeAll(async () => {
  program = await startTestProgram();
  web = await program.listen();
  // Caches this page.
  await fetch(`${web.origin}/pricing`);
});
afterAll(() => program.stop());

/** The status line for a request on a new connection. */
async function statusOf(request: readonly string[], body = ''): Promise<string | undefined> {
  const line = openLine(web.port);
  line.socket.write(`${request.join('\r\n')}\r\n\r\n${body}`);
  await expect.poll(() => line.heard).toContain('\r\n\r\n');
  line.socket.destroy();
  return /^HTTP\/1\.1 (\d+)/.exec(line.heard)?.[1];
}

describe.each(['/pricing', '/nowhere/', '/api/session', '/healthz'])('at %s', path => {
  const get = `GET ${path} HTTP/1.1`;
  test.each([
    ['two Host headers', ['Host: a', 'Host: b']],
    ['the same Host twice', ['Host: a', 'X-Other: 1', 'host: a']],
    ['a list of hosts', ['Host: a, b']],
    ['a host with a login', ['Host: a@b']],
    ['a host with a path', ['Host: a/b']],
    ['no host', []],
    ['an empty host', ['Host:']],
    ['an address that is none', ['Host: 1.2.3.999']],
    ['an address spelled otherwise', ['Host: 0x7f.1']],
    ['a name with a percent sign', ['Host: a%41']],
    ['a port that is none', ['Host: a:99999']],
    ['half of an IPv6 address', ['Host: [::1']],
  ])('%s is answered 400', async (_name, headers) => {
    expect(await statusOf([get, ...headers])).toBe('400');
  });

  test('a target with scheme and host is the same address', async () => {
    const expected = path === '/nowhere/' ? '404' : '200';
    const headers = ['Host: haul.example'];
    for (const start of ['http://haul.example', 'HTTP://HAUL.example:80', 'https://haul.example'])
      expect([start, await statusOf([`GET ${start}${path} HTTP/1.1`, ...headers])]).toEqual([
        start,
        expected,
      ]);
    for (const start of ['http://other.example', 'http://haul.example:81', 'http://a@haul.example'])
      expect([start, await statusOf([`GET ${start}${path} HTTP/1.1`, ...headers])]).toEqual([start, '400']);
  });

  test('a name, an address and a port are hosts', async () => {
    const expected = path === '/nowhere/' ? '404' : '200';
    for (const host of ['a', 'haul.example:8080', '127.0.0.1:3000', '[::1]:3000', ' xn--bcher-kva.example '])
      expect([host, await statusOf([get, `Host: ${host}`])]).toEqual([host, expected]);
  });
});

test('a target with a host and nothing else is the front page, also with a query', async () => {
  for (const rest of ['', '?utm_source=a', '/'])
    expect([rest, await statusOf([`GET http://a${rest} HTTP/1.1`, 'Host: a'])]).toEqual([rest, '200']);
});

test.each([
  ['a coding besides chunked', ['POST /leads HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked']],
  ['chunks before HTTP/1.1', ['POST /leads HTTP/1.0', 'Host: a', 'Transfer-Encoding: chunked']],
  [
    'chunks and a length',
    ['POST /leads HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked'],
  ],
  ['two lengths', ['POST /leads HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Content-Length: 4']],
])('%s is answered 400', async (_name, head) => {
  expect(await statusOf(head, '0\r\n\r\n')).toBe('400');
});
