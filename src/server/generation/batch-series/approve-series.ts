import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { type Approval, approveBatch } from '../batches/approve-batch.ts';
import type { BatchTable } from '../batches/queries.ts';
import { eachBatch, type SeriesOutcome } from './each-batch.ts';

/** In milliseconds: one wait for all pending forecasts. */
const maxWaited = 30_000;

/** Approves every batch of a series that is ready for approval. */
export async function approveSeries(
  parts: { readonly db: Db; readonly queue: JobQueue },
  id: string,
  approval: Approval,
): Promise<SeriesOutcome> {
  const until = approval.until ?? AbortSignal.timeout(maxWaited);
  return eachBatch(parts.db, id, awaitsApproval, batchId =>
    approveBatch(parts, batchId, { ...approval, until }),
  );
}

/** One whose addresses all exist stays as it is. */
const awaitsApproval = (batch: BatchTable) =>
  batch.status === 'planning' && (batch.planned_at === null || batch.total_planned > 0);
