import { expect, test } from 'vitest';
import type { HeldPages } from './count-held.ts';
import { placesText } from './held-text.ts';

const rows = (values: readonly Readonly<Record<string, string>>[]): HeldPages => ({
  pages: values.length,
  pages_held: values.length,
  keywords: 1,
  keywords_held: 0,
  first_keywords: [],
  keyword_pages: new Map(),
  pages_of_place: 0,
  pages_of_both: 0,
  towns_of_place: 0,
  first_towns: [],
  has_rows: true,
  places: values.length,
  places_held: values.length,
  first_places: values.map(one => ({ city: 'Ocala', state: 'FL', values: one })),
});

test('rows of a town are named by a column of names, however many prices differ', () => {
  const held = rows([
    { price: '$61', neighborhood: 'North' },
    { price: '$62', neighborhood: 'South' },
    { price: '$63', neighborhood: 'North' },
  ]);
  expect(placesText(held, 'is out', 'are out')).toEqual([
    '3 of 3 rows are out (North, Ocala, FL; South, Ocala, FL; North, Ocala, FL)',
  ]);
});

test('without a column of names, rows are named by their numbers', () => {
  expect(placesText(rows([{ zip: '34470' }, { zip: '34471' }]), 'is out', 'are out')).toEqual([
    '2 of 2 rows are out (34470, Ocala, FL; 34471, Ocala, FL)',
  ]);
});
