import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../list-lines.ts';
import { sortInChunks } from './sort-in-chunks.ts';

const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;

test('a list sorted in steps is the list sorted at once, equal values in the order they came in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer(), (length, seed) => {
      const values = Array.from({ length }, (_, index) => ({
        key: Math.abs(Math.imul(index + 1, seed | 1)) % 500,
        index,
      }));
      expect(atOnce(sortInChunks(values, byKey))).toEqual(values.toSorted(byKey));
    }),
    { numRuns: 25 },
  );
});

test('a long list is sorted with pauses', () => {
  const values = Array.from({ length: 100_000 }, (_, index) => ({ key: -index }));
  expect([...sortInChunks(values, byKey)].length).toBeGreaterThan(100);
});
