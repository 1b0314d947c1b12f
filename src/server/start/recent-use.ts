import type { ServerResponse } from 'node:http';

/** How long no signed-in user was served. */
export class RecentUse {
  #openAnswers = 0;
  #last = performance.now();

  serve(response: ServerResponse): void {
    this.#openAnswers += 1;
    response.once('close', () => {
      this.#openAnswers -= 1;
      this.touch();
    });
  }

  touch(): void {
    this.#last = performance.now();
  }

  /** In milliseconds; 0 while an answer is open. */
  idleFor(): number {
    return this.#openAnswers > 0 ? 0 : performance.now() - this.#last;
  }
}
