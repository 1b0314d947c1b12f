import { setImmediate as othersFirst } from 'node:timers/promises';

/** Runs work with pauses, so that the process can answer other requests. */
export async function runYielding<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await othersFirst();
  }
}
