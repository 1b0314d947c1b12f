import { setTimeout as pause } from 'node:timers/promises';

export interface KeptServer {
  readonly isRunning: () => boolean;
  readonly start: () => Promise<void>;
  /** Hears what happens, for the log. */
  readonly tell: (text: string, error?: unknown) => void;
}

/** How often the server is looked at, in milliseconds. */
const lookEvery = 200;
/** Between two starts: at once after the first death, and ever longer while it dies again and again. */
const shortestPause = 200;
const longestPause = 30_000;
/** Having run so long, it is well. */
const calm = 60_000;

/**
 * Starts a server again whenever it has died, until it is stopped. It never gives up: what keeps it from starting (a full
 * disk, mostly) is cured by people, and then it comes back by itself. Starts are at most one in half a minute by then.
 */
export function keepRunning({ isRunning, start, tell }: KeptServer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function watch(): Promise<void> {
    let rest = shortestPause;
    let startedAt = Date.now();
    while (!stopping.signal.aborted) {
      await wait(lookEvery);
      if (Date.now() - startedAt > calm) rest = shortestPause;
      if (stopping.signal.aborted || isRunning()) continue;
      tell('PostgreSQL has ended; it is started again');
      try {
        await start();
        startedAt = Date.now();
        tell('PostgreSQL is running again');
      } catch (error) {
        tell('PostgreSQL could not be started; it is tried again', error);
      }
      await wait(rest);
      rest = Math.min(rest * 2, longestPause);
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
