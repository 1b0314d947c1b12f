import { type RedirectType, redirectTypes } from '../../../contract/pages/redirects.ts';
import { type CsvRecord, readCsvRecords } from '../../platform/csv-records.ts';
import { spoiledCellProblem } from '../../platform/spoiled-cells.ts';
import { mapYielding } from '../../platform/yielding.ts';
import { dialectColumns, headings, readRule } from './redirect-dialects.ts';
import { type Destination, gone, readEnds } from './redirect-path.ts';

/** A parsed row of a file, before it is compared with others. */
export interface CsvRow {
  readonly line: number;
  readonly source_path: string;
  readonly destination_path: string;
  readonly source: string;
  readonly destination: Destination;
  readonly redirect_type: RedirectType;
  readonly is_prefix: boolean;
  readonly is_active: boolean;
  readonly description: string;
  /** Empty where the row can be used. */
  readonly problem: string;
}

export const maxRows = 200_000;

const columns = ['source_path', 'destination_path', 'redirect_type', 'is_prefix', 'is_active', 'description'];

/** Reads a file with at least a column of sources and one of destinations. */
export async function parseRedirectCsv(csv: string, ownHost: string | null): Promise<CsvRow[]> {
  const records = await readCsvRecords(csv, {
    maxRows,
    headings,
    required: ['source_path', 'destination_path'],
    known: columns,
    alsoRead: dialectColumns,
    headless: { columns: ['source_path', 'destination_path', 'redirect_type'], isData: isRule },
  });
  const lines = new Map<string, number>();
  return mapYielding(records, ({ record, line }) => {
    const row = readRow(record, line, ownHost);
    const before = row.problem === '' ? lines.get(row.source) : undefined;
    lines.set(row.source, line);
    const problem = before === undefined ? row.problem : `Line ${before} has the same source`;
    return { ...row, problem };
  });
}

/** The first line of a file without a head: its cells are addresses. */
const isRule = ([source = '', destination = '']: readonly string[]) =>
  /^(?:\/|https?:\/\/)/.test(source) && /^(?:\/|https?:\/\/)/.test(destination);

function readRow(record: CsvRecord['record'], line: number, ownHost: string | null): CsvRow {
  const written = readRule(record);
  const type = typeNamed(written.type);
  const { source, destination } = readEnds(
    { source: pathHere(written.source, ownHost), destination: written.destination, type: type ?? 301 },
    ownHost,
  );
  const is_prefix = isYes(written.is_prefix, false);
  const problems = [
    spoiledCellProblem(record, columns) ?? '',
    'problem' in source ? source.problem : '',
    'problem' in destination ? destination.problem : '',
    type === undefined ? `The type is ${redirectTypes.join(', ')}` : '',
    written.description.length > 500 ? 'A description has at most 500 characters' : '',
    is_prefix && 'key' in source && source.key.includes('?') ? 'A source with a query has no subpaths' : '',
  ].filter(Boolean);
  return {
    line,
    source_path: written.source,
    destination_path: written.destination,
    source: 'key' in source ? source.key : '',
    destination: 'address' in destination ? destination : gone,
    redirect_type: type ?? 301,
    is_prefix,
    is_active: isYes(written.is_active, true),
    description: written.description,
    problem: written.refusal || problems.join('. '),
  };
}

/** `301`, `301 Moved Permanently`; nothing is 301. */
const typeNamed = (text: string): RedirectType | undefined =>
  redirectTypes.find(type => String(type) === (/^\d{3}/.exec(text)?.[0] ?? (text || '301')));

/** Full addresses of this site are taken as paths; with and without www. */
function pathHere(source: string, ownHost: string | null): string {
  if (ownHost === null || !/^https?:\/\//i.test(source) || !URL.canParse(source)) return source;
  const bare = (host: string) => host.replace(/^www\./, '');
  const { host, pathname, search } = new URL(source);
  return bare(host) === bare(ownHost) ? `${pathname}${search}` : source;
}

function isYes(text: string, otherwise: boolean): boolean {
  return text === '' ? otherwise : /^(?:1|true|yes|y|on|active)$/i.test(text);
}
