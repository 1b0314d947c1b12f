import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { until } from '../../../../test/until.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { type JobKind, type JobQueue, startQueue } from './queue.ts';

let created: TestDatabase;
let database: Database;
let queue: JobQueue;
const started: number[] = [];

/** Runs now, and once more in an hour. */
const twice: JobKind = {
  name: 'twice',
  run: async (payload, attempt) => {
    const { round } = payload as { round: number };
    started.push(round);
    if (round > 1) return;
    const inAnHour = new Date(Date.now() + 3_600_000);
    await database.kysely.transaction().execute(trx => attempt.again(trx, inAnHour, { round: round + 1 }));
  },
};

beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, () => undefined);
  queue = await startQueue(created.url, [twice], pino({ level: 'silent' }));
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await created.drop();
});

test('a delayed job starts when its time comes, which nothing announces', async () => {
  await queue.sendNow('twice', { round: 1 });
  await until(
    async () => started.length,
    count => count === 1,
  );
  const moved = () =>
    database.pool.query(`update pgboss.job set start_after = now() where state = 'created'`);
  await until(moved, ({ rowCount }) => rowCount === 1);
  await until(
    async () => started.length,
    count => count === 2,
  );
  expect(started).toEqual([1, 2]);
});
