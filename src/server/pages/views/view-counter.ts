/** What happened to one page since it was last written down. A page in memory carries its own, so counting is one addition. */
export interface Seen {
  readonly path: string;
  views: number;
  calls: number;
}

export type Counted = Readonly<Seen>;

/** A page without counted views. */
export const unseen = (path: string): Seen => ({ path, views: 0, calls: 0 });

/** The maximum of unwritten entries. With the database away, further counts are dropped, so that memory stays bounded. */
const maxWaiting = 100_000;

/** Views and calls in this process, until they are written down together. */
export class ViewCounter {
  #waiting: Seen[] = [];

  view(seen: Seen): void {
    if (seen.views === 0 && seen.calls === 0 && !this.#wait(seen)) return;
    seen.views += 1;
  }

  call(path: string): void {
    const seen = unseen(path);
    if (this.#wait(seen)) seen.calls = 1;
  }

  /** The counts to write, one entry per page in the order of paths; resets the counters. */
  take(): Counted[] {
    const sums = new Map<string, Seen>();
    for (const seen of this.#waiting) {
      const sum = sums.get(seen.path) ?? unseen(seen.path);
      sum.views += seen.views;
      sum.calls += seen.calls;
      sums.set(seen.path, sum);
      seen.views = 0;
      seen.calls = 0;
    }
    this.#waiting = [];
    return [...sums.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** What could not be written waits for the next time. */
  putBack(counted: readonly Counted[]): void {
    for (const one of counted) this.#wait({ ...one });
  }

  #wait(seen: Seen): boolean {
    if (this.#waiting.length >= maxWaiting) return false;
    this.#waiting.push(seen);
    return true;
  }
}
