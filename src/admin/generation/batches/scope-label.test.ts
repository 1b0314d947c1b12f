import { expect, test } from 'vitest';
import { scopeLabel } from './scope-label.ts';

test('a batch of more pages than keywords × locations tells that its list has several rows of a town', () => {
  const one = { keyword_count: 1, location_count: 25 };
  expect(scopeLabel({ ...one, combinations: 300 })).toBe('1 keyword × 25 locations, several rows each');
  expect(scopeLabel({ ...one, combinations: 25 })).toBe('1 keyword × 25 locations');
});
