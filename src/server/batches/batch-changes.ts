import { EventEmitter } from 'node:events';

/** Tells those who watch a batch that it changed: fed by the database's announcements, so it works across processes. */
export class BatchChanges {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  changed(batchId: string): void {
    this.#emitter.emit(batchId);
  }

  /** After a gap in what was heard, everything may have changed. */
  everythingChanged(): void {
    for (const name of this.#emitter.eventNames()) this.#emitter.emit(name);
  }

  /** Resolves at the batch's next change, after `timeout` ms at the latest, or when the watcher has gone. */
  next(batchId: string, timeout: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timer);
        this.#emitter.off(batchId, done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, timeout);
      this.#emitter.on(batchId, done);
      signal.addEventListener('abort', done);
    });
  }
}
