import { readSheet } from 'read-excel-file/universal';
import { maxSheetColumns, maxSheetRows } from '../../../contract/templates/sheets.ts';
import { SheetRefusal } from './sheet-refusal.ts';
import { columnIndex, shownNumbers } from './shown-numbers.ts';
import { checkWorkbook, listSheets, readFormats, readSheetSource } from './workbook-parts.ts';

export interface WorkbookCells {
  readonly cells: string[][];
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly notes: readonly string[];
}

/** The limit of spreadsheet programs. */
const LAST_ROW = 1_048_576;
/** The reader allocates every row as wide as the widest. */
const MAX_CELLS = (maxSheetRows + 20) * maxSheetColumns;
const MAX_MERGES = 100_000;

/**
 * One sheet of a workbook as text. Formulas give their stored results; a merged cell's value is repeated in
 * each of its rows.
 */
export async function readWorkbook(bytes: Uint8Array, asked?: string): Promise<WorkbookCells> {
  checkWorkbook(bytes);
  const sheets = listSheets(bytes);
  const names = sheets.map(sheet => sheet.name);
  if (sheets.length === 0) throw new SheetRefusal('This workbook has no sheet with cells.');
  if (asked !== undefined && !names.includes(asked)) {
    throw new SheetRefusal(`Sheet “${asked}” not found. Existing sheets: ${names.slice(0, 20).join(', ')}.`);
  }
  const candidates = asked === undefined ? sheets : sheets.filter(sheet => sheet.name === asked);
  for (const { name, path } of candidates) {
    const source = readSheetSource(bytes, path);
    const isLast = name === candidates.at(-1)?.name;
    if (!isLast && !/<(?:\w+:)?(?:v|t)[ >]/.test(source)) continue; // Skips empty sheets before the first with rows.
    refuseFarRows(source);
    refuseFarCells(source);
    const rows = await readCells(bytes, name);
    for (const { row, column, text } of shownNumbers(source, readFormats(bytes))) {
      const cells = rows[row];
      if (cells && column < cells.length) cells[column] = text;
    }
    const merged = fillMerged(rows, source);
    return { cells: rows, sheets: names, sheet: name, notes: [...merged, ...unsolvedFormulas(source)] };
  }
  throw new SheetRefusal('This workbook has no sheet with cells.');
}

async function readCells(bytes: Uint8Array, sheet: string): Promise<string[][]> {
  const copy = new Uint8Array(bytes);
  const rows = await readSheet(copy.buffer, sheet).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SheetRefusal(`The sheet “${sheet}” is damaged: ${reason}`);
  });
  return rows.map(row => row.map(cell => textOf(cell)));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  // Rounds like spreadsheets: 0.1 + 0.2 is 0.3 there.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : '';
}

/** The reader fills gaps between rows, so a row number beyond the limit would create a huge gap. */
function refuseFarRows(source: string): void {
  let rows = 0;
  for (const [, number] of source.matchAll(/<(?:\w+:)?row\s[^<>]*?\br="(\d+)"/g)) {
    rows += 1;
    if (Number(number) > LAST_ROW)
      throw new SheetRefusal(`This workbook is damaged: it has a row ${number}.`);
  }
  if (rows > maxSheetRows + 20) {
    throw new SheetRefusal(
      `The sheet has ${rows.toLocaleString('en-US')} rows; at most ${maxSheetRows.toLocaleString('en-US')} are read. Split it and upload the parts in turn.`,
    );
  }
}

/**
 * The reader fills every row up to the widest, so one distant cell would fill the memory. Cells without
 * content don't count.
 */
function refuseFarCells(source: string): void {
  let [lastRow, lastColumn] = [0, 0];
  for (const [, attributes = ''] of source.matchAll(/<(?:\w+:)?c\s([^<>]*)>/g)) {
    const [, letters = '', digits] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? [];
    if (digits === undefined || attributes.endsWith('/')) continue;
    lastRow = Math.max(lastRow, Number(digits));
    lastColumn = Math.max(lastColumn, columnIndex(letters) + 1);
    if (lastRow * lastColumn > MAX_CELLS) {
      throw new SheetRefusal(
        `The cell ${letters.slice(0, 10)}${digits} is too far from the others. Delete its row or column and upload again.`,
      );
    }
  }
}

/** Fills downward only: a cell merged across columns is a title or one value, and stays in its first column. */
function fillMerged(rows: string[][], source: string): string[] {
  let filled = 0;
  let merges = 0;
  for (const [, column = '', first, last] of source.matchAll(
    /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g,
  )) {
    merges += 1;
    if (merges > MAX_MERGES) throw new SheetRefusal('This sheet has too many merged cells. Save it as CSV.');
    const place = columnIndex(column);
    const value = rows[Number(first) - 1]?.[place] ?? '';
    if (value === '') continue;
    for (let row = Number(first); row < Math.min(Number(last), rows.length); row += 1) {
      const cells = rows[row];
      if (!cells) continue;
      while (cells.length < place) cells.push('');
      cells[place] = value;
      filled += 1;
    }
  }
  if (filled === 0) return [];
  return [
    `Merged cells: their value was put into each row they cover (${filled.toLocaleString('en-US')} ${filled === 1 ? 'cell' : 'cells'}).`,
  ];
}

/** Formulas without stored results, which some programs write. There is nothing to read. */
function unsolvedFormulas(source: string): string[] {
  const found = Array.from(
    source.matchAll(
      /<(?:\w+:)?c\s([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*(?:(?<=\/)>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v(?:\s*\/>|><\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g,
    ),
    ([, attributes = '']) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1],
  ).filter(place => place !== undefined);
  if (found.length === 0) return [];
  const which = found.slice(0, 3).join(', ');
  return [
    `${found.length.toLocaleString('en-US')} ${found.length === 1 ? 'formula has' : 'formulas have'} no stored result (${which}${found.length > 3 ? ' …' : ''}): read as empty. Open the file in a spreadsheet program, save it and choose it again.`,
  ];
}
