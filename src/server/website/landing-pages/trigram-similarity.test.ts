import { expect, test } from 'vitest';
import { trigramSimilarity } from './trigram-similarity.ts';

test('the same words are wholly alike, in any order and with any sign between them', () => {
  expect(trigramSimilarity('junk-removal', '/removal/junk')).toBe(1);
});

test('a misspelt word is still like the one that was meant', () => {
  expect(trigramSimilarity('abuot', 'about')).toBeCloseTo(0.2);
  expect(trigramSimilarity('junk-removal-boca-ratn', 'junk-removal-boca-raton')).toBeGreaterThan(0.7);
});

test('what shares nothing is not alike, nor is nothing', () => {
  expect(trigramSimilarity('wp-login', 'about')).toBe(0);
  expect(trigramSimilarity('', '')).toBe(0);
});
