import { setTimeout as pause } from 'node:timers/promises';
import { announceOn } from '../../platform/db/announce.ts';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { nextOutlook, requestOutlooks, touchBatch } from './outlook-queries.ts';
import { runForecast } from './run-forecast.ts';

export const outlooksJob = 'forecast-outlooks';

/** One run answers all saves of a template within this time (ms). */
const debounceMs = 1_000;

/**
 * Computes how alike the pages of planned batches would be with their templates as they are now: after a template was saved,
 * one batch after the other. While one such job waits, others are dropped, so ten thousand planned batches or a hundred
 * saves are never more than this one.
 */
export function forecastOutlooksJob(database: Database): JobKind {
  return {
    name: outlooksJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      await pause(debounceMs, undefined, { signal: attempt.signal });
      await holdJobLock(database, attempt, 'likeness outlooks', async () => {
        await requestOutlooks(database.pool);
        for (;;) {
          const batchId = await nextOutlook(database.kysely);
          if (batchId === undefined) return;
          await showBatch(database, batchId);
          await runForecast(database, { batchId, isOutlook: true }, attempt);
          await showBatch(database, batchId);
        }
      });
    },
    // Cheap if no outlook is requested.
    unfinished: async () => [{}],
  };
}

async function showBatch({ pool }: Database, batchId: string): Promise<void> {
  await touchBatch(pool, batchId);
  await announceOn(pool, { kind: 'batch', id: batchId });
}
