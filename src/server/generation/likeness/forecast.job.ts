import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { announceOn } from '../../platform/db/announce.ts';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import { runAttempt } from '../../platform/jobs/locked-run.ts';
import type { Attempt, JobKind } from '../../platform/jobs/queue.ts';
import { findCheckedBatch } from './batch-queries.ts';
import { computeLikeness } from './compute-likeness.ts';
import { nextOutlook, requestOutlooks, touchBatch } from './outlook-queries.ts';
import { beginLikeness, listUnfinishedLikeness, moveLikeness } from './queries.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });
const largeJob = 'forecast-large-likeness';
/** Planned pages from which a batch is large. */
const largeFrom = 10_000;

/**
 * Forecasts of batches, in two queues: all of them start in the first, which passes the large ones to the second.
 * So a small batch waits for small ones only, while a large one is computed beside it, slice by slice. Outlooks follow.
 */
export function forecastJobs(database: Database): JobKind[] {
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
    outlooksJobOf(database),
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

export const outlooksJob = 'forecast-outlooks';

/** One run answers all saves of a template within this time (ms). */
const debounceMs = 1_000;

/**
 * Computes how alike the pages of planned batches would be with their templates as they are now: after a template was saved,
 * one batch after the other. While one such job waits, others are dropped, so ten thousand planned batches or a hundred
 * saves are never more than this one.
 */
function outlooksJobOf(database: Database): JobKind {
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

/** The interval of progress updates (ms), and the delay until a run notices that it was cancelled. */
const noteEvery = 400;

/** This run was cancelled or replaced, or its batch was deleted. */
class GivenUp extends Error {}

/** Computes a batch's forecast or its outlook, if one is requested, and stores the result or the reason of failure. */
async function runForecast(
  database: Database,
  { batchId, isOutlook }: { readonly batchId: string; readonly isOutlook: boolean },
  attempt: Pick<Attempt, 'signal' | 'isLast'>,
): Promise<void> {
  const db = database.kysely;
  const batch = await findCheckedBatch(db, batchId);
  const begun = batch && (await beginLikeness(db, batchId, isOutlook));
  if (!begun) return;
  let noted = performance.now();
  const onProgress = async (progress: number) => {
    attempt.signal.throwIfAborted();
    if (performance.now() - noted < noteEvery) return;
    noted = performance.now();
    if (!(await moveLikeness(db, batchId, begun.run, { progress }))) throw new GivenUp();
  };
  const compute = async () => {
    try {
      const forecast = { ...batch, versionId: begun.template_version_id };
      const { found, percents } = await computeLikeness(database, forecast, onProgress);
      const result = JSON.stringify(found);
      await moveLikeness(db, batchId, begun.run, { state: 'done', progress: 1, result, percents });
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
    }
  };
  const fail = async (failure: string) => {
    await moveLikeness(db, batchId, begun.run, { state: 'failed', failure });
  };
  await runAttempt(attempt, compute, { fail });
}
