import { parse } from 'csv-parse/sync';
import {
  largestSheet,
  maxSheetRows,
  type Sheet,
  type SheetEncoding,
} from '../../../contract/templates/sheets.ts';
import { decodeText } from '../../../engine/index.ts';
import { csvOptions, readCsvText } from '../../platform/csv-text.ts';
import { readSheetCells } from './read-sheet-cells.ts';
import { readWorkbook } from './read-workbook.ts';
import { SheetRefusal } from './sheet-refusal.ts';

export interface SheetChoice {
  readonly sheet?: string | undefined;
  readonly encoding?: SheetEncoding | undefined;
  readonly header?: boolean | undefined;
}

/** Reads a CSV or XLSX file as plain cells. The first bytes decide the format, not the name. */
export async function parseSheetFile(bytes: Uint8Array, choice: SheetChoice): Promise<Sheet> {
  if (bytes.length === 0) throw new SheetRefusal('This file is empty.');
  if (bytes.length > largestSheet) {
    throw new SheetRefusal(`This file is larger than ${largestSheet / 1024 / 1024} MB. Split it.`);
  }
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    throw new SheetRefusal(
      'This is an old Excel file (.xls) or has a password. Save it as XLSX without one.',
    );
  }
  if (head.startsWith('%PDF')) {
    throw new SheetRefusal('This is a PDF. Save the sheet as CSV (UTF-8) or XLSX instead.');
  }
  if (head.startsWith('PK')) {
    const { cells, sheets, sheet, notes } = await readWorkbook(bytes, choice.sheet);
    const table = readSheetCells({ cells, header: choice.header });
    return {
      format: 'xlsx',
      encoding: null,
      is_encoding_guessed: false,
      sheets: [...sheets],
      sheet,
      ...table,
      notes: [...notes, ...table.notes],
    };
  }
  const decoded = decodeText(bytes, choice.encoding);
  if ('problem' in decoded) throw new SheetRefusal(decoded.problem);
  const { text, encoding, isGuessed } = decoded;
  if (text.trim() === '') throw new SheetRefusal('This file is empty.');
  return {
    format: 'csv',
    encoding,
    is_encoding_guessed: isGuessed,
    sheets: [],
    sheet: null,
    ...readSheetCells({ cells: readCsv(text), header: choice.header }),
  };
}

/** Extra rows for a heading and titles, before the limit counts. */
const EXTRA_ROWS = 20;
/** Characters per row. Otherwise an unclosed quote would swallow the rest of the file. */
const MAX_ROW_LENGTH = 700_000;

/** The cells of a CSV text. Empty lines stay, so that rows keep their numbers; formulas stay text. */
function readCsv(text: string): string[][] {
  const { body, delimiter, skipped } = readCsvText(text);
  try {
    const rows: string[][] = parse(body, {
      ...csvOptions,
      delimiter,
      relax_quotes: true,
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
      to: maxSheetRows + EXTRA_ROWS + 1,
    });
    return skipped > 0 ? [[], ...rows] : rows;
  } catch (error) {
    throw new SheetRefusal(explain(error));
  }
}

function explain(error: unknown): string {
  const { code = '', lines = 0 } = error as { code?: string; lines?: number };
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return `A quotation mark is opened but never closed, near line ${lines.toLocaleString('en-US')}. Close it (or double it inside a cell) and choose the file again.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `This is not a CSV file we can read, line ${lines.toLocaleString('en-US')}: ${reason}`;
}
