import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbook } from '../../../../test/workbook.ts';
import { parseSheetFile, type SheetChoice } from './parse-sheet-file.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));
const read = (file: Uint8Array | string, choice: SheetChoice = {}) =>
  parseSheetFile(typeof file === 'string' ? bytes(file) : file, choice);
const refused = async (file: Uint8Array | string, choice: SheetChoice = {}) =>
  read(file, choice).then(
    () => 'was read',
    (error: Error) => error.message,
  );

/** A workbook whose sheet source contains these rows. */
function withRows(rows: string): Uint8Array {
  const parts = unzipSync(workbook([{ name: 'A', rows: [] }]));
  parts['xl/worksheets/sheet1.xml'] = strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
  return zipSync(parts);
}

describe('a CSV file', () => {
  test('a CSV file is read with its headings, and rows keep the numbers they have in a spreadsheet', async () => {
    const sheet = await read('City,State,Note\r\nMiami,FL,"two\r\nlines"\r\n\r\nDoral,FL,"a, b"\r\n');
    expect(sheet).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      is_encoding_guessed: false,
      has_header: true,
      headings: ['City', 'State', 'Note'],
      rows: [
        ['Miami', 'FL', 'two\r\nlines'],
        ['Doral', 'FL', 'a, b'],
      ],
      row_numbers: [2, 4],
      empty_rows: 1,
      notes: [],
    });
  });

  test.each([
    ['semicolons', 'City;State\nMiami;FL\n'],
    ['tabs', 'City\tState\nMiami\tFL\n'],
    ['pipes', 'City|State\nMiami|FL\n'],
    ['the separator Excel names', 'sep=;\nCity;State\nMiami;FL\n'],
    ['a byte order mark', '\uFEFFCity,State\nMiami,FL\n'],
  ])('a CSV file may be written with %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ headings: ['City', 'State'], rows: [['Miami', 'FL']] });
  });

  test('a CSV file with numbers that a spreadsheet has cut leaves them empty, and says so', async () => {
    const sheet = await read('City,State,Phone\nMiami,FL,5.61555E+09\nDoral,FL,1.23457E+15\nOcala,FL,12\n');
    expect(sheet.rows.map(([, , phone]) => phone)).toEqual(['', '', '12']);
    expect(sheet.notes).toEqual([expect.stringMatching(/^2 cells hold a number whose digits.*as text/)]);
  });

  test.each([
    ['utf-16le', bytes('\uFEFFCity,State\nCañon City,CO\n', 'utf16le'), false],
    ['utf-16le', bytes('City,State\nCañon City,CO\n', 'utf16le'), false],
    ['utf-16be', new Uint8Array(Buffer.from('\uFEFFCity,State\nCañon City,CO\n', 'utf16le').swap16()), false],
    ['windows-1252', bytes('City,State\nCañon City,CO\n', 'latin1'), true],
  ] as const)('in %s is understood', async (encoding, file, isGuessed) => {
    expect(await read(file)).toMatchObject({
      encoding,
      is_encoding_guessed: isGuessed,
      rows: [['Cañon City', 'CO']],
    });
  });

  test('asked to be in an encoding it is not in, says where', async () => {
    const file = bytes('City,State\nMiami,FL\nCañon City,CO\n', 'latin1');
    expect(await refused(file, { encoding: 'utf-8' })).toContain('Line 3 is not UTF-8');
    expect((await read(file, { encoding: 'macintosh' })).rows[1]?.[0]).toBe('CaÒon City');
  });

  test('a CSV file keeps formulas as the text they are', async () => {
    const sheet = await read('City,State,Note\nMiami,FL,=HYPERLINK("x")\nDoral,FL,\'+1 555\n');
    expect(sheet.rows.map(row => row[2])).toEqual(['=HYPERLINK("x")', '+1 555']);
  });

  test('a CSV file without headings is told by its content, and can be told otherwise', async () => {
    const sheet = await read('Miami,FL,5\nDoral,FL,7\n');
    expect(sheet).toMatchObject({ has_header: false, headings: ['Column A', 'Column B', 'Column C'] });
    expect(sheet.rows).toHaveLength(2);
    expect(sheet.notes).toEqual(['The first row looks like data, so the columns are named by letters.']);
    const other = await read('Miami,FL,5\nDoral,FL,7\n', { header: true });
    expect(other).toMatchObject({ headings: ['Miami', 'FL', '5'], rows: [['Doral', 'FL', '7']], notes: [] });
    expect((await read('Miami, FL\nDoral, FL\n')).rows).toHaveLength(2);
  });

  test('a CSV file with ragged rows fills the short ones and names the long ones', async () => {
    const sheet = await read('City,State,,Fee\nMiami\nDoral,FL,a,b,c\nOcala,FL,a,b,,\n');
    expect(sheet.rows).toEqual([
      ['Miami', '', '', ''],
      ['Doral', 'FL', 'a', 'b'],
      ['Ocala', 'FL', 'a', 'b'],
    ]);
    expect(sheet.notes[0]).toBe('No heading: Column C.');
    expect(sheet.notes[1]).toContain('1 row has more cells than there are columns (row 3)');
  });

  test.each([
    ['', 'This file is empty.'],
    [' \n\n', 'This file is empty.'],
    [',,\n,,\n', 'This sheet is empty'],
    ['City,State\n', 'headings but no rows'],
    ['City,State\nMiami,"FL\nDoral,FL\n', 'A quotation mark is opened but never closed'],
    [`${'a,'.repeat(80)}a\n${'1,'.repeat(80)}1\n`, 'at most 60 are read'],
    ['%PDF-1.7 …', 'This is a PDF'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old Excel file (.xls)'],
    [new Uint8Array([1, 0, 0, 2, 0, 3, 4, 0]), 'not a text file'],
  ])('a CSV file that holds %j is refused', async (file, message) => {
    expect(await refused(file)).toContain(message);
  });
});

