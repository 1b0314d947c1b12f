import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestText } from './nearest-text.ts';

const text = fc.array(fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 8 }), { maxLength: 5 });

const setOf = (fields: readonly (readonly number[])[]) => new Set(fields.flat());

function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const together = new Set([...one, ...other]).size;
  return together === 0 ? 0 : [...one].filter(shingle => other.has(shingle)).length / together;
}

test('the nearest text is the first of those that share most, however often and in whatever part they say it', () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 12 }), (page, others) => {
      const all = others.map(other => likeness(setOf(page), setOf(other)));
      const max = Math.max(0, ...all);
      const stored = (fields: readonly (readonly number[])[]) => fields.map(field => Uint32Array.from(field));
      expect(nearestText(stored(page), others.map(stored))).toEqual(
        max === 0 ? null : { at: all.indexOf(max), likeness: max },
      );
    }),
    { numRuns: 500 },
  );
});
