import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestProgram } from './test-program.ts';

/** Sends a job that has one attempt left, and waits until that attempt ended. */
export async function endLastAttempt(
  { database, queue }: Pick<TestProgram, 'database' | 'queue'>,
  name: string,
  payload: object,
): Promise<void> {
  const id = await database.kysely.transaction().execute(async trx => {
    await queue.send(trx, name, payload);
    const { rows } = await sql<{ id: string }>`
      update pgboss.job set retry_count = retry_limit
      where name = ${name} and data = ${JSON.stringify(payload)}::jsonb and state = 'created' returning id`.execute(
      trx,
    );
    return rows[0]?.id;
  });
  const state = async () =>
    (await database.pool.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state;
  await expect.poll(state).toMatch(/completed|failed/);
}
