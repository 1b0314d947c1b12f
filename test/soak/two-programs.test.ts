import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import {
  ask,
  countRows,
  createLargeBatch,
  type RunningProgram,
  startProgram,
  untilPlanned,
} from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { until } from '../until.ts';

/*
 * Two programs on one DATABASE_URL: they share the batches, never generate a page twice, and one continues when the
 * other is killed.
 */
let database: TestDatabase;
const programs = new Map<string, RunningProgram>();

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  // Started at the same moment: both migrate, both set up the queue, both make the first admin.
  await Promise.all(
    ['first', 'second'].map(async name => {
      const url = new URL(database.url);
      url.searchParams.set('application_name', name);
      programs.set(name, await startProgram({ DATABASE_URL: url.href }));
    }),
  );
});
afterAll(async () => {
  for (const program of programs.values()) await program.kill();
  await database.drop();
});

/** The programs that hold the lock of a batch right now. */
const workers = async (): Promise<string[]> => {
  const rows = await ask<{ name: string }>(
    database.url,
    `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.datname = current_database()
       and a.application_name in ('first', 'second')`,
  );
  return rows.map(row => row.name);
};

test('batches are shared, one program is killed under load, and every page exists exactly once', async () => {
  const [first, second] = [programs.get('first'), programs.get('second')];
  if (!first || !second) throw new Error('the programs are not running');
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await workers()) seen.add(name);
  };
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  const batches = await Promise.all(
    words.map((word, n) => createLargeBatch(n % 2 === 0 ? first : second, word, { towns: 150 })),
  );
  for (const { id } of batches) await untilPlanned(first, id);
  await Promise.all(
    batches.map(async ({ id }, n) => {
      const program = n % 2 === 0 ? second : first;
      await program.call('POST', `/api/batches/${id}/approve`);
      await program.call('POST', `/api/batches/${id}/generate`);
    }),
  );
  await until(look, () => seen.size === programs.size);
  await second.kill();
  for (const { id } of batches) {
    const done = await first.until(id, batch => batch.status === 'completed');
    expect(done).toMatchObject({ total_completed: 6_000, total_failed: 0, total_skipped: 0 });
    expect(await countRows(database.url, id)).toEqual({
      plans: 6_000,
      completed: 6_000,
      pages: 6_000,
      linked: 6_000,
      counted: 6_000,
    });
  }
  const [unfinished] = await ask<{ count: number }>(
    database.url,
    `select count(*)::int as count from generation_batches where status <> 'completed'`,
  );
  expect(unfinished?.count).toBe(0);
});
