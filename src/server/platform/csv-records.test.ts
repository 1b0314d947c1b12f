import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { assert, asyncProperty, pre, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, readCsvRecords, writeImportableCsv } from './csv-records.ts';

const options = { maxRows: 100, required: ['a', 'b'], known: ['a', 'b'], headings: { x: 'a' } };
const cellsOf = async (csv: string) =>
  (await readCsvRecords(csv, options)).map(({ record, line }) => [
    csvCell(record, 'a'),
    csvCell(record, 'b'),
    line,
  ]);

const cellsAsWritten = (csv: string): string[] => parse(csv, { bom: true, relax_column_count: true }).flat();

test.each([
  ['semicolons', 'a;b\r\n1,5;2\r\n'],
  ['tabs', 'a\tb\n1,5\t2\n'],
  ['a byte order mark', '\uFEFFa,b\n"1,5",2\n'],
  ['lines that end with CR alone', 'a,b\r"1,5",2\r'],
  ['several ends of lines', 'a,b\r\n"1,5",2\n'],
])('reads %s', async (_, csv) => {
  expect(await cellsOf(csv)).toEqual([['1,5', '2', 2]]);
});

test('a heading that every object seems to have is a column like any other', async () => {
  expect(await cellsOf('constructor,a,b,__proto__\n9,1,2,9\n')).toEqual([['1', '2', 2]]);
});

test.each([
  ['very many rows', `a,b\n${'1,2\n'.repeat(101)}`, 'At most 100 rows'],
  ['a very long row', `a,b\n${'1'.repeat(20_001)},2\n`, ''],
  ['a quote without an end', `a,b\n"${'1\n'.repeat(1_000_000)}`, ''],
  ['very many cells', `a,b\n${','.repeat(30_000_000)}`, 'too many cells'],
  ['very many columns', `a,b${',1'.repeat(10_000_000)}\n1,2\n`, 'too many cells'],
])('refuses %s at once', async (_, csv, reason) => {
  const before = performance.now();
  await expect(cellsOf(csv)).rejects.toThrow(reason);
  expect(performance.now() - before).toBeLessThan(3_000);
});

test('reads the separator that Excel names, and counts its line', async () => {
  expect(await cellsOf('sep=;\r\na;b\r\n1,5;2\r\n')).toEqual([['1,5', '2', 3]]);
});

test('every text comes back as it was, whatever a spreadsheet would make of it', async () => {
  const cell = stringMatching(/^['=+@,;"\-a-z0-9 ]{0,8}$/).map(one => one.trim());
  await assert(
    asyncProperty(cell, cell, async (a, b) => {
      const csv = await text(writeImportableCsv(['a', 'b'], [[[a, b]]], row => row));
      pre(a !== '' || b !== '');
      expect(await cellsOf(csv)).toEqual([[a, b, expect.any(Number)]]);
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

test('other requests go between the parts of a long file', async () => {
  const rows = 50_000;
  const csv = `a,b,c\n${'1,2,3\n'.repeat(rows)}`;
  let turns = 0;
  const count = () => {
    turns += 1;
    running = setImmediate(count);
  };
  let running = setImmediate(count);
  const records = await readCsvRecords(csv, { ...options, maxRows: rows });
  clearImmediate(running);
  expect([records.length, records[0]]).toEqual([rows, { record: { a: '1', b: '2' }, line: 2 }]);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(csv.length / 32_768));
});
