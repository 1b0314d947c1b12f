import { expect, test } from 'vitest';
import { isOnlyNames, nameMark } from './only-names.ts';

test.each([
  `${nameMark} in ${nameMark}.`,
  'Its neighbors are Kuna (6 miles south), Meridian and Eagle.',
  `${nameMark} lies 8 miles northeast of Boise, in Ada County.`,
  `We serve ${nameMark}, ${nameMark} and the towns nearby.`,
  `Around it are ${nameMark}.`,
])('%s names only', sentence => expect(isOnlyNames(sentence)).toBe(true));

test.each([
  `A long coat in ${nameMark} takes two brushes and a bath.`,
  'Hedges have roots.',
  'Ask us first.',
  `In ${nameMark}, crews park behind the market.`,
])('%s says something', sentence => expect(isOnlyNames(sentence)).toBe(false));
