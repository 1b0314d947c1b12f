import { Client, type PoolClient } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

const page = '/hauling-miami-fl/';
const otherPage = '/hauling-tampa-fl/';
const key = 4_712;
/** Milliseconds. The first is shorter than a test, the second longer. */
const shortWait = 1_000;
const longWait = 600_000;

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly path?: string;
  readonly route?: string;
}

interface FullProgram extends TestProgram {
  /** Logged lines. */
  readonly logged: LogLine[];
  get(path: string, signedIn?: boolean): Promise<Response>;
  /** Blocks every connection of the pool until the returned function is called. */
  occupy(): Promise<() => Promise<void>>;
}

async function startFullProgram(connectionTimeout: number): Promise<FullProgram> {
  const logged: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: line => logged.push(JSON.parse(line)) });
  const program = await startTestProgram({}, undefined, undefined, { log, connectionTimeout });
  const web = await program.listen();
  onTestFinished(async () => {
    await program.stop();
  });
  const { id } = await planBatch(program, { locations: 'Miami, FL\nTampa, FL', keywords: 'hauling' });
  await generateBatch(program, id);
  const get = (path: string, signedIn = false) =>
    fetch(`${web.origin}${path}`, signedIn ? { headers: { cookie: program.cookie } } : {});
  const occupy = async () => {
    const { pool, url } = program.database;
    const holder = new Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end().catch(() => undefined));
    await holder.query(`select pg_advisory_lock(${key})`);
    // One by one, because opening all at once may exceed the time limit on a busy machine.
    const clients: PoolClient[] = [];
    pool.options.connectionTimeoutMillis = shortWait;
    while (clients.length < (pool.options.max ?? 0)) {
      const client = await pool.connect().catch(() => null);
      if (client) clients.push(client);
      else clients.pop()?.release(); // A job that holds one connection may need another to end.
    }
    pool.options.connectionTimeoutMillis = connectionTimeout;
    const slow = clients.map(async client => {
      await client.query(`select pg_advisory_xact_lock_shared(${key})`);
      client.release();
    });
    await expect
      .poll(async () => {
        const { rows } = await holder.query(
          `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`,
        );
        return rows[0];
      })
      .toEqual({ waiting: 20 });
    return async () => {
      await holder.end();
      await Promise.all(slow);
    };
  };
  return { ...program, logged, get, occupy };
}

test('while slow work has every connection, kept pages are answered and other requests wait for theirs', async () => {
  const program = await startFullProgram(longWait);
  const kept = await (await program.get(page)).text();
  const release = await program.occupy();
  const answered: string[] = [];
  const waiting = ['/api/pages', otherPage].map(async path => {
    const reply = await program.get(path, true);
    answered.push(path);
    return [path, reply.status];
  });
  await expect.poll(() => program.database.pool.waitingCount).toBeGreaterThan(1);
  expect(await (await program.get(page)).text()).toBe(kept);
  expect((await program.get('/healthz')).status).toBe(200);
  expect(answered).toEqual([]);
  await release();
  expect(await Promise.all(waiting)).toEqual([
    ['/api/pages', 200],
    [otherPage, 200],
  ]);
});

test('requests that get no connection within the wait are told to come back, and are served once there is one', async () => {
  const program = await startFullProgram(shortWait);
  const kept = await (await program.get(page)).text();
  const release = await program.occupy();
  const before = program.logged.length;

  const api = await program.get('/api/pages', true);
  expect([api.status, api.headers.get('retry-after'), await api.json()]).toEqual([
    503,
    '5',
    {
      error: {
        kind: 'unavailable',
        reason: 'database',
        message: 'The database can’t be reached right now. It is tried again; please try again in a moment.',
        request_id: expect.any(String),
      },
    },
  ]);
  for (const path of [otherPage, '/about', '/no-such-page/', '/sitemap.xml', '/blog']) {
    const reply = await program.get(path);
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '10']);
    expect(await reply.text()).toMention('This page can’t be shown for the moment.');
  }
  const signIn = await fetch(new URL('/api/auth/sign-in/email', api.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'correct horse battery' }),
  });
  expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await (await program.get(page)).text()).toBe(kept);
  expect(program.logged.slice(before).filter(line => line.level >= 50)).toEqual([]);

  await release();
  for (const path of ['/api/pages', otherPage, '/about'])
    await expect.poll(async () => (await program.get(path, true)).status).toBe(200);
  expect(program.database.pool.waitingCount).toBe(0);
});

test('a page that is not kept waits for a connection no longer than the API does', async () => {
  const program = await startFullProgram(shortWait);
  await program.occupy();
  const { pool } = program.database;
  const before = pool.waitingCount;
  const first = program.get(otherPage);
  await expect.poll(() => pool.waitingCount).toBeGreaterThan(before);
  const second = program.get('/api/pages', true);
  expect([(await first).status, (await second).status]).toEqual([503, 503]);
  const refused = program.logged.filter(line => line.msg.includes('refused'));
  expect(refused.map(line => line.path ?? line.route)).toEqual([otherPage, '/api/*']);
});

test('changes that are announced while there is no connection are read once there is one', async () => {
  const program = await startFullProgram(shortWait);
  const release = await program.occupy();
  const value = { ...program.settings.current().business, name: 'Renamed Hauling' };
  const other = new Client({ connectionString: program.database.url });
  await other.connect();
  await other.query(`insert into settings (name, value) values ('site.business', $1)`, [
    JSON.stringify({ revision: 1, value }),
  ]);
  for (const announcement of [{ kind: 'settings' }, { kind: 'redirects', sources: [] }])
    await other.query(`select pg_notify('pagehaul', $1)`, [JSON.stringify(announcement)]);
  await other.end();
  for (const message of ['settings not read', 'redirects not read', 'sitemap not ordered'])
    await expect.poll(() => program.logged.map(line => line.msg)).toContain(`${message}; tried again`);
  await release();
  await expect.poll(() => program.settings.current().business.name).toBe('Renamed Hauling');
  await expect.poll(async () => (await program.get('/about')).text()).toMatch('Renamed Hauling');
  expect(program.logged.filter(line => line.level >= 50)).toEqual([]);
});
