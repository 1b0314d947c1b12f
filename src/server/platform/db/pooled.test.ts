import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { holdLock } from './hold-lock.ts';
import { openReads } from './reads.ts';

/* Statements and locks use different addresses: here both reach the server itself, under different names. */
let created: TestDatabase;
let direct: Database;
let pooled: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  const pooler = new URL(created.url);
  pooler.searchParams.set('application_name', 'by-pooler');
  direct = openDatabase(created.url, () => undefined);
  pooled = openDatabase(created.url, () => undefined, { poolUrl: pooler.href });
});
afterAll(async () => {
  await direct.close();
  await pooled.close();
  await created.drop();
});

const ownName = `select current_setting('application_name') as name`;

test('statements go through the pooler, locks don’t', async () => {
  expect((await pooled.pool.query(ownName)).rows).toEqual([{ name: 'by-pooler' }]);
  const isHeld = await holdLock(pooled, 'tried', async client => {
    expect((await client.query(ownName)).rows).toEqual([{ name: 'pagehaul' }]);
  });
  expect(isHeld).toBe(true);
  expect(direct.sessions).toBe(direct.pool);
});

test.each([false, true])(
  'no session has to keep a statement, with standbys that can’t be reached or without: %s',
  async hasStandbys => {
    const urls = hasStandbys ? ['postgres://nobody@127.0.0.1:1/none'] : [];
    const keptBy = async (database: Database) => {
      const log = pino({ level: 'silent' });
      const reads = openReads(urls, { database, log, cache: { whenDropping: () => undefined } });
      for (const { pool } of [reads, reads.newest])
        await pool.query({ name: 'asked', text: 'select $1::int as found', values: [1] });
      await reads.close();
      const { rows } = await database.pool.query(`select name from pg_prepared_statements where name <> ''`);
      return rows;
    };
    expect(await keptBy(pooled)).toEqual([]);
    expect(await keptBy(direct)).toEqual([{ name: 'asked' }]);
  },
);
