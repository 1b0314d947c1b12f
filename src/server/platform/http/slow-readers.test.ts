import { readdir, readlink, truncate } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { resolve as absolute } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { openLine, type SocketLine } from '../../../../test/socket-line.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { defaultTimeouts } from './create-http-server.ts';

const timeouts = {
  headers: 2_000,
  request: 3_000,
  between: 1_000,
  silence: 2_500,
  check: 100,
  beat: 1_000,
  unread: { bytes: 1024 ** 2, time: 1_000 },
};
const megabyte = 2 ** 20;
const csv = '/api/pages/export.csv';

let program: TestProgram;
let web: Listener;
/** A server with a long time limit, so that tests can inspect a slow reader. */
let patientServer: Listener;
let templateId: string;
let batchId: string;
/** The number of database queries. */
let asked = 0;
const logged: string[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  program = await startTestProgram();
  const log = pino({ level: 'error' }, { write: line => logged.push(line) });
  web = await program.listen({ log }, timeouts);
  patientServer = await program.listen({ log }, { ...defaultTimeouts, silence: 600_000 });
  templateId = (await createTemplate(program)).id;
  const batch = await planBatch(program, {
    template_id: templateId,
    locations: 'Miami, FL',
    keywords: 'hauling',
  });
  batchId = batch.id;
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: { id: string }[] }>('GET', '/api/pages');
  await program.database.pool.query(
    `update generated_landing_pages set meta_description = repeat('Hauling, as it is told here. ', 40)`,
  );
  await insertPages(program.database, { like: items[0]?.id ?? '', count: 12_000 });
  program.database.pool.on('release', () => {
    asked += 1;
  });
});
afterAll(() => program.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** An admin's request over a separate socket. */
function ask(
  path: string,
  { method = 'GET', reads = true, cookie = program.cookie, server = web } = {},
): SocketLine {
  const line = openLine(server.port, { reads });
  sockets.push(line.socket);
  line.socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`);
  return line;
}

/** An unread socket notices its end only when it is read again. */
async function isHungUp({ socket, closed }: SocketLine): Promise<void> {
  const timer = setInterval(() => socket.write('\r\n'), 200);
  socket.on('close', () => clearInterval(timer));
  await closed;
}

const openFilesOf = async (file: string) => {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map(name => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter(target => target === file).length;
};

/** Connections with an idle transaction. */
const openTransactions = async () => {
  const { rows } = await program.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count;
};

const editors = async () => {
  const { rows } = await program.database.pool.query('select editor_id from template_editors');
  return rows.length;
};

/** An export of the given size, as a sparse file that needs no disk space. */
async function exportOf(bytes: number): Promise<{ path: string; file: string }> {
  const started = await program.call<{ id: string }>('POST', '/api/exports', { export_type: 'templates' });
  await expect
    .poll(() => program.call<{ status: string }>('GET', `/api/exports/${started.id}`))
    .toMatchObject({ status: 'completed' });
  const file = absolute(program.config.dataDir, 'transfers', `export-${started.id}.json`);
  await truncate(file, bytes);
  return { path: `/api/exports/${started.id}/file`, file };
}

describe('a download that is not read', () => {
  test('a download of a file that nobody reads is not read into memory, and is given up with its file closed', async () => {
    const { path, file } = await exportOf(2_000 * megabyte);
    const before = process.memoryUsage().rss;
    let max = before;
    const looking = setInterval(() => {
      max = Math.max(max, process.memoryUsage().rss);
    }, 20);
    // On a busy machine, the first may be disconnected before the last has begun.
    const lines = Array.from({ length: 10 }, () => ask(path, { reads: false }));
    await expect.poll(() => openFilesOf(file)).toBeGreaterThan(0);
    await Promise.all(lines.map(isHungUp));
    clearInterval(looking);
    expect(max - before).toBeLessThan(100 * megabyte);
    await expect.poll(() => openFilesOf(file)).toBe(0);
  });

  test('a download of pages that nobody reads keeps no connection while it waits for its reader', async () => {
    const [before, readers] = [asked, 6];
    for (let n = 0; n < readers; n += 1) ask(csv, { reads: false, server: patientServer });
    let lastSeen = before;
    const asksNoMore = () => {
      const isStill = asked === lastSeen && asked - before > readers;
      lastSeen = asked;
      return isStill;
    };
    await expect.poll(asksNoMore, { interval: 250 }).toBe(true);
    await expect
      .poll(async () => [await openTransactions(), program.database.pool.waitingCount])
      .toEqual([0, 0]);
  });

  test('a download of pages that nobody reads asks the database for no more, and is given up', async () => {
    const [before, readers, parts] = [asked, 6, 20];
    const lines = Array.from({ length: readers }, () => ask(csv, { reads: false }));
    await Promise.all(lines.map(isHungUp));
    expect(asked - before).toBeGreaterThan(readers);
    expect(asked - before).toBeLessThan(readers * parts * 0.8);
    expect(await openTransactions()).toBe(0);
  });

  test('a download is whole for a slow reader', async () => {
    const { path } = await exportOf(24 * megabyte);
    const line = ask(path, { reads: false });
    let length = 0;
    line.socket.on('data', (chunk: Buffer) => {
      length += chunk.length;
      line.socket.pause();
      setTimeout(() => line.socket.resume(), 4);
    });
    line.socket.resume();
    await expect.poll(() => length).toBeGreaterThan(24 * megabyte);
  });
});

test('a download that fails midway is cut off, with the reason in the log only', async () => {
  const before = asked;
  const line = ask(csv, { reads: false });
  await expect.poll(() => asked - before).toBeGreaterThan(4);
  await program.database.pool.query(
    'alter table generated_landing_pages rename column meta_description to gone',
  );
  line.socket.on('data', (chunk: Buffer) => {
    line.heard = (line.heard + chunk.toString('latin1')).slice(-2_000);
  });
  line.socket.resume();
  await line.closed;
  await program.database.pool.query(
    'alter table generated_landing_pages rename column gone to meta_description',
  );
  expect(line.heard).not.toMatch(/\r\n0\r\n\r\n$/);
  expect(line.heard).not.toMatch(/Error|meta_description/);
  expect(logged.join('\n')).toContain('download broken off');
});

describe('what is asked for by its head only', () => {
  test('what is asked for by its head only leaves no file open', async () => {
    const { path, file } = await exportOf(2 * megabyte);
    for (let n = 0; n < 3; n += 1) {
      const line = ask(path, { method: 'HEAD' });
      await expect.poll(() => line.heard).toContain('\r\n\r\n');
      expect(line.heard).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(await openFilesOf(file)).toBe(0);
  });

  test('what is asked for by its head only opens no event stream', async () => {
    const line = ask(`/api/templates/${templateId}/events/${crypto.randomUUID()}`, { method: 'HEAD' });
    await expect.poll(() => line.heard).toMatch(/^HTTP\/1\.1 200 [^]*text\/event-stream[^]*\r\n\r\n/);
    expect(await editors()).toBe(0);
  });
});

describe('an event stream', () => {
  test('an event stream holds no database connection, however many there are and though they are not read', async () => {
    const { pool } = program.database;
    const count = (pool.options.max ?? 10) * 2;
    const lines = Array.from({ length: count }, () => ask(`/api/batches/${batchId}/events`));
    await expect.poll(() => lines.filter(line => line.heard.includes('event: batch'))).toHaveLength(count);
    for (const { socket } of lines) socket.pause();
    expect(await openTransactions()).toBe(0);
    expect((await program.request('GET', '/api/templates', { cookie: program.cookie })).status).toBe(200);
  });

  test('an event stream is given up when its reader is gone', async () => {
    const line = ask(`/api/templates/${templateId}/events/${crypto.randomUUID()}`);
    await expect.poll(() => editors()).toBe(1);
    line.socket.destroy();
    await expect.poll(() => editors()).toBe(0);
  });

  test('an event stream ends soon after its reader signed out elsewhere', async () => {
    const account = { email: 'second@example.com', password: 'correct horse battery' };
    await program.accounts.createUser({ ...account, role: 'admin' });
    const cookie = await program.signIn(account);
    const line = ask('/api/batches/watch', { cookie });
    await expect.poll(() => line.heard).toContain('still here');
    expect(line.heard).not.toMatch(/\r\n0\r\n\r\n$/);
    await program.request('POST', '/api/auth/sign-out', { cookie, body: {} });
    await expect.poll(() => line.heard).toMatch(/\r\n0\r\n\r\n$/);
  });

  test('an event stream ends soon after its reader lost the role of an admin', async () => {
    const account = { email: 'third@example.com', password: 'correct horse battery' };
    const id = await program.accounts.createUser({ ...account, role: 'admin' });
    const line = ask('/api/batches/watch', { cookie: await program.signIn(account) });
    await expect.poll(() => line.heard).toContain('event: change');
    await program.database.pool.query(`update user_roles set role = 'customer' where user_id = $1`, [id]);
    await expect.poll(() => line.heard).toMatch(/\r\n0\r\n\r\n$/);
  });
});
