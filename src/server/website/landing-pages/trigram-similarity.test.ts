import { expect, test } from 'vitest';
import { similarTrigrams, trigramsOf } from './trigram-similarity.ts';

const likeness = (one: string, other: string) => similarTrigrams(trigramsOf(one), trigramsOf(other));

test('the same words are wholly alike, in any order and with any sign between them', () => {
  expect(likeness('junk-removal', '/removal/junk')).toBe(1);
});

test('a misspelt word is still like the one that was meant', () => {
  expect(likeness('abuot', 'about')).toBeCloseTo(0.2);
  expect(likeness('junk-removal-boca-ratn', 'junk-removal-boca-raton')).toBeGreaterThan(0.7);
});

test('what shares nothing is not alike, nor is nothing', () => {
  expect(likeness('wp-login', 'about')).toBe(0);
  expect(likeness('', '')).toBe(0);
});
