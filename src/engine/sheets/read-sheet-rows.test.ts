import { describe, expect, test } from 'vitest';
import { readSheetRows } from './read-sheet-rows.ts';
import { type ColumnUse, guessColumns, placeholderName } from './sheet-columns.ts';

const guess = (headings: string[], rows: string[][] = []) =>
  guessColumns(headings, rows).map(({ role, name }) => (name ? `${role} ${name}` : role));

describe('what columns are taken for', () => {
  test.each([
    [
      ['City', 'State', 'Phone Number'],
      ['city', 'state', 'value phone_number'],
    ],
    [
      ['Town', 'ST', 'Keyword'],
      ['city', 'state', 'keyword'],
    ],
    [
      ['City, State', 'Crew'],
      ['location', 'value crew'],
    ],
    [
      ['Location', 'City', 'State'],
      ['value location_value', 'city', 'state'],
    ],
    [
      ['City', 'City', 'State'],
      ['city', 'value city_value', 'state'],
    ],
    [
      ['Fee', 'fee ', 'FEE'],
      ['value fee', 'value fee_2', 'value fee_3'],
    ],
    [
      ['2024 Señor', '***', '1'],
      ['value senor', 'value column_2', 'value column_3'],
    ],
  ])('headings %j', (headings, uses) => {
    expect(guess(headings)).toEqual(uses);
  });

  test('cells tell what headings don’t', () => {
    expect(
      guess(
        ['A', 'B', 'C'],
        [
          ['Miami', 'FL', '1'],
          ['Hialeah', 'Florida', '2'],
        ],
      ),
    ).toEqual(['city', 'state', 'value c']);
    expect(
      guess(
        ['Where', 'x'],
        [
          ['Miami, FL', '1'],
          ['Doral, FL', '2'],
        ],
      ),
    ).toEqual(['location', 'value x']);
    expect(guess(['City'], [['Miami, FL']])).toEqual(['location']);
    expect(
      guess(
        ['n', 'B'],
        [
          ['1', 'FL'],
          ['2', 'FL'],
        ],
      ),
    ).toEqual(['value n', 'state']);
  });

  test('rows from all over the sheet tell, not the first ones or a few', () => {
    const notes = Array.from({ length: 300 }, (_, at) => [`Call ${at}`, 'see below']);
    const towns = Array.from({ length: 3_000 }, (_, at) => [`Town ${at}, FL`, '1']);
    expect(guess(['A', 'B'], [...notes, ...towns])).toEqual(['location', 'value b']);
    const schools = Array.from({ length: 5_000 }, (_, at) => [`${at}`, at < 13 ? 'Coral Gables, FL' : '']);
    expect(guess(['A', 'B'], schools)).toEqual(['value a', 'value b']);
    expect(guess(['School'], [['University of Miami, FL'], ['University of Florida']])).toEqual([
      'value school',
    ]);
  });

  test('a placeholder’s name is what a template can hold', () => {
    expect(placeholderName('Teléfono (office)')).toBe('telefono_office');
    expect(placeholderName(' 24h Line ')).toBe('h_line');
    expect(placeholderName('x'.repeat(80))).toHaveLength(60);
    expect(placeholderName('State')).toBe('state_value');
  });
});

const columns: ColumnUse[] = [
  { role: 'city', name: '' },
  { role: 'state', name: '' },
  { role: 'keyword', name: '' },
  { role: 'value', name: 'phone' },
  { role: 'skip', name: '' },
];
const read = (rows: string[][], more: object = {}) =>
  readSheetRows({ columns, rows, row_numbers: rows.map((_, n) => n + 2), ...more });

describe('rows of a sheet', () => {
  test('give places with values, and keywords', () => {
    const report = read([
      ['miami', 'Florida', 'junk removal', '555-0101', 'x'],
      ['Doral', 'FL', 'Junk  Removal', '', 'y'],
      ['', '', 'hauling', '', ''],
    ]);
    expect(report).toMatchObject({
      total_rows: 3,
      ready_count: 2,
      rejected_count: 0,
      keywords: ['junk removal', 'hauling'],
      keyword_duplicates: 1,
      filled: { phone: 1 },
      locations: [
        { city: 'Miami', state: 'FL', field_values: { phone: '555-0101' } },
        { city: 'Doral', state: 'FL' },
      ],
    });
  });

  test('a place that came before is counted, and told apart where it says something else', () => {
    const report = read([
      ['Miami', 'FL', '', '1'],
      ['MIAMI', 'fl', '', '1'],
      ['Miami', 'FL', '', '2'],
    ]);
    expect(report).toMatchObject({ ready_count: 1, duplicate_count: 2, conflict_count: 1 });
    expect(report.locations[0]?.field_values).toEqual({ phone: '1' });
  });

  test('what can’t be used is named by its row, with what to do', () => {
    const { rejected_count, rejected } = read([
      ['Miami', 'FL'],
      ['Tampa', 'Florda'],
      ['', 'FL'],
      ['Ocala', 'FL', 'k'.repeat(201)],
      ['Ocala', 'FL', '', 'v'.repeat(10_001)],
      ['', '', '', 'only a value'],
    ]);
    expect(rejected_count).toBe(5);
    expect(rejected.map(one => [one.line_number, one.suggestion])).toEqual([
      [3, 'Did you mean "Tampa, FL"?'],
      [4, 'Add a city before the state, such as "Miami, FL"'],
      [5, 'A keyword has at most 200 characters.'],
      [6, 'A value has at most 10,000 characters; phone has more.'],
      [7, 'Fill in the place'],
    ]);
  });

  test('the first thousand rejected rows are told, all are counted', () => {
    const report = read(Array.from({ length: 1_200 }, () => ['1', '2']));
    expect([report.rejected_count, report.rejected.length]).toEqual([1_200, 1_000]);
  });

  test('one state is used for all where no column says it', () => {
    const cities = [{ role: 'city', name: '' }] as const;
    const towns = readSheetRows({
      columns: cities,
      rows: [['Miami'], ['']],
      row_numbers: [1, 2],
      state: 'FL',
    });
    expect(towns.locations).toEqual([{ city: 'Miami', state: 'FL' }]);
    const whole = [{ role: 'location', name: '' }] as const;
    const mixed = readSheetRows({
      columns: whole,
      rows: [['Miami'], ['Mobile, AL']],
      row_numbers: [1, 2],
      state: 'FL',
    });
    expect(mixed.locations).toEqual([
      { city: 'Miami', state: 'FL' },
      { city: 'Mobile', state: 'AL' },
    ]);
  });

  test('a column of a name that every object seems to have is counted like any other', () => {
    const columns = [
      { role: 'location' as const, name: '' },
      { role: 'value' as const, name: 'constructor' },
    ];
    const { filled, locations } = readSheetRows({ columns, rows: [['Miami, FL', 'x']], row_numbers: [1] });
    expect(filled).toEqual({ constructor: 1 });
    expect(locations).toMatchObject([{ field_values: { constructor: 'x' } }]);
  });

  test('a sheet of keywords alone has no places to refuse', () => {
    const words = [{ role: 'keyword', name: '' }] as const;
    const report = readSheetRows({ columns: words, rows: [['hauling'], ['']], row_numbers: [1, 2] });
    expect(report).toMatchObject({ keywords: ['hauling'], rejected_count: 0, ready_count: 0 });
  });
});