describe('an XLSX file', () => {
  const towns = [
    ['City', 'State', 'Fee'],
    ['Miami', 'FL', 49.5],
    ['Doral', null, { f: 'C2*2', v: '99' }],
    ['Ocala', null, { f: 'VLOOKUP(1)', v: '#N/A' }],
  ];

  test('an XLSX file gives the value of a merged cell to every row it covers, and results of formulas', async () => {
    const sheet = await read(workbook([{ name: 'Towns', rows: towns, merged: ['B2:B4'] }]));
    expect(sheet).toMatchObject({ format: 'xlsx', encoding: null, sheets: ['Towns'], sheet: 'Towns' });
    expect(sheet.rows).toEqual([
      ['Miami', 'FL', '49.5'],
      ['Doral', 'FL', '99'],
      ['Ocala', 'FL', ''],
    ]);
    expect(sheet.notes).toEqual([
      'Merged cells: their value was put into each row they cover (2 cells).',
      '1 cell holds the error of a formula, such as #N/A: read as empty.',
    ]);
  });

  test('an XLSX file gives numbers and days as people see them', async () => {
    const rows = [
      ['City', 'State', 'Price', 'Share', 'ZIP', 'Since', 'Phone', 'Count'],
      [
        'Miami',
        'FL',
        { n: 75, as: '"$"#,##0.00' },
        { n: 0.15, as: 9 },
        { n: 501, as: '00000' },
        { n: 46_173, as: 14 },
        { n: 3_055_550_142, as: '[<=9999999]###-####;(###) ###-####' },
        12_500,
      ],
      [
        'Doral',
        'FL',
        { n: 1_250.5, as: 44 },
        { n: -0.055, as: 10 },
        { n: 33_301, as: '00000' },
        { n: 46_173.604_166_67, as: '[$-409]mmmm d, yyyy;@' },
        { n: 5_550_142, as: '[<=9999999]###-####;(###) ###-####' },
        { n: 12_500, as: 3 },
      ],
    ];
    expect((await read(workbook([{ name: 'Towns', rows }]))).rows).toEqual([
      ['Miami', 'FL', '$75.00', '15%', '00501', '5/31/2026', '(305) 555-0142', '12500'],
      ['Doral', 'FL', '$1,250.50', '-5.50%', '33301', 'May 31, 2026', '555-0142', '12,500'],
    ]);
  });

  test('an XLSX file with a merged title above the table leaves the title out', async () => {
    const file = workbook([{ name: 'A', rows: [['Where we work'], ...towns], merged: ['A1:C1', 'B3:B5'] }]);
    const sheet = await read(file);
    expect(sheet.headings).toEqual(['City', 'State', 'Fee']);
    expect(sheet.row_numbers).toEqual([3, 4, 5]);
    expect(sheet.rows[2]?.[1]).toBe('FL');
    expect(sheet.notes[1]).toBe('Row 1 was taken for a title (“Where we work”) and left out.');
  });

  test('an XLSX file with several sheets reads the first that has cells, or the one that is asked for', async () => {
    const file = workbook([
      { name: 'Cover', rows: [] },
      { name: 'Tom & "Jo"', rows: towns },
      { name: 'Words', rows: [['Keyword'], ['hauling'], ['junk removal']] },
    ]);
    expect(await read(file)).toMatchObject({ sheets: ['Cover', 'Tom & "Jo"', 'Words'], sheet: 'Tom & "Jo"' });
    expect(await read(file, { sheet: 'Words' })).toMatchObject({ headings: ['Keyword'] });
    expect(await refused(file, { sheet: 'Nine' })).toContain(
      'Sheet “Nine” not found. Existing sheets: Cover,',
    );
    expect(await refused(file, { sheet: 'Cover' })).toContain('This sheet is empty');
  });

  test('whose formulas have no stored results says which', async () => {
    const file = workbook([
      {
        name: 'A',
        rows: [
          ['City', 'State'],
          ['Miami', { f: 'B9' }],
          ['Doral', 'FL'],
        ],
      },
    ]);
    expect((await read(file)).notes[0]).toMatch(/^1 formula has no stored result \(B2\): read as empty\./);
  });

  test.each([
    ['row of another world', '<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>', 'it has a row'],
    ['column of another world', '<row r="1"><c r="ZZZZZZZZ1"><v>1</v></c></row>', 'too far from the others'],
    [
      'cell in the farthest corner',
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      'The cell XFD1048576 is too far from the others. Delete its row or column',
    ],
    [
      'cell far to the right of many rows',
      '<row r="20000"><c r="XFD20000"><v>1</v></c></row>',
      'The cell XFD20000 is too far',
    ],
  ])(
    'an XLSX file with a %s harms nobody',
    async (_, cells, message) => {
      expect(await refused(withRows(cells))).toContain(message);
    },
    60_000,
  );

  test('an XLSX file may have a far cell without content, and one far below the others', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="900000"><c r="A900000"><v>2</v></c><c r="XFD900000" s="1"/></row>';
    expect(await read(withRows(rows))).toMatchObject({ rows: [['1'], ['2']], row_numbers: [1, 900_000] });
  });

  test('an XLSX file that is no workbook, or a broken one, is refused', async () => {
    expect(await refused(zipSync({ 'a.txt': bytes('a') }))).toContain('not an Excel workbook');
    const file = workbook([{ name: 'A', rows: towns }]);
    expect(await refused(file.slice(0, 300))).toContain('damaged');
  });
});
