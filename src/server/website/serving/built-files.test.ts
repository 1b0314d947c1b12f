import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { builtFileRoute } from './built-files.ts';

const styles = 'a{color:#11263f}'.repeat(50);
const app = new Hono<AppEnv>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagehaul-built-'));
  await writeFile(join(folder, 'site-1a2b.css'), styles);
  await writeFile(join(folder, 'site-1a2b.css.br'), brotliCompressSync(styles));
  await writeFile(join(folder, 'site-1a2b.css.gz'), gzipSync(styles));
  await writeFile(join(folder, 'face-3c4d.woff2'), 'a face');
  await writeFile(join(folder, 'old-5e6f.js'), 'old()');
  builtFileRoute(app, folder);
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, encodings = '') =>
  app.request(path, { headers: encodings ? { 'accept-encoding': encodings } : {} });
const bytes = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

test('a file comes in the best form that both sides have, to be kept for ever', async () => {
  const [small, older, plain] = [
    await get('/assets/site-1a2b.css', 'gzip, deflate, br, zstd'),
    await get('/assets/site-1a2b.css', 'gzip;q=1, br;q=0'),
    await get('/assets/site-1a2b.css'),
  ];
  expect([small, older, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ]);
  expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(small.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(small.headers.get('vary')).toBe('Accept-Encoding');
  expect(String(brotliDecompressSync(await bytes(small)))).toBe(styles);
  expect(String(gunzipSync(await bytes(older)))).toBe(styles);
  expect(await plain.text()).toBe(styles);
});

test('a file without a compressed form is sent as it is, each time the same', async () => {
  for (const _ of [1, 2]) {
    const reply = await get('/assets/face-3c4d.woff2', 'br');
    expect([reply.headers.get('content-encoding'), reply.headers.get('content-type')]).toEqual([
      null,
      'font/woff2',
    ]);
    expect(await reply.text()).toBe('a face');
  }
});

test('only names that the folder held are answered, and none once its file is gone', async () => {
  for (const path of ['/assets/nothing.js', '/assets/..%2fpackage.json', '/assets/', '/assets/a/b.css'])
    expect((await get(path)).status).toBe(404);
  await rm(join(folder, 'old-5e6f.js'));
  expect((await get('/assets/old-5e6f.js')).status).toBe(404);
  expect((await get('/assets/site-1a2b.css')).status).toBe(200);
});
