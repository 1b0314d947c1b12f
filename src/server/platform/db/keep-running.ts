import { setTimeout as pause } from 'node:timers/promises';

export interface KeptProcess {
  /** What it is called in the log. */
  readonly name: string;
  readonly isRunning: () => boolean;
  readonly start: () => Promise<void>;
  /** Hears what happens, for the log. */
  readonly tell: (text: string, error?: unknown) => void;
}

/** How often it is checked, in milliseconds. */
const lookEvery = 200;
/** Between two starts: at once after the first death, and ever longer while it dies again and again. */
const shortestPause = 200;
const longestPause = 30_000;
/** Having run so long, it is well: whatever ended it then was no trouble of its start, and visitors are waiting. */
const calm = 10_000;

/**
 * Restarts a process whenever it has died, until `stop` is called. It never gives up: what keeps it from starting (a full
 * disk, mostly) is cured by people, and then it comes back by itself. By then it tries at most once in half a minute.
 */
export function keepRunning({ name, isRunning, start, tell }: KeptProcess): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function watch(): Promise<void> {
    let rest = 0;
    let startedAt = Date.now();
    while (!stopping.signal.aborted) {
      await wait(lookEvery);
      if (stopping.signal.aborted || isRunning()) continue;
      const lived = Date.now() - startedAt;
      if (lived >= calm) rest = 0;
      tell(`${name} has ended; it is started again`);
      await wait(Math.max(0, rest - lived));
      if (stopping.signal.aborted) return;
      try {
        await start();
        tell(`${name} is running again`);
      } catch (error) {
        tell(`${name} could not be started; it is tried again`, error);
      }
      startedAt = Date.now();
      rest = Math.min(Math.max(shortestPause, rest * 2), longestPause);
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
