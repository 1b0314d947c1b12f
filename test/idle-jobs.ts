import { expect } from 'vitest';
import type { TestProgram } from './test-program.ts';

/** Waits until no job (of this name) is running or due, so that all follow-up work has been done. */
export async function waitForIdleJobs(
  { database }: Pick<TestProgram, 'database'>,
  name: string | null = null,
): Promise<void> {
  const busy = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select name from pgboss.job
       where state in ('created', 'retry', 'active') and start_after <= now() and ($1::text is null or name = $1)`,
      [name],
    );
    return rows;
  };
  await expect.poll(busy).toEqual([]);
}
