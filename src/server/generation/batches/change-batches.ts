import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { approveBatch } from './approve-batch.ts';
import { deleteBatch } from './delete-batch.ts';
import { findBatch } from './queries.ts';
import { startGeneration } from './start-generation.ts';

export type BulkAction = 'approve' | 'generate' | 'delete';

interface BulkChange {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  readonly userId: string | null;
  readonly pages?: DeletedPages;
}

/** In milliseconds. */
const maxWaited = 30_000;

interface BulkOutcome {
  done: number;
  refused: { id: string; name: string; message: string }[];
}

/** Does the same to many batches in sequence. A refused batch does not stop the others. */
export async function changeBatches(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  { action, ids, userId, pages = 'keep' }: BulkChange,
): Promise<BulkOutcome> {
  // One wait for all pending forecasts.
  const approval = { userId, until: AbortSignal.timeout(maxWaited) };
  const outcome: BulkOutcome = { done: 0, refused: [] };
  for (const id of new Set(ids)) {
    const batch = await findBatch(db, id);
    try {
      if (action === 'delete') await deleteBatch(db, queue, { id, pages, userId });
      else if (action === 'approve') await approveBatch({ db, queue }, id, approval);
      else {
        if (batch?.status === 'planning') await approveBatch({ db, queue }, id, approval);
        await startGeneration(db, queue, id);
      }
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ id, name: batch?.name ?? 'Deleted batch', message: error.message });
    }
  }
  return outcome;
}
