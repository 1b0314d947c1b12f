import { EventEmitter } from 'node:events';

/** The key that receives the changes of every batch. */
export const anyBatch = 'any batch';

/**
 * Notifies watchers of a batch or template about changes. Database notifications feed it, so it works
 * across processes.
 */
export class RecordEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  changed(id: string): void {
    this.#emitter.emit(id);
  }

  /** Notifies all watchers, because notifications may have been lost. */
  everythingChanged(): void {
    for (const name of this.#emitter.eventNames()) this.#emitter.emit(name);
  }

  /** Resolves at the next change, after `timeout` ms, or when `signal` is aborted. */
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
