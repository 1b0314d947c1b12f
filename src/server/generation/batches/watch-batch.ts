import { setTimeout as pause } from 'node:timers/promises';
import type { Batch } from '../../../contract/generation/batches.ts';
import { anyBatch, type Changes } from '../../platform/db/changes.ts';
import type { Db } from '../../platform/db/database.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchTable, findBatch } from './queries.ts';

/** Between two events, so that a fast batch doesn't send a hundred a second. */
const breath = 150;
/** Even when nothing was announced, look again: a lost announcement must not freeze a screen. */
const patience = 5_000;

/** Sends the batch as it stands in the database, then again whenever it has changed, until the watcher leaves. */
export async function watchBatch(
  db: Db,
  changes: Changes,
  from: BatchTable,
  send: (batch: Batch) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let sent = '';
  let batch: Batch | null = presentBatch(from);
  while (batch && !signal.aborted) {
    const text = JSON.stringify(batch);
    if (text !== sent) await send(batch);
    sent = text;
    const changed = changes.next(from.id, patience, signal);
    await pause(breath);
    await changed;
    const row = await findBatch(db, from.id);
    batch = row ? presentBatch(row) : null;
  }
}

/** Says that some batch has changed, once a second at most, until the watcher leaves. Also once at the start. */
export async function watchBatches(
  changes: Changes,
  send: (change: { at: string }) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await send({ at: new Date().toISOString() });
    const changed = changes.next(anyBatch, longestQuiet, signal);
    await pause(second, undefined, { signal }).catch(() => undefined);
    await changed;
  }
}

const second = 1_000;
/** A lost announcement must not freeze a list. */
const longestQuiet = 30_000;
