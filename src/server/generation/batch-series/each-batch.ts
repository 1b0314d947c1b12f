import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type BatchTable, findBatch, listBatches } from '../batches/queries.ts';
import { maxBatches } from './create-series.ts';

/** The outcome of a step for the batches of a series. */
export interface SeriesOutcome {
  /** The ids of the batches for which the step is done. */
  done: string[];
  refused: { id: string; name: string; message: string }[];
}

/** Runs a step for all matching batches of a series, oldest first. A refused batch does not stop the others. */
export async function eachBatch(
  db: Db,
  id: string,
  isFor: (batch: BatchTable) => boolean,
  step: (batchId: string) => Promise<unknown>,
): Promise<SeriesOutcome> {
  const batches = await listBatches(db, { series_id: id, after: null, limit: maxBatches, order: 'oldest' });
  if (batches.length === 0) {
    throw new AppError('not-found', 'Series not found. Its batches may have been deleted.', {
      reason: 'series-missing',
    });
  }
  const outcome: SeriesOutcome = { done: [], refused: [] };
  for (const batch of batches.filter(isFor)) {
    try {
      await step(batch.id);
      outcome.done.push(batch.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (await hasMovedOn(db, batch, isFor)) continue;
      outcome.refused.push({ id: batch.id, name: batch.name, message: error.message });
    }
  }
  return outcome;
}

/** True if another request was quicker: the batch no longer needs the step. */
async function hasMovedOn(
  db: Db,
  { id }: BatchTable,
  isFor: (batch: BatchTable) => boolean,
): Promise<boolean> {
  const now = await findBatch(db, id);
  return now === undefined || !isFor(now);
}
