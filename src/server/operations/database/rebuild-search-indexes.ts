import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { errorMessage } from '../../platform/db/error-message.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import {
  cancelWork,
  dropLeftovers,
  listSearchIndexes,
  makeAnew,
  pidOf,
  type SearchIndex,
  waitForLocks,
  writeRebuild,
} from './search-index-queries.ts';

/** The minimum that a rebuild must save. */
const leastBytes = 4 * 1024 * 1024;
/** A tenth of it, too. */
const leastShare = 0.1;
const anHour = 3_600 * 1_000;
const lockName = 'search indexes are made anew';

/** Whether an index has grown compared to its last rebuild, per row. */
export function isGrown(
  { bytes, rows, bytes_after, rows_after }: SearchIndex,
  least: number = leastBytes,
): boolean {
  const expected = bytes_after === null ? 0 : rows_after ? (bytes_after * rows) / rows_after : bytes_after;
  return bytes - expected > Math.max(least, bytes * leastShare);
}

const isRested = ({ finished_at }: SearchIndex) =>
  finished_at === null || Date.now() - finished_at.getTime() >= anHour;

/**
 * Rebuilds bloated search indexes one by one with REINDEX CONCURRENTLY, in one process at a time.
 * An interrupted rebuild leaves an invalid index; the next run drops it first. Returns the names of rebuilt indexes.
 */
export async function rebuildSearchIndexes(
  database: Database,
  { signal, least }: { readonly signal: AbortSignal; readonly least?: number },
): Promise<readonly string[]> {
  const made: string[] = [];
  await holdLock(
    database.pool,
    lockName,
    async client => {
      // A longer wait means an abandoned transaction: try again later.
      await waitForLocks(client, '60s');
      try {
        await dropLeftovers(client);
        for (const index of await listSearchIndexes(database.kysely)) {
          if (signal.aborted) return;
          if (
            isGrown(index, least) &&
            isRested(index) &&
            (await rebuild(client, database.pool, index, signal))
          )
            made.push(index.name);
        }
      } finally {
        await waitForLocks(client, '0').catch(() => undefined);
      }
    },
    1,
  );
  return made;
}

async function rebuild(
  client: PoolClient,
  pool: Pool,
  { name, bytes }: SearchIndex,
  signal: AbortSignal,
): Promise<boolean> {
  const started = performance.now();
  const took_ms = () => Math.round(performance.now() - started);
  try {
    await untilAborted(client, pool, signal, () => makeAnew(client, name));
  } catch (error) {
    if (signal.aborted) throw error;
    await dropLeftovers(client);
    await writeRebuild(client, name, {
      took_ms: took_ms(),
      bytes_before: bytes,
      failure: errorMessage(error),
    });
    return false;
  }
  await writeRebuild(client, name, { took_ms: took_ms(), bytes_before: bytes, failure: null });
  return true;
}

/** Does something long on a connection, and has the database break it off when the program is to stop. */
async function untilAborted(
  client: PoolClient,
  pool: Pool,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> {
  const pid = await pidOf(client);
  const cancel = () => {
    cancelWork(pool, pid).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  try {
    signal.throwIfAborted();
    await work();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
