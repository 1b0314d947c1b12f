import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { Attempt, JobKind } from '../../platform/jobs/queue.ts';
import { findCheckedBatch } from './batch-queries.ts';
import { outlooksJob } from './forecast-outlooks.job.ts';
import { listUnfinishedLikeness } from './queries.ts';
import { runForecast } from './run-forecast.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });
const largeJob = 'forecast-large-likeness';
/** Planned pages from which a batch is large. */
const largeFrom = 10_000;

/**
 * Forecasts of batches, in two queues: all of them start in the first, which passes the large ones to the second.
 * So a small batch waits for small ones only, while a large one is computed beside it, slice by slice.
 */
export function forecastLikenessJobs(database: Database): JobKind[] {
  return [
    {
      name: 'forecast-likeness',
      run: async (payload, attempt) => {
        const { batch_id } = payloadSchema.parse(payload);
        const batch = await findCheckedBatch(database.kysely, batch_id);
        if (batch && batch.total_planned >= largeFrom) await attempt.send(largeJob, { batch_id });
        else await forecastBatch(database, batch_id, attempt);
      },
      unfinished: () => listUnfinishedLikeness(database.kysely),
    },
    {
      name: largeJob,
      run: async (payload, attempt) =>
        forecastBatch(database, payloadSchema.parse(payload).batch_id, attempt),
    },
  ];
}

/** A killed forecast restarts: all of it is in memory, and a hundred thousand pages take less than a minute. */
async function forecastBatch(database: Database, batchId: string, attempt: Attempt): Promise<void> {
  await holdJobLock(database, attempt, `likeness ${batchId}`, () =>
    runForecast(database, { batchId, isOutlook: false }, attempt),
  );
  // The template may have changed while the batch was planned.
  await attempt.send(outlooksJob, {});
}
