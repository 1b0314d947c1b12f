import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { startPageStatistics } from './page-statistics.ts';

let program: TestProgram;

beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

/** The number of ANALYZE runs. */
async function looks(): Promise<number> {
  const { rows } = await program.database.pool.query<{ looks: number }>(
    `select analyze_count::int as looks from pg_stat_user_tables where relname = 'generated_landing_pages'`,
  );
  return rows[0]?.looks ?? 0;
}

test('the database looks at its pages once ten thousand are new, then once they are many more', async () => {
  const before = await looks();
  const newLooks = async () => (await looks()) - before;
  const few = startPageStatistics(program.database.pool);
  few.afterChunk(9_999);
  await few.finish();
  expect(await newLooks()).toBe(0);

  const many = startPageStatistics(program.database.pool);
  many.afterChunk(10_000);
  await expect.poll(newLooks).toBe(1);
  many.afterChunk(39_999);
  many.afterChunk(1);
  await expect.poll(newLooks).toBe(2);
  many.afterChunk(9_999);
  await many.finish();
  expect(await newLooks()).toBe(2);
  many.afterChunk(1);
  await many.finish();
  expect(await newLooks()).toBe(3);
});
