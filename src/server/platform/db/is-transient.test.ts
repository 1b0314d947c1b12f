import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { isLost, isTransient, lacksConnection } from './is-transient.ts';

let created: TestDatabase;
beforeAll(async () => {
  created = await createTestDatabase({ isEmpty: true });
});
afterAll(() => created.drop());

const judged = (error: unknown) => [isTransient(error), isLost(error), lacksConnection(error)];
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a connection that the server ends is lost, for the statement under way and for the next', async () => {
  const client = new Client({ connectionString: created.url });
  client.on('error', () => undefined);
  await client.connect();
  expect(judged(await thrownBy(client.query('select pg_terminate_backend(pg_backend_pid())')))).toEqual([
    true,
    true,
    false,
  ]);
  expect(judged(await thrownBy(client.query('select 1')))).toEqual([true, true, false]);
});

test('a connection that this side breaks off is lost', async () => {
  const client = new Client({ connectionString: created.url });
  client.on('error', () => undefined);
  await client.connect();
  const asked = thrownBy(client.query('select pg_sleep(60)'));
  void client.end();
  expect(judged(await asked)).toEqual([true, true, false]);
});

test('a pool without a free connection may have one later', async () => {
  const database = openDatabase(created.url, () => undefined, { max: 1, connectionTimeout: 50 });
  const only = await database.pool.connect();
  expect(judged(await thrownBy(database.pool.query('select 1')))).toEqual([true, false, true]);
  only.release();
  await database.close();
});

test('a question that is not answered in time may be answered later', async () => {
  const client = new Client({ connectionString: created.url, query_timeout: 50 });
  client.on('error', () => undefined);
  await client.connect();
  expect(judged(await thrownBy(client.query('select pg_sleep(60)')))).toEqual([true, false, false]);
  void client.end();
});

test('an error of the database is judged by its code, whatever its words say', async () => {
  const client = new Client({ connectionString: created.url });
  await client.connect();
  const refused = await thrownBy(
    client.query(`do $$ begin raise 'Connection terminated by a timeout'; end $$`),
  );
  expect(judged(refused)).toEqual([false, false, false]);
  const unlike = await thrownBy(
    client.query(`do $$ begin raise 'Verbindung beendet' using errcode = '57P01'; end $$`),
  );
  expect(judged(unlike)).toEqual([true, true, false]);
  await client.end();
});

test('an error of the program that speaks of a connection is not the database’s', () => {
  expect(judged(new Error('The form has no connection to a service. Its timeout is 3 s.'))).toEqual([
    false,
    false,
    false,
  ]);
});
