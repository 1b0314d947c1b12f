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
