import { z } from 'zod';
import type { DataSetContent } from '../../contract/templates/data-sets.ts';
import { largestSheet, type SheetEncoding } from '../../contract/templates/sheets.ts';
import {
  type ColumnRole,
  type ColumnUse,
  columnRoles,
  guessColumns,
  readSheetRows,
  type SheetReport,
} from '../../engine/index.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/errors.ts';
import { fillFromDataSets } from '../templates/data-sets/fill-from-data-sets.ts';
import { findDataSetNamed, getDataSet } from '../templates/data-sets/queries.ts';
import { readSheet } from '../templates/sheets/read-sheet.ts';
import { misuse } from './exit-codes.ts';
import { count, type Output } from './output.ts';
import { readGivenFile } from './read-given-file.ts';
import { readTextFile } from './read-text-file.ts';

export interface ListOptions {
  readonly locations?: string;
  readonly keywords?: string;
  readonly file?: string;
  readonly map?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly encoding?: SheetEncoding;
  /** False with --no-header. */
  readonly header?: boolean;
  readonly state?: string;
  readonly dataSet?: readonly string[];
  /** Left out: decided by the file. */
  readonly pagePerRow?: boolean;
}

/** The lists of the files. */
export interface FileLists extends DataSetContent {
  readonly page_per_row: boolean;
}

export interface GivenLists extends FileLists {
  readonly data_sets: readonly { id: string; version: number }[];
}

const nothing: FileLists = { locations: '', keywords: '', location_values: [], page_per_row: false };

/** Merges the lists of a command's options, and reports problems of the files. */
export async function readFiles(options: ListOptions, output: Output): Promise<FileLists> {
  const { file, locations, keywords } = options;
  const read = file ? await readSheetLists(file, options, output) : nothing;
  const lines = async (path: string | undefined, what: 'locations' | 'keywords') =>
    path === undefined ? [] : [await readListFile(path, what, output)];
  return {
    locations: joined([...(await lines(locations, 'locations')), read.locations]),
    keywords: joined([...(await lines(keywords, 'keywords')), read.keywords]),
    location_values: read.location_values,
    page_per_row: options.pagePerRow ?? read.page_per_row,
  };
}

/** Adds the named data sets to the lists of the files. */
export async function addDataSets(
  db: Db,
  { page_per_row, ...lists }: FileLists,
  names: readonly string[] = [],
): Promise<GivenLists> {
  const named = await Promise.all(names.map(name => findNamed(db, name)));
  const { used, ...filled } = await fillFromDataSets(db, lists, named);
  if (!filled.locations.trim())
    throw misuse('No locations were given.', 'Name them with --locations, --file or --data-set.');
  const areKeywordsInRows =
    page_per_row && filled.location_values.length > 0 && filled.location_values.every(row => row.keyword);
  if (!filled.keywords.trim() && !areKeywordsInRows)
    throw misuse(
      'No keywords were given.',
      'Name them with --keywords, a keyword column of --file, or --data-set.',
    );
  return { ...filled, page_per_row, data_sets: used.map(({ id, version }) => ({ id, version })) };
}

/** A data set by its name or id, with the version behind an @. */
export async function findNamed(db: Db, text: string): Promise<{ id: string; version?: number }> {
  const [, name = text, version] = /^(.+)@(\d+)$/.exec(text) ?? [];
  const found = z.uuid().safeParse(name).success
    ? await getDataSet(db, name)
    : ((await findDataSetNamed(db, text)) ?? (await findDataSetNamed(db, name)));
  if (!found)
    throw misuse(`Data set “${name}” not found.`, 'They are listed by: npm run pagehaul -- data-sets list');
  return { id: found.id, ...(version && found.name !== text ? { version: Number(version) } : {}) };
}

