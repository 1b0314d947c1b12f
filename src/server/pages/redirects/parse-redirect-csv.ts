import { type CsvRecord, csvCell, readCsvRecords } from '../../platform/csv-records.ts';
import { type Destination, readDestination, readSource } from './redirect-path.ts';

/** A parsed row of a file, before it is compared with others. */
export interface CsvRow {
  readonly line: number;
  readonly source_path: string;
  readonly destination_path: string;
  readonly source: string;
  readonly destination: Destination;
  readonly redirect_type: 301 | 302;
  readonly is_prefix: boolean;
  readonly is_active: boolean;
  readonly description: string;
  /** Empty where the row can be used. */
  readonly problem: string;
}

export const maxRows = 200_000;

/** What other programs call our columns. */
const headings: Readonly<Record<string, string>> = {
  source: 'source_path',
  from: 'source_path',
  old: 'source_path',
  destination: 'destination_path',
  to: 'destination_path',
  target: 'destination_path',
  new: 'destination_path',
  type: 'redirect_type',
  status: 'redirect_type',
  code: 'redirect_type',
  active: 'is_active',
  enabled: 'is_active',
  prefix: 'is_prefix',
  note: 'description',
};

/** Reads a file with at least a column of sources and one of destinations. */
export function parseRedirectCsv(csv: string, ownHost: string | null): CsvRow[] {
  const records = readCsvRecords(csv, {
    maxRows,
    headings,
    required: ['source_path', 'destination_path'],
    known: ['source_path', 'destination_path', 'redirect_type', 'is_prefix', 'is_active', 'description'],
  });
  const lines = new Map<string, number>();
  const rows: CsvRow[] = [];
  for (const { record, line } of records) {
    const row = readRow(record, line, ownHost);
    const before = row.problem === '' ? lines.get(row.source) : undefined;
    lines.set(row.source, line);
    const problem = before === undefined ? row.problem : `Line ${before} has the same source`;
    rows.push({ ...row, problem });
  }
  return rows;
}

function readRow(record: CsvRecord['record'], line: number, ownHost: string | null): CsvRow {
  const cell = (name: string) => csvCell(record, name);
  const source = readSource(cell('source_path'));
  const destination = readDestination(cell('destination_path'), ownHost);
  const type = cell('redirect_type') || '301';
  const problems = [
    'problem' in source ? source.problem : '',
    'problem' in destination ? destination.problem : '',
    type === '301' || type === '302' ? '' : 'The type is 301 or 302',
    cell('description').length > 500 ? 'A description has at most 500 characters' : '',
  ].filter(Boolean);
  return {
    line,
    source_path: cell('source_path'),
    destination_path: cell('destination_path'),
    source: 'key' in source ? source.key : '',
    destination: 'address' in destination ? destination : { address: '', key: null },
    redirect_type: type === '302' ? 302 : 301,
    is_prefix: isYes(cell('is_prefix'), false),
    is_active: isYes(cell('is_active'), true),
    description: cell('description'),
    problem: problems.join('. '),
  };
}

function isYes(text: string, otherwise: boolean): boolean {
  return text === '' ? otherwise : /^(?:1|true|yes|y|on|active)$/i.test(text);
}
