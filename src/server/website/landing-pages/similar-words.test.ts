import { expect, test } from 'vitest';
import { similarWords } from './similar-words.ts';

test('the same words are wholly alike, in any order and with any sign between them', () => {
  expect(similarWords('junk-removal', '/removal/junk')).toBe(1);
});

test('a misspelt word is still like the one that was meant', () => {
  expect(similarWords('abuot', 'about')).toBeCloseTo(0.2);
  expect(similarWords('junk-removal-boca-ratn', 'junk-removal-boca-raton')).toBeGreaterThan(0.7);
});

test('what shares nothing is not alike, nor is nothing', () => {
  expect(similarWords('wp-login', 'about')).toBe(0);
  expect(similarWords('', '')).toBe(0);
});