async function readSheetLists(path: string, options: ListOptions, output: Output): Promise<FileLists> {
  const { map = {}, sheet: name, encoding, header = true, state } = options;
  const sheet = await readSheet(await readGivenFile(path, largestSheet), {
    sheet: name,
    encoding,
    header: header ? undefined : false,
  }).catch((error: unknown) => {
    throw error instanceof AppError ? misuse(`${path}: ${error.message}`) : error;
  });
  const columns = mapColumns(sheet.headings, sheet.rows, map);
  const report = readSheetRows({ columns, rows: sheet.rows, row_numbers: sheet.row_numbers, state });
  if (report.ready_count === 0 && report.keywords.length === 0) {
    const [first] = report.rejected;
    throw misuse(
      `${path}: no row gives a place or a keyword.${first ? ` Row ${first.line_number}: ${first.suggestion}` : ''}`,
      `Its columns are ${sheet.headings.join(', ')}. Say what they are with --map, like --map "${sheet.headings[0]}=city".`,
    );
  }
  const isPerRow = options.pagePerRow ?? report.is_page_per_row;
  output.note(fileReport(path, { ...sheet, uses: columns, isPerRow }, report));
  const rows = isPerRow ? report.rows : report.locations;
  return {
    page_per_row: isPerRow,
    locations: report.locations.map(({ city, state: code }) => `${city}, ${code}`).join('\n'),
    keywords: isPerRow && report.has_row_keywords ? '' : report.keywords.join('\n'),
    location_values: rows.flatMap(({ city, state: code, field_values, keyword }) =>
      field_values ? [{ city, state: code, field_values: { ...field_values }, keyword }] : [],
    ),
  };
}

const maxRejected = 20;

function fileReport(
  path: string,
  sheet: { headings: string[]; notes: string[]; uses: ReturnType<typeof mapColumns>; isPerRow: boolean },
  report: SheetReport,
): string {
  const uses = sheet.uses.map(({ role, name }, column) => {
    const heading = sheet.headings[column] ?? '';
    if (role !== 'value') return `  ${heading}: ${role}`;
    return `  ${heading}: {{${name}}}, filled for ${count(report.filled[name] ?? 0, 'place')}`;
  });
  const rejected = report.rejected
    .slice(0, maxRejected)
    .map(({ line_number, line, suggestion }) => `  row ${line_number}: ${line}\n    ${suggestion}`);
  const more = report.rejected_count - rejected.length;
  return [
    `${path}: ${count(report.total_rows, 'row')}, ${count(report.ready_count, 'place')}, ${count(report.keywords.length, 'keyword')}, ${report.rejected_count.toLocaleString('en-US')} rejected, ${report.duplicate_count.toLocaleString('en-US')} double`,
    ...uses,
    ...sheet.notes.map(note => `Note: ${note}`),
    ...(sheet.isPerRow
      ? ['Note: one page per row. --no-page-per-row makes one per place.']
      : report.conflict_count > 0
        ? [
            `Note: ${count(report.conflict_count, 'row')} of a place that came before had other values; the first row counts.`,
          ]
        : []),
    ...rejected,
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-US')} more`] : []),
  ].join('\n');
}

const joined = (texts: readonly string[]) => texts.filter(text => text.trim() !== '').join('\n');

const roles: ReadonlySet<string> = new Set(columnRoles.filter(role => role !== 'value'));

/** The meaning of each column: by --map, else by its heading and cells. */
function mapColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  map: Readonly<Record<string, string>>,
): readonly ColumnUse[] {
  const uses = [...guessColumns(headings, rows)];
  for (const [heading, use] of Object.entries(map)) {
    const column = headings.findIndex(one => one.toLowerCase() === heading.toLowerCase());
    if (column === -1) {
      throw misuse(`--map: the file has no column “${heading}”.`, `Its columns are ${headings.join(', ')}.`);
    }
    const role = isRole(use) ? use : 'value';
    if (role !== 'value' && role !== 'skip') {
      // A role is one column's; the one it was guessed for is left out.
      const other = uses.findIndex((one, index) => one.role === role && index !== column);
      if (other !== -1) uses[other] = { role: 'skip', name: '' };
    }
    uses[column] = { role, name: role === 'value' ? use : '' };
  }
  return uses;
}

const isRole = (use: string): use is ColumnRole => roles.has(use);

/** The server's limit; split a longer list into several batches. */
const maxBytes = 20_000_000;

/**
 * The text of a list file, one entry per line. An error has the path and the problem.
 * @example await readListFile('locations.txt', 'locations', output) // 'Miami, FL\nHialeah, FL\n'
 */
async function readListFile(path: string, what: 'locations' | 'keywords', output: Output): Promise<string> {
  const text = await readTextFile(path, maxBytes, output);
  if (text.trim() === '') {
    throw misuse(`${path} is empty: it should hold ${what}, one per line.`);
  }
  return text.replace(/\r?\n$/, ''); // The end of the last line, not one more line.
}
