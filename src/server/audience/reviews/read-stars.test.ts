import { expect, test } from 'vitest';
import { readStars } from './read-stars.ts';

test.each([
  ['5', '5'],
  ['4.0', '4'],
  ['4,0', '4'],
  ['5/5', '5'],
  ['3 out of 5 stars', '3'],
  ['5 stars', '5'],
  ['1 star', '1'],
  ['FIVE', '5'],
  ['FOUR_STARS', '4'],
  ['★★★☆☆', '3'],
  ['⭐⭐⭐⭐', '4'],
  ['4.5', '4.5'],
  ['0', '0'],
  ['10/10', '10/10'],
  ['great', 'great'],
])('%j is %j', (text, stars) => {
  expect(readStars(text)).toBe(stars);
});
