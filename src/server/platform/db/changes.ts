import { EventEmitter } from 'node:events';

/** The name under which every batch's change is told once more. */
export const anyBatch = 'any batch';

/** Tells those who watch a batch or a template that it changed: fed by the database's announcements, so it works across processes. */
export class Changes {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  changed(id: string): void {
    this.#emitter.emit(id);
  }

  /** After a gap in what was heard, everything may have changed. */
  everythingChanged(): void {
    for (const name of this.#emitter.eventNames()) this.#emitter.emit(name);
  }

  /** Resolves at its next change, after `timeout` ms at the latest, or when the watcher has gone. */
  next(id: string, timeout: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timer);
        this.#emitter.off(id, done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, timeout);
      this.#emitter.on(id, done);
      signal.addEventListener('abort', done);
    });
  }
}
