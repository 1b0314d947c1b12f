import { expect, test } from 'vitest';
import { sentencesOfText } from './sentences-of-text.ts';

test('gives each option of a text, with marks for its values', () => {
  expect(sentencesOfText('{We come|We drive} to {{city}}.')).toEqual(['We come to □.', 'We drive to □.']);
  expect(
    sentencesOfText('{Ask us {now|soon}|We {come|drive|walk} over}. Short. {{fact:place.nearby}} is near.'),
  ).toEqual(['Ask us now. ', '□ is near.', 'We drive over. ', 'We walk over. ']);
  expect(sentencesOfText('')).toEqual([]);
});
