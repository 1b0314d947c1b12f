import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/**
 * Runs `work` while holding the lock `name`, so that only one process does this work. A killed process
 * loses its connection and thereby the lock. Returns false without running if another process holds the
 * lock; retries for five seconds, because the server may notice a dead holder late.
 */
export async function holdLock(
  { sessions }: Pick<Database, 'sessions'>,
  name: string,
  work: (client: PoolClient) => Promise<void>,
  tries = 25,
): Promise<boolean> {
  const client = await sessions.connect();
  let lost: Error | undefined;
  const onError = (error: Error) => {
    lost = error;
  };
  client.on('error', onError);
  try {
    if (!(await takeLock(client, name, tries))) return false;
    await work(client);
    return true;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      lost = failure;
    });
    throw error;
  } finally {
    if (!lost) await client.query('select pg_advisory_unlock_all()').catch(onError);
    client.off('error', onError);
    client.release(lost);
  }
}

async function takeLock(client: PoolClient, name: string, max: number): Promise<boolean> {
  for (let tries = 0; tries < max; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    if (rows[0]?.taken) return true;
    await pause(200);
  }
  return false;
}
