import { expect, test } from 'vitest';
import { readStoredFilter } from './read-stored-filter.ts';

test('a stored filter is read, also by the former name of pages without views', () => {
  expect(readStoredFilter({ status: 'draft' })).toEqual({ status: 'draft' });
  expect(readStoredFilter({ city: 'Miami', quiet: true })).toEqual({ city: 'Miami', without_views: true });
  expect(() => readStoredFilter({ color: 'red' })).toThrow('color');
});
