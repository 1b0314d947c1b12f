import { expect, test } from 'vitest';
import { collectAtRest, releaseAtRest } from './collect-at-rest.ts';

test('a process that has come to rest gives back what its work left behind', async () => {
  const left = new WeakRef(Array.from({ length: 100_000 }, (_, at) => `what ${at} left`));
  collectAtRest(100);
  await expect.poll(() => left.deref()?.length ?? 'collected').toBe('collected');
});

test('a process gives back what its work took, as often as it has ended, and not while it goes on', async () => {
  let isAtRest = false;
  let looks = 0;
  releaseAtRest(() => {
    looks += 1;
    return isAtRest;
  }, 20);
  for (let round = 0; round < 2; round += 1) {
    isAtRest = false;
    looks = 0;
    const work = { buffers: Array.from({ length: 6 }, () => Buffer.alloc(40 * 2 ** 20, 1)) };
    await expect.poll(() => looks).toBeGreaterThan(1);
    const taken = process.memoryUsage.rss();
    work.buffers.length = 0;
    isAtRest = true;
    await expect.poll(() => process.memoryUsage.rss()).toBeLessThan(taken - 64 * 2 ** 20);
  }
});
