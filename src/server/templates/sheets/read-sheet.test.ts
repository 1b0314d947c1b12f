import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from '../../../../test/workbook.ts';
import { readSheet } from './read-sheet.ts';

/* What a file does to the process that reads it. How it is read: parse-sheet-file.test.ts. */

const refused = async (file: Uint8Array) =>
  readSheet(file, {}).then(
    () => 'was read',
    (error: Error) => error.message,
  );

test('a CSV file and a workbook are read apart from the program, one after the other', async () => {
  const towns = [
    ['City', 'State'],
    ['Miami', 'FL'],
  ];
  const sheets = await Promise.all([
    readSheet(strToU8('City,State\nMiami,FL\n'), {}),
    readSheet(workbook([{ name: 'A', rows: towns }]), { header: false }),
  ]);
  expect(sheets).toMatchObject([
    { format: 'csv', headings: ['City', 'State'], rows: [['Miami', 'FL']] },
    { format: 'xlsx', has_header: false, rows: towns },
  ]);
});

test('a workbook that unpacks to far more than it is, is refused before it is unpacked', async () => {
  const bomb = zipSync({
    'xl/workbook.xml': new Uint8Array(10),
    'xl/worksheets/sheet1.xml': new Uint8Array(170_000_000),
  });
  expect(bomb.length).toBeLessThan(400_000);
  expect(await refused(bomb)).toContain('Unpacked, this workbook is larger than 160 MB');
});
