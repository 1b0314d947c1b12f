import { expect, test } from 'vitest';
import { collectAtRest } from './collect-at-rest.ts';

test('a process that has come to rest gives back what its work left behind', async () => {
  const left = new WeakRef(Array.from({ length: 100_000 }, (_, at) => `what ${at} left`));
  collectAtRest(100);
  await expect.poll(() => left.deref()?.length ?? 'collected').toBe('collected');
});
