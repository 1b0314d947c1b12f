import { errorMessage } from '../../platform/db/error-message.ts';
import { isLost, isTimeout } from '../../platform/db/is-transient.ts';
import { AppError } from '../../platform/errors.ts';

/* Error messages for batches that can't be created, with advice. */

export const noUrls = 'No URLs provided for batch creation';
const overallTimeout = 'Overall batch creation timeout';

/** Batches up to this size are usual, and fast with any database. */
const smallBatch = 1_500;

/** Old plans of cancelled batches could not be deleted in time. */
export class CleanupFailure extends Error {
  constructor(cause: unknown) {
    super('cleanup failed', { cause });
  }
}

interface FailedBatch {
  readonly combinations: number;
  readonly high_performance: boolean;
}

/** Explains a failure while a batch is stored or planned. */
export function creationFailureLabel(error: unknown, batch: FailedBatch): string {
  if (error instanceof CleanupFailure) return cleanupLabel(error.cause, batch);
  if (isTimeout(error)) return timeoutLabel(batch);
  if (isLost(error)) {
    return 'Network error: the connection to the database was lost. Check the connection, and that the database is running.';
  }
  return errorMessage(error);
}

/** Turns timeouts and lost connections into a refusal; null for other errors. */
export function creationRefusal(
  error: unknown,
  batch: FailedBatch & { readonly isOverall: boolean },
): AppError | null {
  if (error instanceof AppError || !(isTimeout(error) || isLost(error))) return null;
  const words = creationFailureLabel(error, batch);
  return new AppError('unavailable', batch.isOverall ? `${overallTimeout}. ${words}` : words, {
    reason: isTimeout(error) ? 'creation-timeout' : 'database',
    cause: error,
  });
}

function timeoutLabel({ combinations }: FailedBatch): string {
  return combinations > smallBatch
    ? 'Timeout: the batch is too big for the time limit. Split it into batches of 1,000-1,500 combinations; the Auto-Batch Manager does that automatically.'
    : 'Timeout: the database was too slow for a small batch. Check its load, or raise the time limit.';
}

function cleanupLabel(error: unknown, { high_performance }: FailedBatch): string {
  if (!isTimeout(error)) return errorMessage(error);
  const what = 'Cleanup timeout: plans of cancelled batches could not be deleted in time.';
  return high_performance
    ? `${what} High-Performance Mode already deletes them in steps. Check the load of the database, or plan with Skip Cleanup Entirely.`
    : `${what} Plan with High-Performance Mode, which deletes them in steps, or with Skip Cleanup Entirely.`;
}
