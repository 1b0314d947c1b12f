/** npm, the shell and the terminal may each forward one key press. Signals within this time count as one. In milliseconds. */
export const sameKeyPress = 500;

/** Stop signals. */
export interface StopSignals {
  /** The first one, by name. */
  readonly asked: Promise<NodeJS.Signals>;
  /** A second, deliberate signal: stop immediately. */
  readonly urged: Promise<void>;
}

/** Listens until the process ends: a signal without a listener would end it before its database is stopped. */
export function listenForStop(): StopSignals {
  const asked = Promise.withResolvers<NodeJS.Signals>();
  const urged = Promise.withResolvers<void>();
  let first: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (first === null) {
      first = performance.now();
      asked.resolve(signal);
    } else if (performance.now() - first > sameKeyPress) urged.resolve();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return { asked: asked.promise, urged: urged.promise };
}
