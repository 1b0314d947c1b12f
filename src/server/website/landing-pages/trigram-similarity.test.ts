import { expect, test } from 'vitest';
import { similarTrigrams, trigramsOf } from './trigram-similarity.ts';

const likeness = (one: string, other: string) => similarTrigrams(trigramsOf(one), trigramsOf(other));

test('the same words have similarity 1, in any order and with any sign between them', () => {
  expect(likeness('junk-removal', '/removal/junk')).toBe(1);
});

test('a misspelt word is similar to the word that was meant', () => {
  expect(likeness('abuot', 'about')).toBeCloseTo(0.2);
  expect(likeness('junk-removal-boca-ratn', 'junk-removal-boca-raton')).toBeGreaterThan(0.7);
});

test('texts without a common trigram, and empty texts, have similarity 0', () => {
  expect(likeness('wp-login', 'about')).toBe(0);
  expect(likeness('', '')).toBe(0);
});
