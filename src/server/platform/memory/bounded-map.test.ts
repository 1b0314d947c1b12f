import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('its entries never exceed its bytes, and the last ones are there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 50 })), { maxLength: 200 }),
      steps => {
        const map = new BoundedMap<number, number>(
          () => 100,
          size => size,
        );
        for (const [key, size] of steps) {
          map.get(key + 1);
          map.set(key, size);
          expect(map.get(key)).toBe(size);
          expect(map.bytes).toBeLessThanOrEqual(100);
        }
      },
    ),
  );
});

test('what is asked for stays, what is not goes', () => {
  const map = new BoundedMap<string, string>(
    () => 100,
    () => 10,
  );
  map.set('often', 'here');
  map.set('once', 'here');
  for (let n = 0; n < 50; n += 1) {
    map.set(`other ${n}`, 'here');
    expect(map.get('often')).toBe('here');
  }
  expect(map.get('once')).toBeUndefined();
  map.delete('often');
  expect(map.get('often')).toBeUndefined();
  map.clear();
  expect([map.bytes, map.size]).toEqual([0, 0]);
});
