import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { copyRows } from './copy-rows.ts';
import { type Database, openDatabase } from './database.ts';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

test('tabs, line breaks, backslashes, nulls and any script arrive as they were; NUL, which text can’t hold, is dropped', async () => {
  const client = await database.pool.connect();
  await client.query('create temp table copied (n int, t text)');
  const texts = ['tab\there', 'line\nbreak\r', 'back\\slash \\N \\.', 'Ñandú 🚚 ★', ''];
  await copyRows(client, 'copied (n, t)', [
    ...texts.map((text, n) => [n, text] as const),
    [98, null],
    [99, 'a\0b'],
  ]);
  const { rows } = await client.query('select t from copied order by n');
  client.release();
  expect(rows.map(row => row.t)).toEqual([...texts, null, 'ab']);
});
