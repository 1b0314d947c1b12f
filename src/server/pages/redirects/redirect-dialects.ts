import { type CsvRecord, csvCell } from '../../platform/csv-records.ts';

/** A row as its file means it, still as texts. */
export interface WrittenRule {
  readonly source: string;
  readonly destination: string;
  readonly type: string;
  readonly is_prefix: string;
  readonly is_active: string;
  readonly description: string;
  /** Why the row can't come, whatever its addresses are. */
  readonly refusal: string;
}

type Read = (cell: (name: string) => string) => WrittenRule;

/** What other programs call our columns. */
export const headings: Readonly<Record<string, string>> = {
  source: 'source_path',
  from: 'source_path',
  old: 'source_path',
  old_url: 'source_path',
  origin: 'source_path',
  redirect_from: 'source_path',
  destination: 'destination_path',
  to: 'destination_path',
  target: 'destination_path',
  new: 'destination_path',
  new_url: 'destination_path',
  redirect_to: 'destination_path',
  active: 'is_active',
  enabled: 'is_active',
  prefix: 'is_prefix',
  note: 'description',
  title: 'description',
};

/** What dialects say besides our columns. */
export const dialectColumns = ['regex', 'code', 'type', 'status', 'matching', 'format'];

const pattern = 'A pattern (regex) can’t come in. Write one row for each address';

/** How the exports of other programs differ from ours, by the columns that only they have. */
const dialects: readonly { readonly columns: readonly string[]; readonly read: Read }[] = [
  // Redirection: source,target,regex,code,type,hits,title,status
  {
    columns: ['regex', 'code'],
    read: cell => ({
      ...plain(cell),
      type: cell('code'),
      is_active: cell('status') === 'disabled' ? 'false' : 'true',
      refusal:
        cell('regex') === '1' || cell('regex').toLowerCase() === 'true'
          ? pattern
          : conditionOf(cell) || actionOf(cell),
    }),
  },
  // Rank Math: id,source,matching,destination,type,category,status,ignore
  {
    columns: ['matching'],
    read: cell => ({
      ...plain(cell),
      type: cell('type'),
      is_active: /^(?:active)?$/i.test(cell('status')) ? 'true' : 'false',
      refusal:
        cell('status').toLowerCase() === 'trashed' ? 'The row is in the trash' : matchingOf(cell('matching')),
    }),
  },
  // Yoast: Origin,Target,Type,Format
  {
    columns: ['format'],
    read: cell => ({
      ...plain(cell),
      type: cell('type'),
      refusal: cell('format').toLowerCase() === 'regex' ? pattern : '',
    }),
  },
];

/** Reads the rows of a file, by its columns. Ours and those of a plain list are read alike. */
export function readRule(record: CsvRecord['record']): WrittenRule {
  const cell = (name: string) => csvCell(record, name).trim();
  const dialect = dialects.find(({ columns }) => columns.every(name => Object.hasOwn(record, name)));
  if (!dialect) return plain(cell);
  const read = dialect.read(cell);
  return { ...read, source: withSlash(read.source), destination: withSlash(read.destination) };
}

const plain: Read = cell => ({
  source: cell('source_path'),
  destination: cell('destination_path'),
  type: cell('redirect_type') || cell('type') || cell('status') || cell('code'),
  is_prefix: cell('is_prefix'),
  is_active: cell('is_active'),
  description: cell('description'),
  refusal: '',
});

/** Redirection writes this destination where a row depends on a cookie, a browser or a sign-in. */
const conditionOf = (cell: (name: string) => string) =>
  cell('destination_path') === '/unknown' ? 'The row holds only for some visitors, which can’t come in' : '';

function actionOf(cell: (name: string) => string): string {
  const [type, code] = [cell('type'), cell('code')];
  if (type === 'error' && code !== '410')
    return `A missing page answers 404 by itself, not ${code || 'this'}`;
  return ['url', 'error', ''].includes(type) ? '' : `The action “${type}” can’t come in`;
}

function matchingOf(matching: string): string {
  const kind = matching.toLowerCase();
  if (kind === 'regex') return pattern;
  return kind === 'exact' || kind === '' ? '' : `A row that matches by “${matching}” can’t come in`;
}

/** Programs leave the first slash out. A name with a dot before the first slash is a domain. */
function withSlash(path: string): string {
  return /^[^/.:?#\\]+(?:[/?#]|$)/.test(path) || /^\?[^=]+=/.test(path) ? `/${path}` : path;
}
