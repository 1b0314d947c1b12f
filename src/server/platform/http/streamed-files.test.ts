import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../../contract/platform/route.ts';
import type { AppEnv } from './app-env.ts';
import { defaultTimeouts } from './create-http-server.ts';
import { readFileInParts } from './read-file-in-parts.ts';
import { serveDownload } from './serve-download.ts';
import { serveStreamedUpload } from './serve-route.ts';

/* Files of any length must not need a new buffer for each part. */
const download = route({ method: 'get', path: '/file', access: 'anyone', noun: 'files', summary: 'Read' });
const upload = route({
  method: 'post',
  path: '/file',
  access: 'anyone',
  noun: 'files',
  summary: 'Send',
  reply: z.object({ bytes: z.number(), copies: z.number() }),
});
const [partBytes, parts] = [200_000, 50];

/** Parts of one letter each, all in the same buffer. */
async function* reuseOneBuffer(): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.alloc(partBytes);
  for (let n = 0; n < parts; n += 1) yield buffer.fill(65 + (n % 26));
}
const expected = Buffer.concat(
  Array.from({ length: parts }, (_, n) => Buffer.alloc(partBytes, 65 + (n % 26))),
);

let app: Hono<AppEnv>;
let server: Server;
let url: string;
beforeEach(async () => {
  app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('log', pino({ level: 'silent' }));
    c.set('user', null);
    c.set('key', null);
    c.set('timeouts', defaultTimeouts);
    await next();
    c.header('X-After', 'set');
  });
  serveDownload(app, download, async () => ({ name: 'letters.txt', chunks: reuseOneBuffer() }));
  serveStreamedUpload(app, upload, async (_, { body }) => {
    const found = { bytes: 0, copies: 0 };
    for await (const chunk of body) {
      found.bytes += chunk.length;
      // A web stream of the connection returns plain arrays, each a copy of a buffer.
      if (!Buffer.isBuffer(chunk)) found.copies += 1;
    }
    return found;
  });
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a download whose parts share one buffer is sent whole, with the headers that are set after its handler', async () => {
  const reply = await fetch(url);
  expect(reply.headers.get('x-after')).toBe('set');
  expect(Buffer.from(await reply.arrayBuffer()).equals(expected)).toBe(true);
});

test('the same download is whole for a caller without a connection', async () => {
  const reply = await app.request('/file');
  expect(Buffer.from(await reply.arrayBuffer()).equals(expected)).toBe(true);
});

test('a file is read into one buffer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagehaul-parts-'));
  try {
    await writeFile(join(folder, 'letters.txt'), expected);
    const buffers = new Set<ArrayBufferLike>();
    const read: Buffer[] = [];
    for await (const part of readFileInParts(await open(join(folder, 'letters.txt')))) {
      buffers.add(part.buffer);
      read.push(Buffer.from(part));
    }
    expect(buffers.size).toBe(1);
    expect(Buffer.concat(read).equals(expected)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a file of which nothing is read is closed, too', async () => {
  const file = await open(import.meta.filename);
  await readFileInParts(file).return?.();
  expect(file.fd).toBe(-1);
});

test('a streamed upload hands on the chunks of the connection and copies none', async () => {
  const reply = await fetch(url, { method: 'POST', body: expected });
  expect(await reply.json()).toEqual({ bytes: expected.length, copies: 0 });
});
