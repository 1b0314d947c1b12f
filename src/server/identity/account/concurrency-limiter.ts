/** Limits concurrent work. Further calls wait in a queue of limited length, and the rest are refused. */
export class ConcurrencyLimiter {
  readonly #width: number;
  readonly #longest: number;
  readonly #refusal: () => Error;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor({ width, longest }: { width: number; longest: number }, refusal: () => Error) {
    this.#width = width;
    this.#longest = longest;
    this.#refusal = refusal;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#width) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.length >= this.#longest) throw this.#refusal();
    await new Promise<void>(resolve => this.#waiting.push(resolve));
  }

  /** Passes the slot to the longest waiting call, so that a new call can't overtake it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}
