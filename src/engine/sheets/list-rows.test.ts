import { expect, test } from 'vitest';
import { checkRows } from '../planning/check-rows.ts';
import { planPages } from '../planning/plan-pages.ts';
import { tellingColumn } from '../planning/telling-column.ts';
import { readSheetRows } from './read-sheet-rows.ts';
import { guessColumns } from './sheet-columns.ts';

const headings = ['City', 'State', 'Neighborhood', 'Zip Code'];
const towns = Array.from({ length: 25 }, (_, n) => `Town ${String.fromCharCode(65 + n)}`);
const areas = Array.from({ length: 12 }, (_, n) => `Area ${String.fromCharCode(65 + n)}`);
const cells = towns.flatMap(town => areas.map((area, n) => [town, 'TX', area, `7870${n % 3}`]));

function read(rows: readonly (readonly string[])[], names = headings) {
  const columns = guessColumns(names, rows, { zip: { label: 'Zip code' }, phone: { label: 'Phone' } });
  return readSheetRows({ columns, rows, row_numbers: rows.map((_, index) => index + 2) });
}

test('300 rows of 25 towns are 300 pages, each with the values of its row', () => {
  const report = read(cells);
  expect(report.is_page_per_row).toBe(true);
  expect(report.ready_count).toBe(25);
  expect(tellingColumn(report.rows)).toBe('neighborhood');
  const pages = [
    ...planPages({
      locations: report.rows,
      keywords: ['junk removal'],
      pattern: 'keyword-in-neighborhood-city-state',
      isReserved: () => false,
    }),
  ];
  expect(pages).toHaveLength(300);
  expect(new Set(pages.map(page => page.slug)).size).toBe(300);
  expect(pages[13]).toMatchObject({
    slug: 'junk-removal-in-area-b-town-b-tx',
    city: 'Town B',
    field_values: { neighborhood: 'Area B', zip: '78701' },
  });
});

test('a column named like a field’s label fills that field', () => {
  const names = ['Town', 'ST', 'ZIP CODE', 'Phone'];
  expect(guessColumns(names, [], { zip_code: { label: 'Postal code' } })[2]?.name).toBe('zip_code');
  expect(guessColumns(names, [], { postal: { label: 'Zip Code' } })[2]?.name).toBe('postal');
  expect(guessColumns(['Town', 'zipcode'], [], { zip_code: { label: 'x' } })[1]?.name).toBe('zip_code');
});

test('keywords of the rows stay with their rows', () => {
  const names = ['City', 'State', 'Keyword'];
  const report = read(
    [
      ['Austin', 'TX', 'junk removal'],
      ['Austin', 'TX', 'hauling'],
      ['Denver', 'CO', 'hauling'],
    ],
    names,
  );
  expect([report.is_page_per_row, report.has_row_keywords]).toEqual([true, true]);
  const pages = planPages({
    locations: report.rows,
    keywords: report.keywords,
    pattern: 'keyword-city',
    isReserved: () => false,
  });
  expect([...pages].map(page => page.slug)).toEqual([
    'hauling-denver',
    'junk-removal-austin',
    'hauling-austin',
  ]);
});

test('rows with the address of a row before are told with their numbers', () => {
  const { rows } = read(cells.slice(0, 15));
  const check = checkRows({ rows, keywords: ['junk removal'], pattern: 'keyword-city' });
  expect(check.total).toBe(15);
  expect(check.collisions).toEqual([
    'Rows 3, 4, 5, 6, 7 and 8 more have the address of a row before (row 2: /junk-removal-town-a/); only the first of each is made. Add neighborhood to the pattern.',
  ]);
  expect(checkRows({ rows, keywords: ['a', 'b'], pattern: 'keyword-city-{{neighborhood}}' })).toMatchObject({
    total: 30,
    collisions: [],
  });
});

test('an address that is too long is told before planning', () => {
  const { rows } = read([...cells.slice(0, 12), ['Town B', 'TX', 'x'.repeat(250), '78701']]);
  expect(
    checkRows({ rows, keywords: ['junk removal'], pattern: 'keyword-{{neighborhood}}-city' }).collisions,
  ).toEqual([expect.stringMatching(/^Some addresses have more than \d+ letters \(“junk-removal-x{27}…”\)/)]);
});

test('one row per town stays one page per town', () => {
  expect(read([cells[0] ?? [], cells[12] ?? [], cells[12] ?? []]).is_page_per_row).toBe(false);
});
