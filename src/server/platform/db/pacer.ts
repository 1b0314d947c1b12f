import { setTimeout as pause } from 'node:timers/promises';

/** The pauses of a loop. Waking it during its work skips the next pause. */
export class Pacer {
  #waking = new AbortController();

  wake(): void {
    this.#waking.abort();
  }

  async rest(milliseconds: number): Promise<void> {
    const { signal } = this.#waking;
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    this.#waking = new AbortController();
  }
}
