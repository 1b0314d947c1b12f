import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { findDueQueues } from './queries.ts';

/** How late a delayed job may start, in milliseconds. A job without a delay is announced and starts at once. */
const betweenChecks = 1_000;

/**
 * Wakes the workers of queues with a due job, until `signal` is aborted. One query checks all queues instead of one per
 * worker: a delayed or unannounced job starts sooner, and an idle program runs 1 query a second instead of 20.
 */
export async function wakeWorkers(
  boss: PgBoss,
  names: readonly string[],
  {
    signal,
    onError,
  }: { readonly signal: AbortSignal; readonly onError: (error: { readonly message: string }) => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const due = await findDueQueues(boss.getDb(), names);
      for (const { id, name } of boss.getWipData()) if (due.has(name)) boss.notifyWorker(id);
    } catch (error) {
      if (!signal.aborted) onError(error instanceof Error ? error : { message: String(error) });
    }
    await pause(betweenChecks, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
