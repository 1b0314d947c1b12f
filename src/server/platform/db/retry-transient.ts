import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from './is-transient.ts';

const betweenTries = 1_000;

interface Retrying {
  /** Stops further attempts. */
  readonly signal: AbortSignal;
  /** Called after each failed attempt that is retried. */
  readonly onRetry: (error: unknown) => void;
}

/** Retries work after temporary failures, because nothing else would repeat it. Other failures are thrown. */
export async function retryTransient(
  work: () => Promise<void>,
  { signal, onRetry }: Retrying,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!isTransient(error)) throw error;
      onRetry(error);
      await pause(betweenTries, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
