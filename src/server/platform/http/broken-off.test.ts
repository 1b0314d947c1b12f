import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openLine } from '../../../../test/socket-line.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

/* Clients that disconnect in the middle of a body. */
interface Line {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
}

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-broken-off-'));
const lines: Line[] = [];
let program: TestProgram;
let web: Listener;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder });
  const log = pino({ level: 'info' }, { write: line => lines.push(JSON.parse(line) as Line) });
  for (const method of ['info', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      lines.push({ level: 50, msg: parts.map(String).join(' ') });
    });
  }
  web = await program.listen({ log });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = 0;
});

const json = 'application/json';
const form = 'multipart/form-data; boundary=b';
const photo = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
const length = 'Content-Length: 200000';
const chunked = 'Transfer-Encoding: chunked';
test.each([
  ['a call', '/api/templates', json, length, '{"name":"'],
  ['a call in chunks', '/api/templates', json, chunked, '8\r\n{"name":\r\n'],
  ['signing in', '/api/auth/sign-in/email', json, length, '{"email":"'],
  ['a file that is read whole', '/api/sheets/read', 'text/csv', length, 'a,b\r\n'],
  ['a file that is streamed', '/api/imports?import_type=full_system', json, length, '{"templates":['],
  ['a form with a photo', '/leads', form, length, photo],
  ['a form of the giveaway', '/giveaway', form, length, '--b\r\n'],
])('%s that breaks off is no error of the program', async (_name, path, type, size, start) => {
  const line = openLine(web.port);
  await once(line.socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${program.cookie}\r\nContent-Type: ${type}\r\n${size}\r\n\r\n`;
  line.socket.write(head + start);
  // The server answers a second connection after it has read from the first one.
  await fetch(`${web.origin}/api/session`);
  line.socket.destroy();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(lines.map(({ level, msg, status }) => ({ level, msg, status }))).toEqual([
    { level: 30, msg: 'answered', status: 200 },
    { level: 30, msg: 'answered', status: 400 },
  ]);
});
