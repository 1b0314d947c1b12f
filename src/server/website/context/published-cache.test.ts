import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PublishedPage } from '../../pages/pages/published-queries.ts';
import { PublishedCache } from './published-cache.ts';

const cacheOf = (bytes: number) => new PublishedCache({ rows: bytes, addresses: bytes });

const letters = fc.string({ unit: fc.constantFrom('a', 'ß', '★', '\u0000', '"', '😀', '\uD800', ' ') });
const number = fc.integer({ min: 0, max: 30 });
const row: fc.Arbitrary<PublishedPage> = fc.record({
  id: fc.uuid(),
  slug: number.map(one => `page-${one}`),
  title: letters,
  meta_description: letters,
  hero_title: letters,
  hero_subtitle: fc.constant(''),
  template_id: fc.option(fc.uuid()),
  template_version_id: fc.uuid(),
  generation_batch_id: fc.option(fc.uuid()),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  is_noindex: fc.boolean(),
  is_redirected: fc.boolean(),
  field_values: fc.dictionary(letters, letters, { maxKeys: 4 }),
  overrides: fc.constant(null),
});

test('a row is returned as last stored, or not at all; never after it was dropped', () => {
  const step = fc.oneof(
    { arbitrary: row.map(kept => ({ kept })), weight: 8 },
    { arbitrary: number.map(one => ({ dropped: `page-${one}` })), weight: 2 },
    { arbitrary: fc.constant({ cleared: true }), weight: 1 },
  );
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 20, maxLength: 80 }),
      fc.constantFrom(2_000, 20_000),
      (steps, bytes) => {
        const cache = cacheOf(bytes);
        const stored = new Map<string, PublishedPage>();
        for (const one of steps) {
          if ('kept' in one) {
            cache.keepRow(one.kept);
            stored.set(one.kept.slug, one.kept);
          } else if ('dropped' in one) {
            cache.drop(one.dropped);
            stored.delete(one.dropped);
          } else {
            cache.clear();
            stored.clear();
          }
          for (let number = 0; number <= 30; number += 1) {
            const back = cache.findRow(`page-${number}`);
            if (back === undefined) continue;
            found += 1;
            expect(back).toEqual(stored.get(`page-${number}`));
          }
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(3_000);
});

const plain = (number: number, more: Partial<PublishedPage> = {}): PublishedPage => ({
  id: '019aa000-0000-7000-8000-000000000002',
  slug: `junk-removal-in-town-${number}`,
  title: `Junk Removal in Town ${number}`,
  meta_description: 'We lift and haul.',
  hero_title: 'Junk Removal',
  hero_subtitle: 'Today',
  template_id: null,
  template_version_id: '019aa000-0000-7000-8000-000000000001',
  generation_batch_id: null,
  seed: number,
  is_noindex: false,
  is_redirected: false,
  overrides: null,
  field_values: { city: `Town ${number}`, state: 'FL', keyword: 'junk removal' },
  ...more,
});

test('the newest rows are there, the oldest have made room', () => {
  const cache = cacheOf(100_000);
  for (let number = 0; number < 5_000; number += 1) cache.keepRow(plain(number));
  expect(cache.findRow('junk-removal-in-town-4999')).toEqual(plain(4_999));
  expect(cache.findRow('junk-removal-in-town-0')).toBeUndefined();
  const there = Array.from({ length: 5_000 }, (_, number) => cache.findRow(`junk-removal-in-town-${number}`));
  expect(there.filter(Boolean).length).toBeGreaterThan(250);
});

test('rows with hand edits, and those that hold more than a row may, are left to the database', () => {
  const cache = cacheOf(1_000_000);
  cache.keepRow(plain(1, { overrides: [] }));
  cache.keepRow(plain(2, { title: 'x'.repeat(70_000) }));
  cache.keepRow(plain(3, { field_values: { city: 7 } }));
  cache.keepRow(plain(4, { field_values: JSON.parse('{"__proto__":"x"}') }));
  for (const number of [1, 2, 3, 4]) expect(cache.findRow(`junk-removal-in-town-${number}`)).toBeUndefined();
});

test('the older row of a page that has hand edits now is dropped', () => {
  const cache = cacheOf(1_000_000);
  cache.keepRow(plain(1));
  cache.keepRow(plain(1, { overrides: [] }));
  expect(cache.findRow('junk-removal-in-town-1')).toBeUndefined();
});
