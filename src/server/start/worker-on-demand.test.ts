import { mkdtempSync, rmSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../test/built-program.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { rankViewsJob } from '../pages/views/rank-views.job.ts';
import { readConfig } from '../platform/config.ts';
import { announceOn } from '../platform/db/announce.ts';
import { forkedWorker, type WorkerProcess } from './forked-worker.ts';
import { type Program, startProgram } from './program.ts';
import { WorkerOnDemand } from './worker-on-demand.ts';

/* A process that runs jobs on demand, beside one that queues them. */
let database: TestDatabase;
let program: Program;
let worker: WorkerProcess;
let onDemand: WorkerOnDemand;
const folder = mkdtempSync(join(tmpdir(), 'pagehaul-on-demand-'));

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    WIKIPEDIA_API_URL: 'off',
  };
  const config = readConfig(env);
  if ('problems' in config) throw new Error(config.problems.join());
  const log = pino({ level: 'silent' });
  worker = forkedWorker(log, 2 ** 30, { ...process.env, ...env });
  onDemand = new WorkerOnDemand(worker, 1_000);
  program = await startProgram(config.config, log, { worker: onDemand });
  onDemand.begin({ databaseUrl: database.url, queue: program.queue });
});
afterAll(async () => {
  await onDemand.stop();
  await program.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const takesRequests = () => onDemand.forwardAddress() !== null;
const rests = () => !worker.isRunning && worker.residentBytes() === null;

async function jobsDone(name: string): Promise<number> {
  const { rows } = await program.database.pool.query<{ done: number }>(
    `select count(*) as done from pgboss.job where name = $1 and state = 'completed'`,
    [name],
  );
  return rows[0]?.done ?? 0;
}

test('the worker starts with the program and ends when there is nothing to do', async () => {
  await expect.poll(takesRequests).toBe(true);
  expect(worker.residentBytes()).toBeGreaterThan(10_000_000);
  await expect.poll(rests).toBe(true);
  expect(takesRequests()).toBe(false);
});

test('a job that is queued while it rests is run, and it rests again', async () => {
  await expect.poll(rests).toBe(true);
  await program.queue.sendNow(rankViewsJob, {});
  await expect.poll(() => jobsDone(rankViewsJob)).toBe(1);
  await expect.poll(rests).toBe(true);
});

test('the worker runs while the back office waits for an answer', async () => {
  await expect.poll(rests).toBe(true);
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  onDemand.wakeFor(answer);
  await expect.poll(() => worker.idleFor()).toBeGreaterThan(3_000);
  expect(takesRequests()).toBe(true);
  answer.emit('close');
  await expect.poll(rests).toBe(true);
});

test('waiting webhooks are delivered although no job was queued for them', async () => {
  await expect.poll(rests).toBe(true);
  const before = await jobsDone('deliver-webhooks');
  await announceOn(program.database.pool, { kind: 'webhooks' });
  await expect.poll(() => jobsDone('deliver-webhooks')).toBeGreaterThan(before);
});
