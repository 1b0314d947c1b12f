interface Limits {
  /** How many calls run at once. */
  readonly width: number;
  /** How many calls wait at most. */
  readonly longest: number;
  /** How many of one share wait at most. */
  readonly longestShare?: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Limits concurrent work. Further calls wait in a queue of limited length, and the rest are refused. A share is all that one
 * address wants: shares take turns, and in a full queue the largest share gives up its last place for a smaller one.
 */
export class ConcurrencyLimiter {
  readonly #limits: Limits;
  readonly #refusal: () => Error;
  /** Waiting calls by share; the share whose turn is next comes first. No list is empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #inside = 0;

  constructor(limits: Limits, refusal: () => Error) {
    this.#limits = limits;
    this.#refusal = refusal;
  }

  async pass<Result>(work: () => Promise<Result>, share = ''): Promise<Result> {
    await this.#enter(share);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** False where `pass` would refuse this many calls of a share. */
  hasRoom(share: string, calls = 1): boolean {
    const { width, longest, longestShare = longest } = this.#limits;
    const own = this.#sizeOf(share) + calls - (this.#inside < width ? 1 : 0);
    return own <= longestShare && (this.#size + calls <= longest || this.#largest().length > own);
  }

  async #enter(share: string): Promise<void> {
    const { width, longest, longestShare = longest } = this.#limits;
    if (this.#inside < width) {
      this.#inside += 1;
      return;
    }
    if (this.#sizeOf(share) >= longestShare) throw this.#refusal();
    if (this.#size >= longest) this.#makeRoomFor(share);
    await new Promise<void>((start, refuse) => {
      const calls = this.#waiting.get(share);
      if (calls) calls.push({ start, refuse });
      else this.#waiting.set(share, [{ start, refuse }]);
    });
  }

  #makeRoomFor(share: string): void {
    const largest = this.#largest();
    if (largest.length <= this.#sizeOf(share) + 1) throw this.#refusal();
    largest.pop()?.refuse(this.#refusal());
  }

  /** Passes the slot to the next share, so that a new call can't overtake it. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#inside -= 1;
      return;
    }
    const [share, [first, ...rest]] = next;
    this.#waiting.delete(share);
    if (rest.length > 0) this.#waiting.set(share, rest);
    first?.start();
  }

  #sizeOf(share: string): number {
    return this.#waiting.get(share)?.length ?? 0;
  }

  get #size(): number {
    let size = 0;
    for (const calls of this.#waiting.values()) size += calls.length;
    return size;
  }

  #largest(): Waiting[] {
    let largest: Waiting[] = [];
    for (const calls of this.#waiting.values()) if (calls.length > largest.length) largest = calls;
    return largest;
  }
}
