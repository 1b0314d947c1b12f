import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childKey, fieldKey, hashText, pick, seedOf } from './pick.ts';

const slugs = Array.from({ length: 10_000 }, (_, index) => `junk-removal-town-${index}-fl`);

describe('seedOf', () => {
  test('seedOf is a fixed 32-bit number for a slug', () => {
    expect(seedOf('junk-removal-miami-fl')).toMatchInlineSnapshot(`479911253`);
    fc.assert(
      fc.property(
        fc.string(),
        text => seedOf(text) === hashText(text) && seedOf(text) >>> 0 === seedOf(text),
      ),
    );
  });

  test('differs for neighboring slugs', () => {
    expect(new Set(slugs.map(seedOf)).size).toBe(slugs.length);
  });
});

describe('pick', () => {
  test('a pick is the same for the same seed and key', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, key) => {
        expect(pick(seed, key, 7)).toBe(pick(seed, key, 7));
      }),
    );
  });

  test('stays within the options', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer({ min: 1, max: 1_000 }), (seed, key, count) => {
        const choice = pick(seed, key, count);
        expect(Number.isInteger(choice) && choice >= 0 && choice < count).toBe(true);
      }),
    );
  });

  test('spreads evenly over the pages of a batch', () => {
    expect(unevenness(counts(5, slug => pick(seedOf(slug), fieldKey('faq', ['title']), 5)))).toBeLessThan(20);
  });

  test('spreads evenly over the positions of one page', () => {
    const key = fieldKey('faq', ['content']);
    const tally = counts(5, (_, index) => pick(seedOf('one-page'), childKey(key, index), 5));
    expect(unevenness(tally)).toBeLessThan(20);
  });

  test('the picks of two positions are independent of each other', () => {
    const key = fieldKey('faq', ['content']);
    const pairs = counts(16, slug => {
      const seed = seedOf(slug);
      return pick(seed, childKey(key, 0), 4) * 4 + pick(seed, childKey(key, 1), 4);
    });
    expect(unevenness(pairs)).toBeLessThan(40);
  });
});

function counts(size: number, pick: (slug: string, index: number) => number): number[] {
  const tally = Array.from({ length: size }, () => 0);
  for (const [index, slug] of slugs.entries()) {
    const choice = pick(slug, index);
    tally[choice] = (tally[choice] ?? 0) + 1;
  }
  return tally;
}

/** Chi-square against a uniform distribution. Its mean is the number of counts minus one. */
function unevenness(tally: readonly number[]): number {
  const even = slugs.length / tally.length;
  return tally.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}
