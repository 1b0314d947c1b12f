import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isLost } from './is-transient.ts';
import { isAlive } from './process-identity.ts';

/* Uses real servers in real folders. */
let home: string;
let dataDir: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pagehaul-home-'));
  dataDir = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const lockFile = () => join(dataDir, 'postgres-18', 'postmaster.pid');
const serverPid = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0]);

async function ask(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** Runs another program that starts the database and then executes `then`. */
async function runElsewhere(then: string): Promise<number | null> {
  const code = `import { startEmbeddedPostgres } from '${join(import.meta.dirname, 'embedded-postgres.ts')}';
    const postgres = await startEmbeddedPostgres(${JSON.stringify(dataDir)}); ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status;
}

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  await ask(first.url('postgres'), 'create table kept (a int); insert into kept values (1)');
  await first.stop();
  expect(existsSync(lockFile())).toBe(false);
  const second = await startEmbeddedPostgres(dataDir);
  expect(await ask(second.url('postgres'), 'select a from kept')).toEqual([{ a: 1 }]);
  await second.stop();
});

/** -1: by a socket. */
const portOfClient = 'select client_port from pg_stat_activity where pid = pg_backend_pid()';

test('the embedded database works in a private home folder, and is queried through its socket there', async () => {
  chmodSync(home, 0o700);
  const postgres = await startEmbeddedPostgres(dataDir);
  const url = postgres.url('postgres');
  expect(await ask(url, portOfClient)).toEqual([{ client_port: -1 }]);
  await postgres.stop();
  expect(await ask(url, portOfClient).catch(isLost)).toBe(true);
});

test('the embedded database is queried over TCP where no socket can have so long a name', async () => {
  const postgres = await startEmbeddedPostgres(join(home, 'long'.repeat(30)));
  const [asked] = (await ask(postgres.url('postgres'), portOfClient)) as { client_port: number }[];
  expect(asked?.client_port).toBeGreaterThan(0);
  await postgres.stop();
});

test('the server of a killed program is taken over and stopped', async () => {
  await runElsewhere(`process.kill(process.pid, 'SIGKILL');`);
  const pid = serverPid();
  const postgres = await startEmbeddedPostgres(dataDir);
  expect(serverPid()).toBe(pid);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a second program joins the running server and leaves it running', async () => {
  const postgres = await startEmbeddedPostgres(dataDir);
  const pid = serverPid();
  await runElsewhere('await postgres.stop();');
  expect(isAlive(pid)).toBe(true);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a lock that a power cut left behind is no obstacle, even if another process has its number now', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  const pid = serverPid();
  spawnSync('kill', ['-9', String(pid)]);
  while (isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 10));
  const lock = readFileSync(lockFile(), 'utf8').split('\n');
  writeFileSync(lockFile(), [String(process.pid), ...lock.slice(1)].join('\n'));
  await first.stop();
  const second = await startEmbeddedPostgres(dataDir);
  expect(await ask(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('a server whose killed predecessor still has a process is started once that has ended', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  const client = new Client({ connectionString: first.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const left = rows[0]?.pid ?? 0;
  const pid = serverPid();
  process.kill(left, 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 10));
  const log = join(dataDir, 'postgres-18.log');
  const starting = runElsewhere('process.stdout.write("started"); await postgres.stop();');
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/shared memory block|File exists/);
  process.kill(left, 'SIGKILL');
  expect(await starting).toBe(0);
  await first.stop();
});

test('a set-up that was interrupted half-way is begun again', async () => {
  mkdirSync(join(dataDir, 'postgres-18.new-1'), { recursive: true });
  mkdirSync(join(dataDir, 'postgres-18'));
  const postgres = await startEmbeddedPostgres(dataDir);
  expect(await ask(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});
