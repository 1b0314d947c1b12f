import { parse } from 'csv-parse/sync';
import { maxSheetRows } from '../../../contract/templates/sheets.ts';
import { SheetRefusal } from './sheet-refusal.ts';

const delimiters = [',', ';', '\t', '|'];
/** Extra rows for a heading and titles, before the limit counts. */
const EXTRA_ROWS = 20;
/** Characters per row. Otherwise an unclosed quote would swallow the rest of the file. */
const MAX_ROW_LENGTH = 700_000;
const LOOKED_AT = 20;

/** The cells of a CSV text. Empty lines stay, so that rows keep their numbers; formulas stay text. */
export function readCsv(text: string): string[][] {
  const said = /^sep=([,;|\t])\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? guessDelimiter(body);
  try {
    const rows: string[][] = parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
      to: maxSheetRows + EXTRA_ROWS + 1,
    });
    return said ? [[], ...rows] : rows;
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

/** The delimiter that occurs in most lines, equally often in each. */
function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n|\r|\n/, LOOKED_AT)
    .map(line => line.replace(/"[^"]*"/g, ''))
    .filter(line => line.trim() !== '');
  const marks = delimiters.map(delimiter => {
    const counts = lines.map(line => line.split(delimiter).length - 1);
    const most = Math.max(0, ...counts);
    const steady = counts.filter(count => count === most).length;
    return { delimiter, score: most === 0 ? 0 : steady * 100 + most };
  });
  return marks.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? ',';
}
