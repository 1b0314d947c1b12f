import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { AppError } from '../errors.ts';
import { type ChunkedWork, chunkedRun, requireRunning } from './chunked-run.ts';
import { watchDisk } from './disk-reserve.ts';
import { CannotContinue } from './locked-run.ts';
import type { Attempt } from './queue.ts';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase({ isEmpty: true });
  database = openDatabase(created.url, () => undefined);
  await database.pool.query('create table work (status text, done integer, notice text)');
});
afterAll(async () => {
  await database.close();
  await created.drop();
});
beforeEach(() => database.pool.query(`truncate work; insert into work values ('running', 0, null)`));

interface Row {
  readonly done: number;
}

/** Three chunks. `meanwhile` runs in each. */
const workOf = (
  meanwhile: (done: number) => unknown = () => undefined,
  others: Partial<ChunkedWork<Row>> = {},
): ChunkedWork<Row> => ({
  lock: 'work',
  progress: { kind: 'page-change', id: 'work' },
  find: async client => (await client.query<Row>(`select done from work where status = 'running'`)).rows[0],
  chunk: async (client, { done }) => {
    if (done === 3) return false;
    await meanwhile(done + 1);
    requireRunning(await client.query(`update work set done = done + 1 where status = 'running'`));
    return true;
  },
  finish: async client =>
    requireRunning(await client.query(`update work set status = 'completed' where status = 'running'`)),
  fail: async reason =>
    void (await database.pool.query(`update work set status = 'cancelled', notice = $1`, [reason])),
  ...others,
});

const again: Date[] = [];
const attemptWith = (some: Partial<Attempt> = {}): Attempt => ({
  signal: new AbortController().signal,
  number: 1,
  isLast: false,
  again: async (_trx, at) => void again.push(at),
  send: async () => undefined,
  ...some,
});
const run = (work: ChunkedWork<Row>, attempt?: Partial<Attempt>) =>
  chunkedRun(database, attemptWith(attempt), work);
const stored = async () => (await database.pool.query('select * from work')).rows[0];
const failure = (code: string) => Object.assign(new Error('The words of the database'), { code });

const announced = { kind: 'page-change', id: 'work' };
async function listening() {
  const seen: unknown[] = [];
  const listener = await listen(
    created.url,
    announcement => seen.push(announcement),
    () => undefined,
  );
  return { seen, listener };
}

test('a job ends with the reason before it fills the disk of the database', async () => {
  watchDisk(tmpdir(), Number.POSITIVE_INFINITY);
  try {
    await run(workOf());
  } finally {
    watchDisk(null);
  }
  expect(await stored()).toMatchObject({
    status: 'cancelled',
    done: 0,
    notice: 'The disk is almost full. Free at least 1 GB.',
  });
});

test('each chunk is a transaction that is announced, and the last one finishes the record', async () => {
  const { seen, listener } = await listening();
  const committed: number[] = [];
  await run(workOf(async () => committed.push((await stored()).done)));
  expect(await stored()).toEqual({ status: 'completed', done: 3, notice: null });
  expect(committed).toEqual([0, 1, 2]);
  await expect.poll(() => seen).toEqual(Array.from({ length: 4 }, () => announced));
  await listener.close();
});

test('while another process holds the lock, the job is queued again and nothing is done', async () => {
  const holder = await database.pool.connect();
  await holder.query(`select pg_advisory_lock(hashtextextended('work', 0))`);
  again.length = 0;
  await run(workOf());
  expect(again).toHaveLength(1);
  expect(await stored()).toEqual({ status: 'running', done: 0, notice: null });
  await holder.query('select pg_advisory_unlock_all()');
  holder.release();
});

const cancel = () => database.pool.query(`update work set status = 'cancelled'`);

test('a cancellation waits for no chunk: the one under way is undone, none follows, and screens hear of it', async () => {
  const { seen, listener } = await listening();
  await run(workOf(done => done === 2 && cancel()));
  expect(await stored()).toEqual({ status: 'cancelled', done: 1, notice: null });
  await expect.poll(() => seen).toEqual([announced, announced]);
  await run(workOf());
  await expect.poll(() => seen).toEqual([announced, announced, announced]);
  await listener.close();
});

test('work cancelled while nothing is left to do stays cancelled', async () => {
  const chunk = async () => {
    await cancel();
    return false;
  };
  await run(workOf(undefined, { chunk }));
  expect(await stored()).toEqual({ status: 'cancelled', done: 0, notice: null });
});

test('when the program stops, the job returns to the queue and the next attempt continues', async () => {
  const stopping = new AbortController();
  const stop = (done: number) => done === 2 && stopping.abort();
  await expect(run(workOf(stop), { signal: stopping.signal, isLast: true })).rejects.toThrow('aborted');
  expect(await stored()).toEqual({ status: 'running', done: 2, notice: null });
  await run(workOf());
  expect(await stored()).toMatchObject({ status: 'completed', done: 3 });
});

test('a temporary failure takes back its chunk only and is left to the next attempt, until the last', async () => {
  const failAt = (at: number) => (done: number) => {
    if (done === at) throw failure('40P01');
  };
  await expect(run(workOf(failAt(2)))).rejects.toThrow('The words of the database');
  expect(await stored()).toEqual({ status: 'running', done: 1, notice: null });
  await expect(run(workOf(failAt(3)), { isLast: true })).rejects.toThrow('The words of the database');
  expect(await stored()).toEqual({
    status: 'cancelled',
    done: 2,
    notice: 'Other work on the same pages interfered repeatedly. Wait until it ends.',
  });
});

test('a failure that a retry can’t cure is stored at once, with what to do', async () => {
  const fill = () => {
    throw failure('53100');
  };
  await expect(run(workOf(fill))).rejects.toThrow('The words of the database');
  expect(await stored()).toEqual({
    status: 'cancelled',
    done: 0,
    notice: 'The disk of the database is full. Free some space on it.',
  });
});

test('a refusal of the work itself is stored and not retried', async () => {
  for (const refusal of [new CannotContinue('The template is deleted.'), new AppError('conflict', 'No.')]) {
    await database.pool.query(`update work set status = 'running'`);
    const refuse = () => {
      throw refusal;
    };
    await run(workOf(refuse));
    expect(await stored()).toMatchObject({ status: 'cancelled', notice: refusal.message });
  }
});

test('what can’t be stored is retried, and work may name failures that a retry cures', async () => {
  const broken = () => {
    throw failure('53100');
  };
  const storing = { fail: () => Promise.reject(new Error('The disk is still full')) };
  await expect(run(workOf(broken, storing))).rejects.toThrow('The words of the database');
  await expect(run(workOf(broken, { isRetryable: () => true }))).rejects.toThrow('The words of the database');
  expect(await stored()).toEqual({ status: 'running', done: 0, notice: null });
});

test('maintenance hears of each chunk, and of the end even when the work fails', async () => {
  const heard: string[] = [];
  const maintenance = {
    afterChunk: () => heard.push('chunk'),
    finish: async () => void heard.push('finish'),
  };
  const broken = (done: number) => {
    if (done === 3) throw failure('53100');
  };
  await expect(run(workOf(broken, { maintenance }))).rejects.toThrow('The words of the database');
  expect(heard).toEqual(['chunk', 'chunk', 'finish']);
});
