import type { PoolClient } from 'pg';
import { type Announcement, announceOn } from '../db/announce.ts';
import type { Database } from '../db/database.ts';
import { errorMessage } from '../db/error-message.ts';
import { isTransient } from '../db/is-transient.ts';
import { AppError } from '../errors.ts';
import { holdJobLock } from './hold-job-lock.ts';
import type { Attempt } from './queue.ts';

/** A failure that a retry can't cure. The job ends, and people read the message. */
export class CannotContinue extends Error {}

export interface FailureHandling {
  /** Stores the failure where people see it. `reason` explains it in whole sentences. */
  readonly fail: (reason: string, error: unknown) => Promise<void>;
  /** True if a retry may help. Default: temporary failures of the database. */
  readonly isRetryable?: (error: unknown) => boolean;
}

const maxReason = 900;

/** Runs one attempt of a job. Throws what a retry may cure, and stores every other failure. */
export async function runAttempt(
  { signal, isLast }: Pick<Attempt, 'signal' | 'isLast'>,
  work: () => Promise<void>,
  { fail, isRetryable = isTransient }: FailureHandling,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (signal.aborted) throw error; // The program is stopping: the job returns to the queue.
    if (isRetryable(error) && !isLast) throw error;
    await fail(errorMessage(error).slice(0, maxReason), error).catch(() => {
      throw error; // The same cause may keep the failure from being stored: the queue retries.
    });
    const isExplained = error instanceof CannotContinue || error instanceof AppError;
    if (!isExplained) throw error; // Logged by the queue.
  }
}

export interface LockedWork extends FailureHandling {
  /** Only one process works under this name at a time. */
  readonly lock: string;
  /** Announced with every stored failure, so that screens show it at once. Omitted: they poll. */
  readonly progress?: Announcement;
}

/** Runs work under a lock. The job is queued again while another process holds the lock. */
export async function lockedRun(
  database: Database,
  attempt: Attempt,
  { lock, progress, fail, ...handling }: LockedWork,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  await runAttempt(attempt, () => holdJobLock(database, attempt, lock, work), {
    ...handling,
    fail: async (reason, error) => {
      await fail(reason, error);
      if (progress) await announceOn(database.pool, progress);
    },
  });
}
