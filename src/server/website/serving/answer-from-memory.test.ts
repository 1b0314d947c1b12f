import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ByteWriter } from '../../../engine/index.ts';
import { PageCache } from '../context/page-cache.ts';
import { writtenBytes } from '../landing-pages/bytes.ts';
import { ShownAddresses } from '../landing-pages/shown-addresses.ts';
import { answerFromMemory } from './answer-from-memory.ts';
import type { PlainRequest } from './plain-request.ts';
import { pack, sendOnSocket } from './serve-landing-page.ts';

let cache: PageCache;
let server: Server;
let short: ReturnType<typeof answerFromMemory>;
let port: number;
/** Requests that reached Node's HTTP server, as "METHOD path body". */
let seen: string[];
/** Pages that are being filled or were filled. */
let asked: string[];
/** Pages are filled once this resolves. */
let filling: Promise<void>;
/** The server's ends of all connections. */
let accepted: Socket[];

beforeEach(async () => {
  asked = [];
  accepted = [];
  filling = Promise.resolve();
  cache = new PageCache(1_000_000);
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`.trim());
      if (cache.answer(request, response)) return;
      const path = request.url ?? '';
      cache.keepAndSend(
        { path, html: `<p>${path}</p>`, cacheVersion: cache.cacheVersion, shows: [] },
        request,
        response,
      );
    });
  });
  server.on('connection', socket => accepted.push(socket));
  short = answerFromMemory(server, cache, (request, socket) => {
    if (!request.target.startsWith('/filled')) return null;
    return answerSlowly(request, socket);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
  await fetch(`http://127.0.0.1:${port}/known/`);
  seen = [];
});
afterEach(() => {
  short.drop();
  server.closeAllConnections();
  server.close();
});

/** Blocks the filling of pages until the returned function is called. */
function holdFilling(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  filling = promise;
  return resolve;
}

/** Writes, and waits until the server's end has read it. */
async function writeAndArrive(socket: Socket, text: string): Promise<void> {
  socket.write(text);
  await expect
    .poll(() => accepted.find(one => one.remotePort === socket.localPort)?.bytesRead, { interval: 1 })
    .toBe(socket.bytesWritten);
}

/** Slow addresses: some have no page, and others fail. */
async function answerSlowly({ target, ...request }: PlainRequest, socket: Socket): Promise<boolean> {
  asked.push(target);
  await turn();
  await filling;
  if (target === '/filled-fails/') throw new Error('no answer');
  if (target === '/filled-not/') return false;
  const buffer = new ByteWriter({ start: 4_096 });
  buffer.letters(`<p>${target}</p>`);
  const shows = new ShownAddresses([], []);
  const page = { cacheVersion: cache.cacheVersion, html: writtenBytes(buffer), buffer, shows };
  sendOnSocket(socket, pack(cache, { slug: target.slice(1, -1), request: { target, ...request } }, page));
  return true;
}

/** Sends texts on one connection, each after the answer to the previous one. */
async function talk(texts: readonly string[]): Promise<string[]> {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers: string[] = [];
  for (const text of texts) {
    const answer = new Promise<string>(resolve => {
      let said = '';
      const onData = (chunk: Buffer) => {
        said += chunk.toString('latin1');
        const [head, body = ''] = said.split('\r\n\r\n', 2);
        const length = Number(/content-length: (\d+)/i.exec(head ?? '')?.[1] ?? 0);
        if (!said.includes('\r\n\r\n') || body.length < length) return;
        socket.off('data', onData);
        resolve(said);
      };
      socket.on('data', onData);
    });
    const parts = text.split('|');
    for (const part of parts.slice(0, -1)) await writeAndArrive(socket, part);
    socket.write(parts.at(-1) ?? '');
    answers.push(await answer);
  }
  socket.destroy();
  return answers;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test('a page in memory is answered without Node’s HTTP server, with all its headers', async () => {
  const [answer = ''] = await talk([get('/known/?utm=1')]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} /);
  expect(answer).toContain('Content-Security-Policy: ');
  expect(answer.endsWith('<p>/known/</p>')).toBe(true);
  expect(seen).toEqual([]);
});

test('a page in memory says the second in which it is sent, and nothing else of it changes', async () => {
  const dateOf = (answer: string) => /\r\nDate: ([^\r]*)\r\n/.exec(answer)?.[1] ?? '';
  const askAgain = async () => {
    const before = Math.floor(Date.now() / 1000);
    const [answer = ''] = await talk([get('/known/')]);
    const sent = Date.parse(dateOf(answer)) / 1000;
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(sent).toBeLessThanOrEqual(Date.now() / 1000);
    return answer;
  };
  const first = await askAgain();
  await expect.poll(async () => dateOf(await askAgain())).not.toBe(dateOf(first));
  const later = await askAgain();
  expect(later.replace(dateOf(later), '')).toBe(first.replace(dateOf(first), ''));
});

test('a client that ends its side after the request gets the whole page', async () => {
  const html = 'x'.repeat(16_000_000);
  cache = new PageCache(100_000_000);
  const large = createServer();
  answerFromMemory(large, cache);
  cache.keep({ path: '/large/', cacheVersion: cache.cacheVersion, shows: [] }, Buffer.from(html));
  large.listen(0, '127.0.0.1');
  await once(large, 'listening');
  const socket = connect((large.address() as AddressInfo).port, '127.0.0.1');
  socket.end(get('/large/'));
  let received = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) received += chunk.length;
  expect(received).toBeGreaterThan(html.length);
  large.close();
});

