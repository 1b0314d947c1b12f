import { isUnavailable } from '../../platform/db/is-transient.ts';
import { retryTransient } from '../../platform/db/retry-transient.ts';
import { AppError } from '../../platform/errors.ts';
import type { LeadContext } from './lead-context.ts';

/**
 * Stores a visitor's form. While the database is unavailable the visitor waits, and is then asked to send it again.
 * `store` must recognize a repetition, because a commit may have succeeded although its connection was lost.
 */
export async function storeWithRetry<Stored>(
  { storeTimeoutMs, log }: Pick<LeadContext, 'storeTimeoutMs' | 'log'>,
  what: 'request' | 'entry' | 'review' | 'answer',
  store: () => Promise<Stored>,
): Promise<Stored> {
  const signal = AbortSignal.timeout(storeTimeoutMs);
  try {
    return await retryTransient(store, {
      signal,
      onRetry: error =>
        log.warn({ err: withoutPersonalData(what, error) }, `${what} not stored; tried again`),
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (!isUnavailable(error)) throw withoutPersonalData(what, error);
    throw new AppError(
      'unavailable',
      `Your ${what} could not be stored. Please send it again in a minute, or call us.`,
      { reason: 'database', cause: withoutPersonalData(what, error) },
    );
  }
}

/** What failed, without the row it failed on: the database's own errors quote it, and errors are logged. */
function withoutPersonalData(what: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const name = error instanceof Error ? error.name : 'error';
  return new Error(`The ${what} could not be stored (${name}, code ${code}).`);
}
