import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

const refusal = () => new Error('too many');

/** Work that ends when the test releases it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('two are inside, one waits, a fourth is turned away; the one who waits is next', async () => {
  const limiter = new ConcurrencyLimiter({ width: 2, longest: 1 }, refusal);
  const [first, second] = [held(), held()];
  const inside: string[] = [];
  const firstPassed = limiter.pass(first.work);
  const secondPassed = limiter.pass(second.work);
  const third = limiter.pass(async () => inside.push('third'));
  await expect(limiter.pass(async () => inside.push('fourth'))).rejects.toThrow('too many');
  expect(inside).toEqual([]);
  first.end();
  await third;
  expect(inside).toEqual(['third']);
  second.end();
  await Promise.all([firstPassed, secondPassed]);
});

test('never runs more than its limit, also after failures', async () => {
  const limiter = new ConcurrencyLimiter({ width: 2, longest: 100 }, refusal);
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 30 }, (_, n) =>
    limiter.pass(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(resolve => setImmediate(resolve));
      inside -= 1;
      if (n % 3 === 0) throw new Error('failed inside');
    }),
  );
  const ends = await Promise.allSettled(visits);
  expect([most, ends.filter(end => end.status === 'rejected').length]).toEqual([2, 10]);
  await expect(limiter.pass(async () => 'still open')).resolves.toBe('still open');
});
