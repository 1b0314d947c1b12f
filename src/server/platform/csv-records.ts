import { type CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
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
  readonly maxRecordSize?: number;
}

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF';

/** Reads a CSV file whose first line names its columns. Refuses an unreadable one, with the line. */
export function readCsvRecords(csv: string, options: CsvOptions): CsvRecord[] {
  const { maxRows, required, known } = options;
  const records = parseRecords(csv, options);
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

/** A CSV file, written as its rows are read. A text that a spreadsheet would run as a formula stays text. */
export async function* writeCsv<Row>(
  columns: readonly string[],
  chunks: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cells: (row: Row) => readonly (string | number)[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + stringify([columns]));
  for await (const rows of chunks)
    yield encoder.encode(stringify(rows.map(cells), { escape_formulas: true }));
}

/** A cell's text. A leading apostrophe keeps spreadsheets from reading it as a formula. */
export function csvCell(record: CsvRecord['record'], name: string): string {
  return (record[name] ?? '').replace(/^'/, '');
}

function parseRecords(
  csv: string,
  { maxRows, headings = {}, maxRecordSize = 20_000 }: CsvOptions,
): CsvRecord[] {
  const columnName = (name: string): string => {
    const plain = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    return headings[plain] ?? plain;
  };
  try {
    const read: { record: Record<string, string>; info: { lines: number } }[] = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map(columnName),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: maxRecordSize,
      to: maxRows + 1,
    });
    return read.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    const { message, lines } = error as Pick<CsvError, 'message'> & { lines?: number };
    throw invalid(`This is not a CSV file we can read${lines ? `, line ${lines}` : ''}: ${message}`);
  }
}

const invalid = (message: string) =>
  new AppError('invalid', message, { reason: 'csv', fields: [{ path: 'csv', message }] });
