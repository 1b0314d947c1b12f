import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { lostLetterProblem, ownValue } from '../../engine/index.ts';
import { escapeFormula, escapeText, unescapeText } from './csv-cells.ts';
import { csvOptions, readCsvText } from './csv-text.ts';
import { AppError } from './errors.ts';

/** A row below the head, by column. */
export interface CsvRecord {
  readonly record: Readonly<Record<string, string>>;
  readonly line: number;
}

interface CsvOptions {
  readonly maxRows: number;
  /** What other programs call our columns. */
  readonly headings?: Readonly<Record<string, string>>;
  /** `required`: columns that the first line must name; `known`: all that it may name. */
  readonly required: readonly string[];
  readonly known: readonly string[];
  /** Columns of other programs that are read, too. All others are skipped. */
  readonly alsoRead?: readonly string[];
  readonly maxRecordSize?: number;
  /** The columns of a file whose first line is data already. */
  readonly headless?: {
    readonly columns: readonly string[];
    readonly isData: (first: readonly string[]) => boolean;
  };
}

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF';

/** Reads a CSV file whose first line names its columns, with pauses. Refuses an unreadable one, with the line. */
export async function readCsvRecords(csv: string, options: CsvOptions): Promise<CsvRecord[]> {
  const { maxRows, required, known } = options;
  const records = await parseRecords(csv, options);
  const [first] = records;
  if (!first) throw invalid('The file has no rows below its head.');
  const missing = required.filter(name => !Object.hasOwn(first.record, name));
  if (missing.length > 0) {
    throw invalid(
      `The first line must name the columns. Missing: ${missing.join(' and ')}. Known: ${known.join(', ')}.`,
    );
  }
  if (records.length > maxRows) {
    throw invalid(`At most ${maxRows.toLocaleString('en-US')} rows at once. Split the file.`);
  }
  return records;
}

/** A cell that is no text of people: it is written as it is, because its reader knows what a spreadsheet makes of it. */
interface PlainCell {
  readonly plain: string | number | boolean;
}
type Cell = string | number | PlainCell;

type Rows<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** A CSV file, written as its rows are read. A text that a spreadsheet would run as a formula stays text. */
export const writeCsv = <Row>(
  columns: readonly string[],
  chunks: Rows<Row>,
  cells: (row: Row) => readonly (string | number)[],
) => writeRows(columns, chunks, cells, escapeFormula);

/** A file that can be imported again: no text changes when a spreadsheet opens and saves it. */
export const writeImportableCsv = <Row>(
  columns: readonly string[],
  chunks: Rows<Row>,
  cells: (row: Row) => readonly Cell[],
) => writeRows(columns, chunks, cells, escapeText);

async function* writeRows<Row>(
  columns: readonly string[],
  chunks: Rows<Row>,
  cells: (row: Row) => readonly Cell[],
  escape: (text: string) => string,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written = (cell: Cell) =>
    typeof cell === 'string' ? escape(cell) : String(typeof cell === 'number' ? cell : cell.plain);
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + stringify([columns]));
  for await (const rows of chunks) yield encoder.encode(stringify(rows.map(row => cells(row).map(written))));
}

/** A cell's text, without the apostrophe that keeps a spreadsheet from changing it. */
export function csvCell(record: CsvRecord['record'], name: string): string {
  return unescapeText(record[name] ?? '');
}

async function parseRecords(
  csv: string,
  { maxRows, headings = {}, known, alsoRead = [], maxRecordSize = 20_000, headless }: CsvOptions,
): Promise<CsvRecord[]> {
  const lost = lostLetterProblem(csv);
  if (lost !== null) throw invalid(lost);
  const columnName = (name: string): string => {
    const plain = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    return ownValue(headings, plain) ?? plain;
  };
  const read = new Set([...known, ...alsoRead]);
  const readName = (name: string) => (read.has(name) ? name : false);
  const countKnown = (cells: readonly string[]) =>
    headless?.isData(cells) ? 2 : cells.filter(cell => known.includes(columnName(cell))).length;
  const { body, delimiter, skipped, first } = readCsvText(csv.replace(/^\uFEFF/, ''), countKnown);
  await othersFirst(); // Reading the call took a while.
  if (hasTooManyCells(body, delimiter)) throw invalid('This file has too many cells. Split it.');
  const fixed = headless?.isData(first) ? [...headless.columns] : null;
  try {
    const parser = parse({
      ...csvOptions,
      delimiter,
      columns: fixed ?? ((names: string[]) => names.map(name => readName(columnName(name)))),
      info: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: maxRecordSize,
      to: maxRows + 1,
    });
    Readable.from(slicesOf(body)).pipe(parser);
    const records: CsvRecord[] = [];
    for await (const row of parser) {
      const { record, info } = row as { record: Record<string, string>; info: { lines: number } };
      records.push({ record, line: info.lines + skipped });
    }
    return records;
  } catch (error) {
    const { message, lines } = error as Pick<CsvError, 'message'> & { lines?: number };
    throw invalid(
      `This is not a CSV file we can read${lines ? `, line ${lines + skipped}` : ''}: ${message}`,
    );
  }
}

const sliceBytes = 32_768;

/** Parts of a text that are parsed in some milliseconds. Other requests go between them. */
async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await othersFirst();
  }
}

/** The parser takes a microsecond for each, on the thread that answers visitors. */
const maxCells = 4_000_000;

function hasTooManyCells(text: string, delimiter: string): boolean {
  let cells = 0;
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1)) {
    cells += 1;
    if (cells > maxCells) return true;
  }
  return false;
}

const invalid = (message: string) =>
  new AppError('invalid', message, { reason: 'csv', fields: [{ path: 'csv', message }] });
