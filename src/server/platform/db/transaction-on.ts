import type { PoolClient } from 'pg';

/** Runs work in a transaction on a job's own connection. After a failure, the owner of the connection rolls back. */
export async function transactionOn<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  const result = await work();
  await client.query('commit');
  return result;
}

export async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback');
}
