import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { startGeneration } from '../batches/start-generation.ts';
import { eachBatch, type SeriesOutcome } from './each-batch.ts';

/** Enqueues every approved batch of a series. */
export async function generateSeries(db: Db, queue: JobQueue, id: string): Promise<SeriesOutcome> {
  return eachBatch(
    db,
    id,
    batch => batch.status === 'approved',
    batchId => startGeneration(db, queue, batchId),
  );
}
