import type { PoolClient } from 'pg';
import { type Announcement, announceOn } from '../db/announce.ts';
import type { Database } from '../db/database.ts';
import { rollBack, transactionOn } from '../db/transaction-on.ts';
import { requireDiskReserve } from './disk-reserve.ts';
import { type LockedWork, lockedRun } from './locked-run.ts';
import type { Attempt } from './queue.ts';

/** Work on one record, done in chunks. Each chunk is one transaction. */
export interface Chunks<Row> {
  /** Sent with every chunk, so that screens show the progress. */
  readonly progress: Announcement;
  /** Reads the record. Undefined: nothing is left to do. */
  readonly find: (client: PoolClient) => Promise<Row | undefined>;
  /** Does the next chunk and writes the progress with `requireRunning`. False: nothing was left. */
  readonly chunk: (client: PoolClient, row: Row) => Promise<boolean>;
  /** Completes the record with `requireRunning`, in the transaction that found nothing left. */
  readonly finish?: (client: PoolClient, row: Row) => Promise<void>;
  /** Maintenance beside the work. */
  readonly maintenance?: Maintenance;
}

export interface Maintenance {
  /** Called after the commit of a chunk. */
  afterChunk(): void;
  /** Called when the work ends or fails. */
  finish?(): Promise<void>;
}

class Cancelled extends Error {}

/** Undoes a chunk whose record was cancelled meanwhile: its update, of a running record only, found none. */
export function requireRunning(update: { readonly rowCount: number | null }): void {
  if (update.rowCount === 0) throw new Cancelled();
}

export type ChunkedWork<Row> = Chunks<Row> & LockedWork;

/**
 * Runs long work as a job. A killed process loses and repeats nothing: the next attempt continues after the last
 * committed chunk. A cancellation takes effect at once: it waits for no chunk, and the one under way is undone.
 */
export function chunkedRun<Row>(database: Database, attempt: Attempt, work: ChunkedWork<Row>): Promise<void> {
  return lockedRun(database, attempt, work, async client => {
    await runChunks(client, work, attempt.signal);
  });
}

/** Runs the chunks on a connection whose job holds the lock. Returns false if the record was cancelled or is not found. */
export async function runChunks<Row>(
  client: PoolClient,
  work: Chunks<Row>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    while (await runChunk(client, work, signal)) work.maintenance?.afterChunk();
    return true;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    await rollBack(client);
    await announceOn(client, work.progress); // Other screens still show the work.
    return false;
  } finally {
    await work.maintenance?.finish?.();
  }
}

/** False: nothing was left. */
async function runChunk<Row>(
  client: PoolClient,
  { progress, find, chunk, finish }: Chunks<Row>,
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  await requireDiskReserve();
  return transactionOn(client, async () => {
    const row = await find(client);
    if (row === undefined) throw new Cancelled();
    const isMore = await chunk(client, row);
    if (!isMore) await finish?.(client, row);
    await announceOn(client, progress);
    return isMore;
  });
}
