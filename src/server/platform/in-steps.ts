import { setImmediate as othersFirst } from 'node:timers/promises';

/** Does work that pauses now and then; in every pause other requests are answered. */
export async function inSteps<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await othersFirst();
  }
}
