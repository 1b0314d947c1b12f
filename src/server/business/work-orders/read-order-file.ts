import type { WorkOrderPart, WorkOrderProgram } from '../../../contract/business/work-orders.ts';
import { type CsvRecord, csvCell, readCsvRecords } from '../../platform/csv-records.ts';
import { readCsvText } from '../../platform/csv-text.ts';
import { AppError } from '../../platform/errors.ts';
import { spoiledCellProblem } from '../../platform/spoiled-cells.ts';
import { chooseColumns, countParts, type OrderColumns, programOf } from './order-columns.ts';

/** A row as the file has it. */
export interface OrderRow {
  readonly line: number;
  readonly cell: (part: WorkOrderPart | 'status') => string;
  /** What the service may be called, the best first. */
  readonly services: readonly string[];
  /** Why nothing of it can be read; null otherwise. */
  readonly problem: string | null;
}

export interface OrderFile {
  readonly program: WorkOrderProgram;
  readonly headings: readonly string[];
  readonly columns: OrderColumns;
  readonly rows: readonly OrderRow[];
}

/** Above it, a file is split. */
const maxRows = 100_000;
/** Reports begin with the company’s name, a title and a range of days. */
const linesAbove = 12;
const headBytes = 20_000;

/**
 * Reads an export. Lines above the head are skipped, and so are headings and totals between the rows. In a trial, a missing
 * column is a problem of every row: the owner sees the columns and chooses.
 */
export async function readOrderFile(
  csv: string,
  given: Readonly<Partial<Record<WorkOrderPart, string | null>>>,
  isTrial: boolean,
): Promise<OrderFile> {
  const { start, linesBefore, headings } = findHead(csv.replace(/^\uFEFF/, ''));
  const columns = chooseColumns(headings, given);
  const missing = (['town', 'service', 'date'] as const).filter(part => columns[part].length === 0);
  const problem =
    missing.length === 0 ? null : `No column has the ${missing.join(' and the ')}. Choose the one that does.`;
  if (problem !== null && !isTrial)
    throw invalid(`${problem} Columns of the file: ${headings.slice(0, 30).join(', ').slice(0, 500)}.`);
  const known = [...new Set(Object.values(columns).flat().map(columnName))];
  const records = await readCsvRecords(csv.replace(/^\uFEFF/, '').slice(start), {
    maxRows,
    required: [],
    known,
    maxRecordSize: 100_000,
  });
  const rows = records
    .map(({ record, line }) => {
      const row = rowOf(record, line + linesBefore, columns);
      return problem === null ? row : Object.assign(row, { problem });
    })
    .filter(row => problem !== null || row.cell('date') !== '' || row.cell('town') !== '');
  if (rows.length === 0) throw invalid('The file has no rows below its head.');
  return { program: programOf(headings), headings, columns, rows };
}

function rowOf(record: CsvRecord['record'], line: number, columns: OrderColumns): OrderRow {
  const read = (heading: string | undefined) =>
    heading === undefined ? '' : csvCell(record, columnName(heading)).trim();
  const asked = Object.values(columns).flat().map(columnName);
  return {
    line,
    cell: part => read(columns[part][0]),
    services: columns.service.map(read).filter(Boolean),
    problem: spoiledCellProblem(record, asked),
  };
}

/** A column as the reader of CSV files names it. */
const columnName = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

interface Head {
  /** Where the head begins. */
  readonly start: number;
  readonly linesBefore: number;
  readonly headings: readonly string[];
}

/** The line that names the most parts of a work order. */
function findHead(text: string): Head {
  const sample = text.slice(0, headBytes);
  let best: Head & { readonly parts: number } = { start: 0, linesBefore: 0, headings: [], parts: -1 };
  let start = 0;
  for (let line = 0; line < linesAbove && start < sample.length; line += 1) {
    const { first } = readCsvText(sample.slice(start), countParts);
    const parts = countParts(first);
    if (parts > best.parts)
      best = { start, linesBefore: line, headings: first.map(cell => cell.trim()), parts };
    const end = /\r\n|\r|\n/g;
    end.lastIndex = start;
    if (end.exec(sample) === null) break;
    start = end.lastIndex;
  }
  return { ...best, headings: best.headings.filter(Boolean) };
}

const invalid = (message: string) =>
  new AppError('invalid', message, { reason: 'csv', fields: [{ path: 'csv', message }] });
