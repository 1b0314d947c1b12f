import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { isGrown, rebuildSearchIndexes } from './rebuild-search-indexes.ts';
import { isAtWork } from './search-index-queries.ts';

// A rebuild waits for all open transactions, so a busy machine may need longer.

const name = 'generated_landing_pages_search_idx';
const worth = { least: 64 * 1024 };

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Jupiter, FL',
    keywords: 'junk',
  });
  await generateBatch(program, batch.id);
  const { items } = await program.call<{ items: [{ id: string }] }>('GET', '/api/pages');
  // In parts, as batches write them: a grown index has free space, a new one has not.
  for (let part = 0; part < 8; part += 1) {
    await insertPages(program.database, { like: items[0].id, count: 1_000, slug: `mill-${part}` });
    await program.database.pool.query(`select gin_clean_pending_list('${name}')`);
  }
  await program.database.pool.query('analyze generated_landing_pages');
});
afterAll(() => program.stop());

const run = (signal = new AbortController().signal) =>
  rebuildSearchIndexes(program.database, { signal, ...worth });
const forget = () => program.database.pool.query('truncate index_rebuilds');
const ofPages = async () => {
  const state = await program.call<DatabaseState>('GET', '/api/database');
  return state.search_indexes.find(index => index.name === name);
};
const found = async () => (await program.call<{ total: number }>('GET', '/api/pages?search=mill-3-77')).total;
const leftovers = async () => {
  const { rows } = await program.database.pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  return rows.map(row => row.name);
};

/** A transaction that uses the table: the rebuild waits for it. */
async function holdPages(): Promise<Client> {
  const client = new Client({ connectionString: program.database.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table generated_landing_pages in row exclusive mode');
  return client;
}

/** The connection that rebuilds an index and waits. */
async function rebuilder(): Promise<number> {
  const { rows } = await until(
    () =>
      program.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and query like 'reindex %'
           and wait_event_type = 'Lock'`,
      ),
    found => found.rows.length > 0,
  );
  return rows[0]?.pid ?? 0;
}

test('a grown index is made anew, tells so, and is then left alone', async () => {
  const before = await ofPages();
  expect(before?.rebuilt).toBeNull();
  const matches = await found();
  expect(matches).toBeGreaterThan(1);
  expect(await run()).toEqual([name]);
  const after = await ofPages();
  expect(after?.bytes).toBeLessThan((before?.bytes ?? 0) * 0.95);
  expect(after?.rebuilt).toMatchObject({
    bytes_before: before?.bytes,
    bytes_after: after?.bytes,
    failure: null,
  });
  expect(await found()).toBe(matches);
  await program.database.pool.query(`update index_rebuilds set finished_at = now() - interval '2 hours'`);
  expect(await run()).toEqual([]);
});

test('what was made within the hour is not made again, however it grew', async () => {
  await program.database.pool.query('update index_rebuilds set bytes_after = 1, finished_at = now()');
  expect(await run()).toEqual([]);
  await program.database.pool.query(`update index_rebuilds set finished_at = now() - interval '61 minutes'`);
  expect(await run()).toEqual([name]);
});

test('of two processes one makes them; the other leaves', async () => {
  await forget();
  const reader = await holdPages();
  const first = run();
  await rebuilder();
  expect(await run()).toEqual([]);
  await reader.end();
  expect(await first).toEqual([name]);
});

test('a connection that is killed leaves what the next run clears away', async () => {
  await forget();
  const reader = await holdPages();
  const broken = run().then(
    () => 'done',
    () => 'broken off',
  );
  const pid = await rebuilder();
  await program.database.pool.query('select pg_terminate_backend($1)', [pid]);
  expect(await broken).toBe('broken off');
  await reader.end();
  expect(await leftovers()).toEqual([`${name}_ccnew`]);
  const matches = await found();
  expect(await run()).toEqual([name]);
  expect(await leftovers()).toEqual([]);
  expect(await found()).toBe(matches);
});

test('a program that stops does not wait for it', async () => {
  await forget();
  const reader = await holdPages();
  const stopping = new AbortController();
  const broken = run(stopping.signal).then(
    () => 'done',
    () => 'broken off',
  );
  await rebuilder();
  stopping.abort();
  expect(await broken).toBe('broken off');
  await reader.end();
  expect(await run()).toEqual([name]);
  expect(await leftovers()).toEqual([]);
});

test('work at hand is seen; work for later, and its own, is not', async () => {
  const { pool, kysely } = program.database;
  const state = () => isAtWork(kysely, 'rebuild-search-indexes');
  await expect.poll(state).toBe(false);
  const insert = (job: string, at: string, stands: string) =>
    pool.query(
      `insert into pgboss.job (name, data, state, start_after, started_on)
       values ($1, '{}', $3, now() + $2::interval, now())`,
      [job, at, stands],
    );
  await insert('generate-batch', '1 hour', 'created');
  await insert('rebuild-search-indexes', '0', 'active');
  expect(await state()).toBe(false);
  await insert('generate-batch', '0', 'active');
  expect(await state()).toBe(true);
});

test('an index is grown by what it was for as many rows', () => {
  const mega = 1024 * 1024;
  const of = (bytes: number, rows: number, last: [bytes: number, rows: number] | null) =>
    isGrown({
      name,
      table: 'generated_landing_pages',
      bytes: bytes * mega,
      rows,
      finished_at: last && new Date(),
      took_ms: last && 1,
      bytes_before: last && 1,
      bytes_after: last && last[0] * mega,
      rows_after: last && last[1],
      failure: null,
    });
  expect(of(3, 1_000, null)).toBe(false);
  expect(of(100, 1_000, null)).toBe(true);
  expect(of(100, 1_000, [100, 1_000])).toBe(false);
  expect(of(200, 2_000, [100, 1_000])).toBe(false);
  expect(of(230, 2_000, [100, 1_000])).toBe(true);
  expect(of(100, 500, [100, 1_000])).toBe(true);
  expect(of(1_000, 1_000, [950, 1_000])).toBe(false);
  expect(of(100, 0, [100, 0])).toBe(false);
});
