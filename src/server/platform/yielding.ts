import { setImmediate as othersFirst } from 'node:timers/promises';

/** Runs work with pauses, so that the process can answer other requests. */
export async function runYielding<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await othersFirst();
  }
}

/** Milliseconds of work between two pauses. */
const turn = 15;

/** The pauses of a long loop: `if (pauses.isDue) await pauses.take();` lets other requests go first. */
export class Pauses {
  #since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#since > turn;
  }

  async take(): Promise<void> {
    await othersFirst();
    this.#since = performance.now();
  }
}

/** Maps a long list with pauses. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const pauses = new Pauses();
  const results: Result[] = [];
  for (const item of items) {
    if (pauses.isDue) await pauses.take();
    results.push(map(item));
  }
  return results;
}
