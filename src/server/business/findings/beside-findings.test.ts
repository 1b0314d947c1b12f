import { expect, test } from 'vitest';
import { placedNames } from './beside-findings.ts';

const of = (name: string, beside?: string, isTelling = true) => ({ name, beside, isTelling });

const found = [
  of('place.finding_1', 'price'),
  of('place.finding_2', 'price'),
  of('place.finding_3'),
  of('place.finding_4', undefined, false),
  of('county.finding_1', 'items'),
  of('county.finding_2'),
];

test('a page has one finding beside each section, two for its town, and the rest', () => {
  expect(placedNames(found).map(([name, at]) => [name, found[at]?.name])).toEqual([
    ['place.beside_price_1', 'place.finding_1'],
    ['county.beside_items_1', 'county.finding_1'],
    ['place.beside_town_1', 'place.finding_2'],
    ['county.beside_town_2', 'county.finding_2'],
    ['place.beside_rest_1', 'place.finding_3'],
    ['place.beside_rest_2', 'place.finding_4'],
  ]);
});

test('beside a section that says what is stated, no finding stands', () => {
  const names = placedNames(found, new Set(['price'])).map(([name]) => name);
  expect(names).toHaveLength(found.length);
  expect(names).not.toContain('place.beside_price_1');
});

test('no finding is placed twice, however many there are', () => {
  const many = Array.from({ length: 16 }, (_, at) =>
    of(`${at % 3 === 0 ? 'county' : 'place'}.finding_${at}`),
  );
  const placed = placedNames(many);
  expect(new Set(placed.map(([, at]) => at)).size).toBe(16);
  expect(new Set(placed.map(([name]) => name)).size).toBe(16);
});

test('a page without findings places none', () => {
  expect(placedNames([])).toEqual([]);
});
