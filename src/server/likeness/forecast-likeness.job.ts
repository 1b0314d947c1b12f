import { z } from 'zod';
import { findBatch } from '../batches/queries.ts';
import type { Database } from '../db/database.ts';
import { holdLock } from '../db/hold-lock.ts';
import { isPassing } from '../db/is-passing.ts';
import type { Attempt, JobKind } from '../jobs/queue.ts';
import { CannotForecast, computeLikeness } from './compute-likeness.ts';
import { beginLikeness, moveLikeness } from './queries.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });
/** Between two notes of how far it got (ms); also how soon a run notices that it was given up. */
const noteEvery = 400;

/** Somebody gave this run up: stopped it, asked for another, or deleted the batch. */
class GivenUp extends Error {}

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
      await holdLock(database.pool, `likeness ${batch_id}`, () => forecast(database, batch_id, attempt));
    },
  };
}

async function forecast(database: Database, batchId: string, { signal, isLast }: Attempt): Promise<void> {
  const db = database.kysely;
  const batch = await findBatch(db, batchId);
  const begun = batch && (await beginLikeness(db, batchId));
  if (!begun) return;
  let noted = performance.now();
  const onProgress = async (progress: number) => {
    signal.throwIfAborted();
    if (performance.now() - noted < noteEvery) return;
    noted = performance.now();
    if (!(await moveLikeness(db, batchId, begun.run, { progress }))) throw new GivenUp();
  };
  try {
    const found = await computeLikeness(
      database,
      { ...batch, versionId: begun.template_version_id },
      onProgress,
    );
    await moveLikeness(db, batchId, begun.run, { state: 'done', progress: 1, result: JSON.stringify(found) });
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (signal.aborted || (isPassing(error) && !isLast)) throw error;
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
    await moveLikeness(db, batchId, begun.run, { state: 'failed', failure });
    if (!(error instanceof CannotForecast)) throw error;
  }
}
