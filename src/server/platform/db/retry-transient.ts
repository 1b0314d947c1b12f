import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from './is-transient.ts';

const betweenTries = 500;

interface Retrying {
  /** Ends the attempts: the next failure is thrown. */
  readonly signal: AbortSignal;
  /** Called after each failed attempt that is retried. */
  readonly onRetry: (error: unknown) => void;
}

/** Repeats work after temporary failures, because nothing else would. Other failures are thrown. */
export async function retryTransient<Value>(
  work: () => Promise<Value>,
  { signal, onRetry }: Retrying,
): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      onRetry(error);
      await pause(betweenTries, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
