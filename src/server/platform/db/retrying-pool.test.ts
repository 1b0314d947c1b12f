import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { RetryingPool } from './retrying-pool.ts';

/* A role with a limit of one connection simulates a full server. */
let created: TestDatabase;
let url: string;
let owner: Client;
let other: Client;
const role = `narrow_${randomBytes(6).toString('hex')}`;
beforeEach(async () => {
  created = await createTestDatabase();
  owner = new Client({ connectionString: created.url });
  await owner.connect();
  await owner.query(`create role ${role} login password 'narrow' connection limit 1`);
  const narrow = new URL(created.url);
  narrow.username = role;
  narrow.password = 'narrow';
  url = narrow.href;
  other = new Client({ connectionString: url });
  await other.connect();
});
afterEach(async () => {
  await owner.query(`drop role ${role}`);
  await owner.end();
  await created.drop();
});

test('a borrowed connection and a plain query wait for a server without room', async () => {
  let tries = 0;
  class CountedClient extends Client {
    constructor(options?: ClientConfig) {
      super(options);
      tries += 1;
    }
  }
  const pool = new RetryingPool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 600_000,
    Client: CountedClient,
  });
  const borrowing = pool.connect();
  const asking = pool.query<{ one: number }>('select 1 as one');
  await expect.poll(() => tries).toBeGreaterThan(3);
  expect(pool.idleCount).toBe(0);
  await other.end();
  (await borrowing).release();
  expect((await asking).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('after the longest wait it is told, and other failures are told at once', async () => {
  const pool = new RetryingPool({ connectionString: url, max: 1, connectionTimeoutMillis: 600 });
  await expect(pool.connect()).rejects.toMatchObject({ code: '53300' });
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '53300' });
  await pool.end();
  const wrong = new URL(url);
  wrong.password = 'not it';
  const stranger = new RetryingPool({ connectionString: wrong.href, connectionTimeoutMillis: 60_000 });
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  await stranger.end();
  await other.end();
});
