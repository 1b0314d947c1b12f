import type { PoolClient } from 'pg';

/** Runs work in a transaction on a job's own connection. After a failure, the owner of the connection rolls back. */
export async function transactionOn<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  const result = await work();
  await client.query('commit');
  return result;
}

/** The same, and only if the work returns true is it committed. */
export async function commitIfTrue(client: PoolClient, work: () => Promise<boolean>): Promise<boolean> {
  await client.query('begin');
  const isKept = await work();
  await client.query(isKept ? 'commit' : 'rollback');
  return isKept;
}
