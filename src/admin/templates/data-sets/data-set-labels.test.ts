import { expect, test } from 'vitest';
import { contentLabel } from './data-set-labels.ts';

test('a list whose rows are pages tells its rows, another its places', () => {
  const lists = { location_count: 25, keyword_count: 1, columns: [] };
  expect(contentLabel({ ...lists, row_count: 300 })).toBe('300 rows of 25 places, 1 keyword');
  expect(contentLabel(lists)).toBe('25 places, 1 keyword');
});
