import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { type Approval, approveBatch } from '../batches/approve-batch.ts';
import { type BatchTable, findBatch, listBatches } from '../batches/queries.ts';
import { startGeneration } from '../batches/start-generation.ts';
import { maxBatches } from './create-series.ts';

/** In milliseconds: one wait for all pending forecasts. */
const maxWaited = 30_000;

/** The outcome of a step for the batches of a series. */
export interface SeriesOutcome {
  /** The ids of the batches for which the step is done. */
  done: string[];
  refused: { id: string; name: string; message: string }[];
}

/** Approves every batch of a series that is ready for approval. One whose addresses all exist stays as it is. */
export async function approveSeries(
  parts: { readonly db: Db; readonly queue: JobQueue },
  id: string,
  approval: Approval,
): Promise<SeriesOutcome> {
  const until = approval.until ?? AbortSignal.timeout(maxWaited);
  return eachBatch(
    parts.db,
    id,
    batch => batch.status === 'planning' && (batch.planned_at === null || batch.total_planned > 0),
    batchId => approveBatch(parts, batchId, { ...approval, until }),
  );
}

/** Enqueues every approved batch of a series. */
export async function generateSeries(db: Db, queue: JobQueue, id: string): Promise<SeriesOutcome> {
  return eachBatch(
    db,
    id,
    batch => batch.status === 'approved',
    batchId => startGeneration(db, queue, batchId),
  );
}

/** Runs a step for all matching batches of a series, oldest first. A refused batch does not stop the others. */
async function eachBatch(
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
      const now = await findBatch(db, batch.id);
      // Another request was quicker: the batch no longer needs the step.
      if (now === undefined || !isFor(now)) continue;
      outcome.refused.push({ id: batch.id, name: batch.name, message: error.message });
    }
  }
  return outcome;
}
