import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { assert, asyncProperty, pre, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, readCsvRecords, writeCsv } from './csv-records.ts';

const options = { maxRows: 100, required: ['a', 'b'], known: ['a', 'b'] };
const cellsOf = (csv: string) =>
  readCsvRecords(csv, options).map(({ record, line }) => [csvCell(record, 'a'), csvCell(record, 'b'), line]);

const cellsAsWritten = (csv: string): string[] => parse(csv, { bom: true, relax_column_count: true }).flat();

test.each([
  ['semicolons', 'a;b\r\n1,5;2\r\n'],
  ['tabs', 'a\tb\n1,5\t2\n'],
  ['a byte order mark', '\uFEFFa,b\n"1,5",2\n'],
  ['lines that end with CR alone', 'a,b\r"1,5",2\r'],
  ['several ends of lines', 'a,b\r\n"1,5",2\n'],
])('reads %s', (_, csv) => {
  expect(cellsOf(csv)).toEqual([['1,5', '2', 2]]);
});

test('reads the separator that Excel names, and counts its line', () => {
  expect(cellsOf('sep=;\r\na;b\r\n1,5;2\r\n')).toEqual([['1,5', '2', 3]]);
});

test('every text comes back as it was, whatever a spreadsheet would make of it', async () => {
  const cell = stringMatching(/^['=+@,;"\-a-z0-9 ]{0,8}$/).map(one => one.trim());
  await assert(
    asyncProperty(cell, cell, async (a, b) => {
      const csv = await text(writeCsv(['a', 'b'], [[[a, b]]], row => row));
      pre(a !== '' || b !== '');
      expect(cellsOf(csv)).toEqual([[a, b, expect.any(Number)]]);
      expect(cellsAsWritten(csv).some(one => /^[=+@-]/.test(one))).toBe(false);
    }),
    {
      examples: [
        ["'Til Friday", "'-5"],
        ['=1+1', "''=x"],
        ['-5', "'"],
      ],
    },
  );
});
