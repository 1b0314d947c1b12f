import type { BatchStatus } from '../../contract/batches.ts';
import { AppError } from '../errors.ts';

/** Which state may follow which. Deleting is allowed from any. */
const next: Record<BatchStatus, readonly BatchStatus[]> = {
  planning: ['approved', 'cancelled'],
  approved: ['generating', 'cancelled'],
  generating: ['completed', 'cancelled'],
  completed: [],
  cancelled: ['planning', 'generating'], // a failure, taken up again
};

export function mayBecome(from: BatchStatus, to: BatchStatus): boolean {
  return next[from].includes(to);
}

export function stillReverting(): AppError {
  return new AppError('conflict', 'Batch is being reverted. Wait until that is done.', {
    reason: 'batch-reverting',
  });
}

/** All its pages are made, as far as it goes: no job of its own will make more. */
export function isMade(batch: { readonly status: string; readonly failed_while: string | null }): boolean {
  return batch.status === 'completed' || (batch.status === 'cancelled' && !batch.failed_while);
}
