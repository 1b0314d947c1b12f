import { type Options, parse } from 'csv-parse/sync';

/** What separates cells. Excel writes semicolons where a comma is the decimal sign. */
const delimiters = [',', ';', '\t', '|'];
const LOOKED_AT = 20;
const SAMPLE_LETTERS = 100_000;

export interface CsvText {
  readonly body: string;
  readonly delimiter: string;
  /** The cells of the first line. */
  readonly first: readonly string[];
  /** Lines above the body: Excel's `sep=;`. */
  readonly skipped: number;
}

/**
 * How a CSV text is written: its `sep=` line, else the delimiter under which its first line names most of the
 * known columns, else the one that occurs equally often in most lines.
 */
export function readCsvText(
  text: string,
  countKnown: (cells: readonly string[]) => number = () => 0,
): CsvText {
  const said = /^sep=([,;|\t])(?:\r\n|\r|\n)/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? guessDelimiter(body, countKnown);
  const first = firstRecord(body.slice(0, SAMPLE_LETTERS), delimiter);
  return { body, delimiter, first, skipped: said ? 1 : 0 };
}

/** Options of every CSV file: a file may end its lines in any way, and in several. */
export const csvOptions = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
} as const satisfies Options;

function guessDelimiter(text: string, countKnown: (cells: readonly string[]) => number): string {
  const sample = text.slice(0, SAMPLE_LETTERS);
  const lines = sample
    .split(/\r\n|\r|\n/, LOOKED_AT)
    .map(line => line.replace(/"[^"]*"/g, ''))
    .filter(line => line.trim() !== '');
  const marks = delimiters.map(delimiter => {
    const counts = lines.map(line => line.split(delimiter).length - 1);
    const max = Math.max(0, ...counts);
    const steady = counts.filter(count => count === max).length;
    return {
      delimiter,
      known: countKnown(firstRecord(sample, delimiter)),
      score: max === 0 ? 0 : steady * 100 + max,
    };
  });
  return marks.toSorted((a, b) => b.known - a.known || b.score - a.score)[0]?.delimiter ?? ',';
}

function firstRecord(text: string, delimiter: string): readonly string[] {
  try {
    const records: string[][] = parse(text, {
      ...csvOptions,
      delimiter,
      skip_empty_lines: true,
      relax_quotes: true,
      to: 1,
    });
    return records[0] ?? [];
  } catch {
    return []; // The reader itself tells why.
  }
}
