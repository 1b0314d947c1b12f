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
  let max = 0;
  const visits = Array.from({ length: 30 }, (_, n) =>
    limiter.pass(async () => {
      inside += 1;
      max = Math.max(max, inside);
      await new Promise(resolve => setImmediate(resolve));
      inside -= 1;
      if (n % 3 === 0) throw new Error('failed inside');
    }),
  );
  const ends = await Promise.allSettled(visits);
  expect([max, ends.filter(end => end.status === 'rejected').length]).toEqual([2, 10]);
  await expect(limiter.pass(async () => 'still open')).resolves.toBe('still open');
});

/** A limiter whose only slot is taken, the calls in the order in which they ran, and the end of the first. */
function busy(limits: { longest: number; longestShare?: number }) {
  const limiter = new ConcurrencyLimiter({ width: 1, ...limits }, refusal);
  const first = held();
  const ran: string[] = [];
  const passed = [limiter.pass(first.work)];
  const call = (name: string, share: string) => {
    const outcome = limiter.pass(async () => void ran.push(name), share);
    passed.push(outcome.catch(() => void ran.push(`${name} refused`)));
  };
  return { limiter, ran, call, end: () => (first.end(), Promise.all(passed)) };
}

test('shares take turns, and one of many calls does not hold up one of few', async () => {
  const { ran, call, end } = busy({ longest: 10 });
  for (const name of ['a1', 'a2', 'a3']) call(name, 'a');
  for (const name of ['b1', 'b2']) call(name, 'b');
  call('c1', 'c');
  await end();
  expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('in a full queue the largest share gives its last place to a smaller one', async () => {
  const { ran, call, end } = busy({ longest: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) call(name, 'a');
  call('b1', 'b');
  call('c1', 'c');
  await end();
  expect(ran.filter(name => name.endsWith('refused'))).toEqual(['a4 refused', 'a3 refused', 'a2 refused']);
  expect(ran.filter(name => !name.endsWith('refused'))).toEqual(['a1', 'b1', 'c1']);
});

test('a share has its own limit, and room is known before', async () => {
  const { limiter, ran, call, end } = busy({ longest: 4, longestShare: 2 });
  expect([limiter.hasRoom('a', 2), limiter.hasRoom('a', 3)]).toEqual([true, false]);
  for (const name of ['a1', 'a2', 'a3']) call(name, 'a');
  for (const name of ['b1', 'b2']) call(name, 'b');
  expect([limiter.hasRoom('a'), limiter.hasRoom('b'), limiter.hasRoom('c')]).toEqual([false, false, true]);
  await end();
  expect(ran).toEqual(['a3 refused', 'a1', 'b1', 'a2', 'b2']);
  expect(limiter.hasRoom('a', 3)).toBe(true);
});
