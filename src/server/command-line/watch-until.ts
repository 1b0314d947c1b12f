import { setTimeout as pause } from 'node:timers/promises';
import { CommandFailure, exitCodes } from './exit-codes.ts';

const pollInterval = 150;

interface Watch<T> {
  readonly isOver: (found: T) => boolean;
  /** The message after Ctrl-C. */
  readonly stopped: (found: T) => CommandFailure;
}

/** Reads until the work is over. Ctrl-C only stops watching: the work is stored, and any worker continues it. */
export async function watchUntil<T>(
  interrupted: AbortSignal,
  read: () => Promise<T>,
  { isOver, stopped }: Watch<T>,
): Promise<T> {
  for (;;) {
    const found = await read();
    if (isOver(found)) return found;
    if (interrupted.aborted) throw stopped(found);
    await pause(pollInterval, undefined, { signal: interrupted }).catch(() => undefined);
  }
}

/** @example stoppedWatching('the change') */
export const stoppedWatching = (what = 'it') =>
  new CommandFailure(
    exitCodes.failed,
    `Stopped watching. A running server, or the next start, continues ${what}.`,
  );
