import { strToU8, unzipSync, zipSync } from 'fflate';
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

const towns = workbook([{ name: 'A', rows: [['City'], ['Miami']] }]);
const start = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>';
const sheet = 'xl/worksheets/sheet1.xml';

test.each([
  ['tags without an end', sheet, start + '<row\\to'.repeat(200_000)],
  ['quotes without an end', sheet, start + '<row r="'.repeat(200_000)],
  ['one tag of very many attributes', sheet, `${start}<row ${'a="x" '.repeat(200_000)}/>`],
  [
    'tags behind what only looks like a comment',
    sheet,
    `${start}<![CDATA[<!--]]>${'<row'.repeat(200_000)}-->`,
  ],
  ['a comment in a value', sheet, `${start}<row a="<!--">${'<row'.repeat(200_000)}-->`],
  ['styles without an end', 'xl/styles.xml', `<styleSheet>${'<xf '.repeat(200_000)}`],
  ['texts without an end', 'xl/sharedStrings.xml', `<sst>${'<si '.repeat(200_000)}`],
])(
  'a small workbook that the library would read for a minute is refused at once: %s',
  async (_, part, xml) => {
    const file = zipSync({ ...unzipSync(towns), [part]: strToU8(xml) });
    expect(file.length).toBeLessThan(10_000);
    const before = performance.now();
    expect(await refused(file)).toBe('This workbook is damaged. Save it again and choose the new file.');
    expect(performance.now() - before).toBeLessThan(15_000);
  },
);

test('comments and sections of plain text are no damage', async () => {
  const xml = `<!-- <a <b --><worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1" t="inlineStr"><is><t><![CDATA[a <b]]></t></is></c></row></sheetData></worksheet>`;
  const file = zipSync({ ...unzipSync(towns), [sheet]: strToU8(xml) });
  expect(await readSheet(file, { header: false })).toMatchObject({ rows: [['1']] });
});
