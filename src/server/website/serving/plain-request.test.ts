import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer, defaultTimeouts } from '../../platform/http/create-http-server.ts';
import { PageCache } from '../context/page-cache.ts';
import { answerFromMemory } from './answer-from-memory.ts';
import { readPlainRequest } from './plain-request.ts';

/** Two servers with the same pages: one has the fast path in front. */
interface Served {
  readonly server: Server;
  readonly cache: PageCache;
}
let fast: Served;
let plain: Served;

function serve(isFast: boolean): Served {
  const cache = new PageCache(1_000_000);
  const html = '<p>known</p>';
  cache.keep({ path: '/known/', cacheVersion: cache.cacheVersion, shows: [] }, Buffer.from(html));
  const server = createHttpServer(defaultTimeouts, (request, response) => {
    if (!cache.answer(request, response)) response.writeHead(404, { 'Content-Length': 0 }).end();
  });
  if (isFast) answerFromMemory(server, cache);
  server.listen(0, '127.0.0.1');
  return { server, cache };
}

beforeAll(async () => {
  [fast, plain] = [serve(true), serve(false)];
  await Promise.all([fast, plain].map(({ server }) => once(server, 'listening')));
});
afterAll(() => {
  for (const { server } of [fast, plain]) server.close().closeAllConnections();
});

/** All that a server answers to these bytes, without the time. */
async function answerOf({ server }: Served, bytes: Buffer): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  // What hangs up before it has read everything is answered by its words alone.
  socket.on('error', () => undefined);
  socket.end(bytes);
  await once(socket, 'close');
  return said.replaceAll(/\r\nDate: [^\r]*/g, '');
}

const browser = [
  'GET /known/ HTTP/1.1',
  'Host: haul.example:8080',
  'Connection: keep-alive',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Sec-Fetch-Site: none',
  'Cookie: a=b; c="d"',
];
const short = ['GET /known/?a=b HTTP/1.1', 'Host: a'];
const lines = [
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding:\tchunked',
  'Content-Length: 0',
  'Content-Length : 3',
  'Content-Length: 3',
  'Host: b',
  'Host:',
  'Host: 1.2.3.999',
  'Host: a b',
  'Host : a',
  ' folded: yes',
  '\tfolded',
  'no colon',
  ': no name',
  'a\0b: c',
  'a: b\0c',
  'a: b\rc',
  'a: b\nContent-Length: 3',
  'a: \x01\x1b\x7f',
  'a: \xa0\xff',
  'á: b',
  'a(b): c',
  'Connection: close',
  'Connection: Keep-Alive, x',
  'Connection: upgrade',
  'Proxy-Connection: close',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'Range: bytes=0-3',
  'Accept-Encoding: br',
  'Accept-Encoding: \tgzip ',
  'If-None-Match: W/"x"\t ',
  'If-None-Match: *',
  'TE: trailers',
  'Trailer: a',
  '',
];
const starts = [
  'GET http://haul.example:8080/known/ HTTP/1.1',
  'GET http://other.example/known/ HTTP/1.1',
  'GET /known/#a HTTP/1.1',
  'GET /known/\\ HTTP/1.1',
  'GET  /known/ HTTP/1.1',
  'GET /known/ HTTP/1.0',
  'GET /known/ HTTP/1.2',
  'GET /known/ HTTP/1.1 ',
  'GET /known/',
  'GET known HTTP/1.1',
  'GET * HTTP/1.1',
  'get /known/ HTTP/1.1',
  'HEAD /known/ HTTP/1.1',
  'POST /known/ HTTP/1.1',
  '',
];

type Change = (head: string[]) => string[];
const anywhere = fc.nat(1_000);
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...lines), anywhere).map(([line, at]): Change => {
    return head => head.toSpliced(1 + (at % head.length), 0, line);
  }),
  anywhere.map(
    (at): Change =>
      head =>
        head.toSpliced(1 + (at % head.length), 1),
  ),
  anywhere.map(
    (at): Change =>
      head =>
        head.toSpliced(at % head.length, 0, head[at % head.length] ?? ''),
  ),
  fc.constantFrom(...starts).map(
    (line): Change =>
      ([, ...rest]) => [line, ...rest],
  ),
);
/** One byte that is put in, replaced or left out, at any place. */
const byteChanges = fc.record({
  at: anywhere,
  byte: fc.oneof(fc.constantFrom(0, 9, 10, 13, 32, 35, 58, 127), fc.nat(255)),
  put: fc.nat(1),
  dropped: fc.nat(1),
});
const heads = fc
  .record({
    head: fc.constantFrom(browser, short),
    changed: fc.array(changes, { maxLength: 2 }),
    bytes: fc.array(byteChanges, { maxLength: 2 }),
    end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\r\n', '\n\n', '\r\n\r\nabc', ''),
  })
  .map(({ head, changed, bytes, end }) => {
    const whole = changed.reduce((one, change) => change(one), head).join('\r\n') + end;
    return bytes.reduce((text, { at, byte, put, dropped }) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + String.fromCharCode(byte).repeat(put) + text.slice(place + dropped);
    }, whole);
  })
  .map(text => Buffer.from(text, 'latin1'));

const lanes = 32;

test('20,000 mutated heads get the same answers on the fast path and from Node’s HTTP server', async () => {
  const sent = fc.sample(heads, { seed: 63, numRuns: 20_000 });
  const differing: [string, string, string][] = [];
  let next = 0;
  const lane = async () => {
    for (let bytes = sent[next++]; bytes; bytes = sent[next++]) {
      const [one, other] = await Promise.all([answerOf(fast, bytes), answerOf(plain, bytes)]);
      if (one !== other) differing.push([bytes.toString('latin1'), one, other]);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect(differing.slice(0, 10)).toEqual([]);
  expect(fast.cache.hits).toBe(plain.cache.hits);
  expect(sent.filter(bytes => readPlainRequest(bytes)).length).toBeGreaterThan(2_000);
});

describe('not plain', () => {
  test.each(lines.filter(line => !/^(?:a: \xa0|TE|Trailer|Accept-Encoding|If-None-Match)/.test(line)))(
    '%j',
    line => {
      const head = [...short, line].join('\r\n');
      expect(readPlainRequest(Buffer.from(`${head}\r\n\r\n`, 'latin1'))).toBeNull();
    },
  );
});