test('one connection is answered from memory, then by Node’s HTTP server, then from memory there', async () => {
  const post = 'POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello';
  const answers = await talk([get('/known/'), get('/other/'), get('/known/'), post]);
  expect(answers.map(answer => answer.split('\r\n\r\n')[1])).toEqual([
    '<p>/known/</p>',
    '<p>/other/</p>',
    '<p>/known/</p>',
    '<p>/form</p>',
  ]);
  expect(seen).toEqual(['GET /other/', 'GET /known/', 'POST /form hello']);
});

test('a request that comes in pieces, even byte by byte, is answered', async () => {
  const [halves] = await talk([get('/known/').replace('Host', '|Host')]);
  expect(halves).toContain('<p>/known/</p>');
  const [post] = await talk(['POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n|he|llo']);
  expect(post).toContain('<p>/form</p>');
  expect(seen).toContain('POST /form hello');
});

test('a visitor who has the page gets 304 and no body', async () => {
  const [first = ''] = await talk([get('/known/')]);
  const etag = /ETag: (\S+)/.exec(first)?.[1] ?? '';
  const [second = ''] = await talk([get('/known/', `If-None-Match: ${etag}\r\n`)]);
  expect(second).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(second.endsWith('\r\n\r\n')).toBe(true);
  expect(seen).toEqual([]);
});

test('a request that is not a plain request for one page goes to Node’s HTTP server', async () => {
  const [closing = ''] = await talk([get('/known/', 'Connection: close\r\n')]);
  expect(closing).toContain('Connection: close');
  const [nameless = ''] = await talk(['GET /known/ HTTP/1.1\r\n\r\n']);
  expect(nameless).toMatch(/^HTTP\/1\.1 400 /);
  const [broken = ''] = await talk([
    'GET /known/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n',
  ]);
  expect(broken).toMatch(/^HTTP\/1\.1 400 /);
  const [folded = ''] = await talk(['GET /known/ HTTP/1.1\r\nHost: x\nTransfer-Encoding: chunked\r\n\r\n']);
  expect(folded).toMatch(/^HTTP\/1\.1 400 /);
  const [garbage = ''] = await talk(['\x16\x03\x01 hello\r\n\r\n']);
  expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
});

test('a page that only has to be filled is answered on the bare connection, once, then from memory', async () => {
  const [first = '', second = ''] = await talk([get('/filled/'), get('/filled/')]);
  const dateless = (answer: string) => answer.replace(/Date: .*/, '');
  expect(first).toMatch(
    /^HTTP\/1\.1 200 OK\r\nContent-Type: text\/html; charset=utf-8\r\nContent-Length: 15\r\n/,
  );
  expect(first.endsWith('\r\n\r\n<p>/filled/</p>')).toBe(true);
  expect(dateless(second)).toBe(dateless(first));
  expect(seen).toEqual([]);
});

test('a filled page is compressed as its visitor accepts it, and not sent again to one who has it', async () => {
  const [packed = ''] = await talk([get('/filled/', 'Accept-Encoding: gzip\r\n')]);
  expect(packed).toContain('Content-Encoding: gzip\r\n');
  const body = packed.slice(packed.indexOf('\r\n\r\n') + 4);
  expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe('<p>/filled/</p>');
  cache.dropAll();
  const etag = /ETag: (\S+)/.exec(packed)?.[1] ?? '';
  const [known = ''] = await talk([get('/filled/', `If-None-Match: ${etag}\r\n`)]);
  expect(known).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(known.endsWith('\r\n\r\n')).toBe(true);
});

test('requests that come while a page is being filled are answered after it, in their order', async () => {
  const release = holdFilling();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  socket.write(get('/filled-1/'));
  await expect.poll(() => asked, { interval: 1 }).toEqual(['/filled-1/']);
  for (const path of ['/known/', '/other/'])
    await new Promise(resolve => {
      socket.write(get(path), resolve);
    });
  expect(said).toBe('');
  release();
  await expect
    .poll(() => said.match(/<p>[^<]*<\/p>/g))
    .toEqual(['<p>/filled-1/</p>', '<p>/known/</p>', '<p>/other/</p>']);
  socket.destroy();
});

test('Node’s HTTP server answers where there is no page to fill, or filling failed', async () => {
  const answers = await talk([get('/filled-not/')]);
  const after = await talk([get('/filled-fails/')]);
  expect([...answers, ...after].map(answer => answer.split('\r\n\r\n')[1])).toEqual([
    '<p>/filled-not/</p>',
    '<p>/filled-fails/</p>',
  ]);
  expect(seen).toEqual(['GET /filled-not/', 'GET /filled-fails/']);
});

test('a client that waits for a page gets it before the server closes', async () => {
  const release = holdFilling();
  const waiting = talk([get('/filled/')]);
  await expect.poll(() => asked, { interval: 1 }).toEqual(['/filled/']);
  short.drop();
  release();
  expect((await waiting)[0]).toContain('<p>/filled/</p>');
  const closed = new Promise(resolve => {
    server.close(resolve);
  });
  await closed;
  server.listen(port, '127.0.0.1');
});

test('a page that changed is rendered again on the same connection', async () => {
  await talk([get('/known/')]);
  cache.dropAll();
  await talk([get('/known/')]);
  expect(seen).toEqual(['GET /known/']);
});
