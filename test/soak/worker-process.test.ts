import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../../src/server/platform/db/process-identity.ts';
import { ensureBuilt } from '../built-program.ts';
import { holdWork, makeHoldable } from '../hold-work.ts';
import {
  ask,
  countRows,
  createLargeBatch,
  largeBatch,
  type RunningProgram,
  startProgram,
  untilPlanned,
} from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* A plain start answers visitors in one process and runs jobs in another, which it forks, restarts and stops. */
let database: TestDatabase;
let program: RunningProgram;

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  await makeHoldable(database.url);
  // Over TCP: by the port of a connection the database and the system tell of the same process.
  const overTcp = new URL(database.url);
  overTcp.search = '';
  program = await startProgram({ DATABASE_URL: overTcp.href });
}, 180_000);
afterAll(async () => {
  await program.kill();
  await database.drop();
});

/** The process working on a batch: its advisory lock belongs to a connection, and that to a port of a process. */
const portsOfLocks = async () => {
  const rows = await ask<{ port: number }>(
    database.url,
    `select distinct a.client_port as port from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.application_name = 'pagehaul'`,
  );
  return rows.map(row => row.port);
};

test('a worker process that is killed in its work is restarted, and every page exists once', async () => {
  const { id } = await createLargeBatch(program, 'worker killed');
  await untilPlanned(program, id);
  await program.call('POST', `/api/batches/${id}/approve`);
  const letGo = await holdWork(database.url);
  await program.call('POST', `/api/batches/${id}/generate`);
  await program.until(id, batch => batch.total_completed > 0);
  const worker = program.workerPid() ?? 0;
  await expect.poll(portsOfLocks).toHaveLength(1);
  const [port = 0] = await portsOfLocks();
  expect(localPortsOf(worker)).toContain(port);
  process.kill(worker, 'SIGKILL');
  await expect.poll(() => [undefined, worker].includes(program.workerPid())).toBe(false);
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
  await letGo();
  const done = await program.until(id, batch => batch.status === 'completed');
  expect(done).toMatchObject({ total_completed: largeBatch, total_failed: 0 });
  expect(await countRows(database.url, id)).toMatchObject({ pages: largeBatch, linked: largeBatch });
});

test('a long list is read by the worker process', async () => {
  const text = Array.from({ length: 8_000 }, (_, at) => `Town ${at}, FL`).join('\n');
  const sentOn = async () => {
    const metrics = await fetch(`${program.origin}/metrics`, { headers: { cookie: program.cookie } });
    return (await metrics.text()).includes('route="worker"');
  };
  // A restarted worker accepts requests when it is ready; until then they are answered without it.
  await expect
    .poll(async () => {
      const report = await program.call('POST', '/api/locations/parse', { text });
      expect(report).toMatchObject({ ready_count: 8_000 });
      return await sentOn();
    })
    .toBe(true);
});

test('the worker process ends with the program: killed or asked to stop', async () => {
  const killed = program.workerPid() ?? 0;
  expect(isAlive(killed)).toBe(true);
  await program.kill();
  await expect.poll(() => isAlive(killed)).toBe(false);
  program = await startProgram({ DATABASE_URL: database.url });
  await expect.poll(() => program.workerPid()).toBeGreaterThan(0);
  const stopped = program.workerPid() ?? 0;
  expect(await program.stop()).toBe(0);
  expect(isAlive(stopped)).toBe(false);
});

/** The ports of a process's connections: its sockets have numbers that the kernel's table of connections names. */
function localPortsOf(pid: number): number[] {
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map(fd => socketOf(`/proc/${pid}/fd/${fd}`)));
  return ['tcp', 'tcp6'].flatMap(kind =>
    readFileSync(`/proc/net/${kind}`, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(fields => sockets.has(fields[9]))
      .map(fields => Number.parseInt(fields[1]?.split(':')[1] ?? '', 16)),
  );
}

function socketOf(file: string): string | undefined {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(file))?.[1];
  } catch {
    return undefined; // Closed since.
  }
}
