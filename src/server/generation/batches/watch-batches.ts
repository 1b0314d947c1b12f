import { setTimeout as pause } from 'node:timers/promises';
import { anyBatch, type Changes } from '../../platform/db/changes.ts';

const second = 1_000;
/** A lost announcement must not freeze a list. */
const maxWait = 30_000;

/** Reports changes of batches, at most once a second, until the client leaves. Also once at the start. */
export async function watchBatches(
  changes: Changes,
  send: (change: { at: string }) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await send({ at: new Date().toISOString() });
    const changed = changes.next(anyBatch, maxWait, signal);
    await pause(second, undefined, { signal }).catch(() => undefined);
    await changed;
  }
}
