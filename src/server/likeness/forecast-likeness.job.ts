import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { holdLock } from '../db/hold-lock.ts';
import type { JobKind } from '../jobs/queue.ts';
import { outlooksJob } from './forecast-outlooks.job.ts';
import { runForecast } from './run-forecast.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });

/**
 * Computes how alike a batch's pages will be. Killed, it begins again: all of it is in memory, and a hundred thousand pages
 * take less than a minute.
 */
export function forecastLikenessJob(database: Database): JobKind {
  return {
    name: 'forecast-likeness',
    concurrency: 1,
    run: async (payload, attempt) => {
      const { batch_id } = payloadSchema.parse(payload);
      await holdLock(database.pool, `likeness ${batch_id}`, () =>
        runForecast(database, { batchId: batch_id, isOutlook: false }, attempt),
      );
      // The template may have become another while the batch was planned.
      await attempt.send(outlooksJob, {});
    },
  };
}
