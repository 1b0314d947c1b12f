import { parse } from 'csv-parse/sync';
import { maxSheetRows } from '../../../contract/templates/sheets.ts';
import { csvOptions, readCsvText } from '../../platform/csv-text.ts';
import { SheetRefusal } from './sheet-refusal.ts';

/** Extra rows for a heading and titles, before the limit counts. */
const EXTRA_ROWS = 20;
/** Characters per row. Otherwise an unclosed quote would swallow the rest of the file. */
const MAX_ROW_LENGTH = 700_000;

/** The cells of a CSV text. Empty lines stay, so that rows keep their numbers; formulas stay text. */
export function readCsv(text: string): string[][] {
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
