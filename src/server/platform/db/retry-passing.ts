import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from './is-passing.ts';

const betweenTries = 1_000;

interface Retrying {
  /** Ends the tries. */
  readonly signal: AbortSignal;
  /** Hears of each failure after which the work is tried again. */
  readonly onRetry: (error: unknown) => void;
}

/** Repeats the work while it fails for a reason that passes: nobody asks for it a second time. Other failures are thrown. */
export async function retryPassing(work: () => Promise<void>, { signal, onRetry }: Retrying): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) throw error;
      onRetry(error);
      await pause(betweenTries, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
