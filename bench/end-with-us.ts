const started = new Map<number, NodeJS.Signals>();

/**
 * A process that must end with the bench. A negative number is a whole group. Returns a function to call when it has
 * ended by itself.
 */
export function endWithUs(pid: number, signal: NodeJS.Signals): () => void {
  started.set(pid, signal);
  return () => started.delete(pid);
}

/** Call once at the start: Ctrl-C and SIGTERM then also end the processes that were started. */
export function takeAlongOnExit(): void {
  process.once('SIGTERM', () => process.exit(1));
  process.once('SIGINT', () => process.exit(1));
  process.once('exit', () => {
    for (const [pid, signal] of started) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended in the meantime.
      }
    }
  });
}
