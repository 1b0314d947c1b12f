import { sameKeyPress } from '../start/stop-signals.ts';

/** Ctrl-C (or a polite kill) as something to wait for. */
export interface Interruption {
  readonly signal: AbortSignal;
  done(): void;
}

/** The first Ctrl-C aborts the signal, so the command can report its status. The second one exits. */
export function watchInterruption(): Interruption {
  const controller = new AbortController();
  let first = 0;
  const onSignal = () => {
    if (!controller.signal.aborted) {
      first = performance.now();
      controller.abort();
    } else if (performance.now() - first > sameKeyPress) {
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    signal: controller.signal,
    done: () => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}
