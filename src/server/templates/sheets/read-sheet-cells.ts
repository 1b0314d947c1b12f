import { maxSheetColumns, maxSheetRows, type Sheet } from '../../../contract/templates/sheets.ts';
import { guessColumns, parseLocations, stateCode } from '../../../engine/index.ts';
import { unescapeFormula } from '../../platform/csv-cells.ts';
import { isFormulaError, isShortenedNumber } from '../../platform/spoiled-cells.ts';
import { SheetRefusal } from './sheet-refusal.ts';

export interface SheetCells {
  readonly cells: readonly (readonly string[])[];
  /** True if the first row names the columns. Detected if not set. */
  readonly header?: boolean | undefined;
}

type SheetTable = Pick<Sheet, 'has_header' | 'headings' | 'rows' | 'row_numbers' | 'empty_rows' | 'notes'>;

/** Characters of all cells. Shared texts can make a small workbook very large. */
const MAX_TEXT_LENGTH = 60_000_000;
const LOOKED_AT = 200;
const NAMED = 5;

/** Converts cells to headings and rows. Removes titles, fills short rows, skips empty ones, and reports it. */
export function readSheetCells({ cells, header }: SheetCells): SheetTable {
  const filled = cells.flatMap((row, index) =>
    row.some(cell => cell.trim() !== '') ? [{ row, number: index + 1 }] : [],
  );
  if (filled.length === 0) throw new SheetRefusal('This sheet is empty.');
  const notes: string[] = [];
  const titles = countTitles(filled.map(one => one.row));
  if (titles > 0) {
    const first = filled[0];
    notes.push(
      `${titles === 1 ? `Row ${first?.number} was` : `The first ${titles} rows were`} taken for a title (“${firstText(first?.row).slice(0, 60)}”) and left out.`,
    );
  }
  const table = filled.slice(titles);
  const has_header = header ?? isHeader(table.map(one => one.row));
  const head = has_header ? (table[0]?.row ?? []) : [];
  const body = has_header ? table.slice(1) : table;
  if (body.length === 0) throw new SheetRefusal('This sheet has headings but no rows below them.');
  if (body.length > maxSheetRows) {
    const max = maxSheetRows.toLocaleString('en-US');
    throw new SheetRefusal(`This file has more than ${max} rows. Split it and upload the parts in turn.`);
  }
  const width = has_header
    ? lastFilled(head)
    : Math.max(...body.slice(0, LOOKED_AT).map(one => lastFilled(one.row)));
  if (width > maxSheetColumns) {
    throw new SheetRefusal(
      `This sheet has ${width.toLocaleString('en-US')} columns; at most ${maxSheetColumns} are read. Delete columns that no page needs.`,
    );
  }
  const headings = Array.from(
    { length: width },
    (_, column) => head[column]?.replace(/\s+/g, ' ').trim().slice(0, 200) || `Column ${letterOf(column)}`,
  );
  const nameless = headings.filter((_, column) => has_header && !head[column]?.trim());
  if (nameless.length > 0) notes.push(`No heading: ${nameless.slice(0, NAMED).join(', ')}.`);
  if (!has_header && header === undefined) {
    notes.push('The first row looks like data, so the columns are named by letters.');
  }
  notes.push(...raggedNotes(body, width));
  let size = 0;
  let errors = 0;
  let shortened = 0;
  const rows = body.map(({ row }) =>
    Array.from({ length: width }, (_, column) => {
      const text = unescapeFormula((row[column] ?? '').trim());
      const cell = isFormulaError(text) || isShortenedNumber(text) ? '' : text;
      if (isFormulaError(text)) errors += 1;
      if (isShortenedNumber(text)) shortened += 1;
      size += cell.length;
      if (size > MAX_TEXT_LENGTH)
        throw new SheetRefusal('This sheet holds too much text. Split it into several.');
      return cell;
    }),
  );
  if (errors > 0) {
    notes.push(
      `${errors.toLocaleString('en-US')} ${errors === 1 ? 'cell holds' : 'cells hold'} the error of a formula, such as #N/A: read as empty.`,
    );
  }
  if (shortened > 0) {
    notes.push(
      `${shortened.toLocaleString('en-US')} ${shortened === 1 ? 'cell holds' : 'cells hold'} a number whose digits a spreadsheet has lost, such as 1.23457E+15: read as empty. Format the column as text and enter the numbers again.`,
    );
  }
  const lastRow = body.at(-1)?.number ?? 0;
  return {
    has_header,
    headings,
    rows,
    row_numbers: body.map(one => one.number),
    empty_rows: lastRow - filled.filter(one => one.number <= lastRow).length,
    notes,
  };
}

/** Counts rows with one cell above a table with several columns. */
function countTitles(rows: readonly (readonly string[])[]): number {
  const widths = rows.slice(0, 10).map(row => row.filter(cell => cell.trim() !== '').length);
  const first = widths.findIndex(width => width > 1);
  const isTable = widths.slice(first).filter(width => width > 1).length > (widths.length - first) / 2;
  return first > 0 && first <= 5 && isTable && rows.length > first + 1 ? first : 0;
}

/** True if the first row contains no places or numbers and differs from the cells below. */
function isHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows.slice(0, LOOKED_AT);
  const named = guessColumns(first, []);
  if (named.some(use => use.role !== 'value')) return !first.some(isPlace);
  const uses = guessColumns(
    first.map(() => ''),
    others,
  );
  return (
    first.every((cell, column) => {
      const text = cell.trim();
      if (isPlace(text) || /^[\d.,$%-]+$/.test(text)) return false;
      return !(uses[column]?.role === 'state' && stateCode(text) !== undefined);
    }) &&
    others.length > 0 &&
    first.length > 1
  );
}

const isPlace = (cell: string) => cell.includes(',') && parseLocations(cell).ready_count === 1;

function raggedNotes(body: readonly { row: readonly string[]; number: number }[], width: number): string[] {
  const longer = body.filter(({ row }) => lastFilled(row) > width);
  if (longer.length === 0) return [];
  const which = longer.slice(0, NAMED).map(one => one.number.toLocaleString('en-US'));
  return [
    `${longer.length.toLocaleString('en-US')} ${longer.length === 1 ? 'row has' : 'rows have'} more cells than there are columns (${longer.length === 1 ? 'row' : 'rows'} ${which.join(', ')}${longer.length > NAMED ? ' …' : ''}): what is beyond column ${letterOf(width - 1)} was left out. A comma inside a cell needs quotation marks around the cell.`,
  ];
}

const firstText = (row: readonly string[] = []) => row.find(cell => cell.trim() !== '')?.trim() ?? '';

const lastFilled = (row: readonly string[]) => row.findLastIndex(cell => cell.trim() !== '') + 1;

function letterOf(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : `${letterOf(Math.floor(column / 26) - 1)}${rest}`;
}
