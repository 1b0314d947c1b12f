import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddressCache } from './address-cache.ts';

const address = fc.integer({ min: 0, max: 2_000 }).map(number => `page-${number}`);
/** In the long run more packs than it has numbers for. */
const pack = fc.oneof(
  { arbitrary: fc.constantFrom('junk-removal', 'plumbing', null), weight: 9 },
  { arbitrary: fc.integer({ min: 0, max: 300 }).map(number => `pack-${number}`), weight: 1 },
);

test('an address is known as it was kept last, or not at all; never after it was dropped', () => {
  const step = fc.oneof(
    { arbitrary: fc.record({ kept: address, pack }), weight: 400 },
    { arbitrary: fc.record({ dropped: address }), weight: 50 },
    { arbitrary: fc.constant({ cleared: true }), weight: 1 },
  );
  let found = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 500, maxLength: 5_000 }), steps => {
      const cache = new AddressCache(11);
      const stored = new Map<string, string | null>();
      const lost: string[] = [];
      for (const one of steps) {
        if ('kept' in one) {
          cache.keep(one.kept, one.pack);
          stored.set(one.kept, one.pack);
          if (cache.find(one.kept) !== one.pack) lost.push(one.kept);
        } else if ('dropped' in one) {
          cache.drop(one.dropped);
          stored.delete(one.dropped);
        } else {
          cache.clear();
          stored.clear();
        }
      }
      expect(lost).toEqual([]);
      for (let number = 0; number <= 2_000; number += 1) {
        const known = cache.find(`page-${number}`);
        if (known === undefined) continue;
        found += 1;
        expect(known).toBe(stored.get(`page-${number}`));
      }
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(10_000);
});

test('half as many addresses as fit are nearly all known, however often it was cleared before', () => {
  const cache = new AddressCache(13);
  for (let time = 0; time < 20; time += 1) {
    const slugs = Array.from({ length: 2 ** 12 }, (_, number) => `junk-removal-town-${time}-${number}-fl`);
    for (const slug of slugs) cache.keep(slug, 'junk-removal');
    expect(slugs.filter(slug => cache.find(slug) === 'junk-removal').length).toBeGreaterThan(2 ** 12 * 0.9);
    cache.clear();
    expect(slugs.filter(slug => cache.find(slug) !== undefined)).toEqual([]);
  }
});
