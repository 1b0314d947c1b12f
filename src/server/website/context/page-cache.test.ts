import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

let cache: PageCache;
let server: Server;
let origin: string;
let rendered: number;

beforeEach(async () => {
  cache = new PageCache(1_000_000);
  rendered = 0;
  server = createServer((request, response) => {
    if (cache.answer(request, response)) return;
    rendered += 1;
    const path = (request.url ?? '').split('?')[0] ?? '';
    cache.keepAndSend(
      { path, html: `<p>${path} ${rendered}</p>`, cacheVersion: cache.cacheVersion, shows: ['neighbor'] },
      request,
      response,
    );
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

test('a page is rendered once and then answered from memory, whatever the query', async () => {
  await get('/a/');
  expect(await (await get('/a/?utm_source=x')).text()).toBe('<p>/a/ 1</p>');
  expect(rendered).toBe(1);
});

test('each compressed form holds the same page', async () => {
  const raw = async (encoding: string) => {
    const { get: ask } = await import('node:http');
    return new Promise<{ encoding: string | undefined; body: Buffer }>(resolve => {
      ask(`${origin}/a/`, { headers: { 'accept-encoding': encoding } }, response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
        );
      });
    });
  };
  const [plain, gzip, br, refused] = await Promise.all(
    ['identity', 'gzip, deflate', 'gzip, br', 'br;q=0, gzip'].map(raw),
  );
  expect([plain?.encoding, gzip?.encoding, br?.encoding, refused?.encoding]).toEqual([
    undefined,
    'gzip',
    'br',
    'gzip',
  ]);
  expect(gunzipSync(gzip?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
  expect(brotliDecompressSync(br?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
});

test('a visitor who has the page already gets 304', async () => {
  const etag = (await get('/a/')).headers.get('etag') ?? '';
  expect((await get('/a/', { 'if-none-match': etag })).status).toBe(304);
});

test('a change of a page drops it and the pages that show it, and no other', async () => {
  await get('/a/');
  cache.dropShowing(['stranger']);
  await get('/a/');
  expect(rendered).toBe(1);
  cache.dropShowing(['neighbor']);
  await get('/a/');
  expect(rendered).toBe(2);
  cache.dropShowing(['a']);
  await get('/a/');
  expect(rendered).toBe(3);
});

test('a page rendered while something changed is sent but not kept', async () => {
  const before = cache.cacheVersion;
  cache.dropAll();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (cache.answer(request, response)) return;
    rendered += 1;
    cache.keepAndSend({ path: '/a/', html: 'old', cacheVersion: before, shows: [] }, request, response);
  });
  await get('/a/');
  await get('/a/');
  expect(rendered).toBe(2);
});

test('a page that leaves the cache leaves the index of shown addresses', async () => {
  for (let n = 0; n < 2_000; n += 1) await get(`/page-${n}/`);
  expect(cache.indexed).toBe(1);
  cache.dropAll();
  expect(cache.indexed).toBe(0);
});

test('once half of the cache is full, cheap pages are kept at their second request', async () => {
  const small = new PageCache(160_000);
  const body = Buffer.alloc(5_000, 'x');
  const ask = (path: string) => {
    if (small.isWorthKeeping(path)) small.keep({ path, cacheVersion: small.cacheVersion, shows: [] }, body);
  };
  const isKept = (path: string) => small.find(path, undefined, undefined) !== null;
  for (let n = 0; n < 7; n += 1) ask(`/early-${n}/`);
  expect(isKept('/early-0/')).toBe(true);
  for (let n = 0; n < 100; n += 1) ask(`/once-${n}/`);
  expect([isKept('/early-6/'), isKept('/once-99/')]).toEqual([true, false]);
  ask('/once-99/');
  expect(isKept('/once-99/')).toBe(true);
});

test('a HEAD request is answered without a body', async () => {
  const reply = await fetch(`${origin}/a/`, { method: 'HEAD' });
  expect([reply.status, await reply.text(), Number(reply.headers.get('content-length')) > 0]).toEqual([
    200,
    '',
    true,
  ]);
});
