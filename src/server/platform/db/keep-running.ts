import { setTimeout as pause } from 'node:timers/promises';

export interface RestartedProcess {
  /** The process's name in the log. */
  readonly name: string;
  readonly isRunning: () => boolean;
  readonly start: () => Promise<void>;
  /** Reports events for the log. */
  readonly tell: (text: string, error?: unknown) => void;
}

/** Milliseconds between checks. */
const checkInterval = 200;
/** The first pause before a restart. It grows with each repeated crash. */
const minPause = 200;
const maxPause = 30_000;
/** After this time, a crash doesn't count as a failed start, so the restart is immediate. */
const stableAfter = 10_000;

/**
 * Restarts a crashed process until `stop` is called, without a limit: people usually fix the cause (such as a full
 * disk). The longest pause is half a minute.
 */
export function keepRunning({ name, isRunning, start, tell }: RestartedProcess): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function watch(): Promise<void> {
    let rest = 0;
    let startedAt = performance.now();
    while (!stopping.signal.aborted) {
      await wait(checkInterval);
      if (stopping.signal.aborted || isRunning()) continue;
      const lived = performance.now() - startedAt;
      if (lived >= stableAfter) rest = 0;
      tell(`${name} has ended; it is started again`);
      await wait(Math.max(0, rest - lived));
      if (stopping.signal.aborted) return;
      try {
        await start();
        tell(`${name} is running again`);
      } catch (error) {
        tell(`${name} could not be started; it is tried again`, error);
      }
      startedAt = performance.now();
      rest = Math.min(Math.max(minPause, rest * 2), maxPause);
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
