import { MAX_LINE_LENGTH, MAX_REJECTED, MAX_VALUE_LENGTH } from '../limits.ts';
import { excerptOfLine } from '../list-lines.ts';
import { ownValue } from '../own-value.ts';
import type { ListRow } from '../planning/check-rows.ts';
import type { PlanLocation } from '../planning/location.ts';
import { parseLocation } from '../planning/parse-location.ts';
import type { RejectedLine } from '../planning/parse-locations.ts';
import { locationKey } from '../planning/place-key.ts';
import { suggestLocation } from '../planning/suggest-location.ts';
import { stateCode } from '../states.ts';
import type { ColumnUse } from './sheet-columns.ts';

export interface SheetRows {
  readonly columns: readonly ColumnUse[];
  readonly rows: readonly (readonly string[])[];
  /** The file's row number of each row. */
  readonly row_numbers: readonly number[];
  /** The state for all places if the sheet has no state column. */
  readonly state?: string | undefined;
}

/** The result of reading a sheet's rows, with the field names of a pasted list's report. */
export interface SheetReport {
  readonly total_rows: number;
  /** Rows with a new place. */
  readonly ready_count: number;
  readonly rejected_count: number;
  readonly duplicate_count: number;
  /** Duplicates whose values differ from the first row of their place. The first row counts. */
  readonly conflict_count: number;
  readonly locations: readonly PlanLocation[];
  /** Every row with a place and something of its own, without exact repetitions. Several may be of one place. */
  readonly rows: readonly ListRow[];
  /** Rows of one place differ, so each is meant to be a page. */
  readonly is_page_per_row: boolean;
  /** All rows with a place name a keyword. */
  readonly has_row_keywords: boolean;
  readonly keywords: readonly string[];
  readonly keyword_duplicates: number;
  /** The first thousand. The count is exact. */
  readonly rejected: readonly RejectedLine[];
  /** The number of places with a value for each placeholder. */
  readonly filled: Readonly<Record<string, number>>;
}

/**
 * Reads places, values and keywords from a sheet's rows according to its column roles. A row without a
 * place may still contain a keyword.
 */
export function readSheetRows(sheet: SheetRows): SheetReport {
  const read = placeReader(sheet);
  const values = sheet.columns.flatMap(({ role, name }, column) =>
    role === 'value' && name !== '' ? [{ name, column }] : [],
  );
  const keywordColumn = sheet.columns.findIndex(use => use.role === 'keyword');
  const places = new Map<string, PlanLocation>();
  const keywords = new Map<string, string>();
  const rows = new Map<string, ListRow>();
  let withoutKeyword = 0;
  const rejected: RejectedLine[] = [];
  const filled: Record<string, number> = {};
  let [rejectedCount, duplicates, conflicts, keywordDuplicates] = [0, 0, 0, 0];
  let lastState = sheet.state ?? 'FL';
  const refuse = (index: number, line: string, suggestion: string) => {
    rejectedCount += 1;
    if (rejected.length === MAX_REJECTED) return;
    rejected.push({
      line_number: sheet.row_numbers[index] ?? index + 1,
      line: excerptOfLine(line),
      suggestion,
    });
  };

  for (const [index, row] of sheet.rows.entries()) {
    const keyword = oneLine(row[keywordColumn]);
    if (keyword.length > MAX_LINE_LENGTH) {
      refuse(index, keyword, `A keyword has at most ${MAX_LINE_LENGTH} characters.`);
      continue;
    }
    if (keyword !== '') {
      const key = keyword.toLowerCase();
      if (keywords.has(key)) keywordDuplicates += 1;
      else keywords.set(key, keyword);
    }
    const line = read?.(row);
    if (line === undefined || (line === '' && keyword !== '')) continue;
    const location = line === '' ? null : parseLocation(line);
    const long = values.find(({ column }) => (row[column] ?? '').length > MAX_VALUE_LENGTH);
    if (location === null || long) {
      const tooLong = `A value has at most ${MAX_VALUE_LENGTH.toLocaleString('en-US')} characters; ${long?.name} has more.`;
      refuse(
        index,
        line,
        long ? tooLong : line === '' ? 'Fill in the place' : suggestLocation(line, lastState),
      );
      continue;
    }
    lastState = location.state;
    const key = locationKey(location);
    const own = valuesOf(row, values);
    const before = places.get(key);
    const ownKey = `${key}|${keyword.toLowerCase()}|${JSON.stringify(own)}`;
    if (keyword === '') withoutKeyword += 1;
    if (!rows.has(ownKey)) {
      const line_number = sheet.row_numbers[index] ?? index + 1;
      // The spelling of a place is the same in all its rows.
      const { city, state } = before ?? location;
      rows.set(ownKey, {
        city,
        state,
        field_values: own,
        line_number,
        ...(keyword !== '' && { keyword }),
      });
    }
    if (before) {
      duplicates += 1;
      if (JSON.stringify(before.field_values ?? {}) !== JSON.stringify(own)) conflicts += 1;
      continue;
    }
    for (const name of Object.keys(own)) filled[name] = (ownValue(filled, name) ?? 0) + 1;
    places.set(key, Object.keys(own).length > 0 ? { ...location, field_values: own } : location);
  }
  const hasRowKeywords = places.size > 0 && keywordColumn !== -1 && withoutKeyword === 0;
  return {
    rows: hasRowKeywords ? [...rows.values()] : withoutKeywords(rows.values()),
    is_page_per_row: hasRowKeywords ? rows.size > places.size : conflicts > 0,
    has_row_keywords: hasRowKeywords,
    total_rows: sheet.rows.length,
    ready_count: places.size,
    rejected_count: rejectedCount,
    duplicate_count: duplicates,
    conflict_count: conflicts,
    locations: [...places.values()],
    keywords: [...keywords.values()],
    keyword_duplicates: keywordDuplicates,
    rejected,
    filled,
  };
}

/** The column is a list of its own beside the rows: it may name keywords in some of them. */
function withoutKeywords(rows: Iterable<ListRow>): ListRow[] {
  const all = new Map<string, ListRow>();
  for (const { keyword: _, ...row } of rows) {
    const key = `${locationKey(row)}|${JSON.stringify(row.field_values)}`;
    if (!all.has(key)) all.set(key, row);
  }
  return [...all.values()];
}

/** Returns a function that reads a row's place; undefined if no column contains places. */
function placeReader({ columns, state = '' }: SheetRows): ((row: readonly string[]) => string) | undefined {
  const columnOf = (role: string) => columns.findIndex(use => use.role === role);
  const [whole, city, stateColumn] = [columnOf('location'), columnOf('city'), columnOf('state')];
  if (city !== -1) {
    return row => {
      const town = oneLine(row[city]);
      const code = oneLine(row[stateColumn]) || state;
      if (town === '' && code === state) return '';
      return code === '' ? town : `${town}, ${code}`;
    };
  }
  if (whole === -1) return undefined;
  return row => {
    const line = oneLine(row[whole]);
    return line === '' || state === '' || parseLocation(line)
      ? line
      : `${line}, ${stateCode(state) ?? state}`;
  };
}

function valuesOf(
  row: readonly string[],
  columns: readonly { name: string; column: number }[],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, column } of columns) {
    const value = (row[column] ?? '').trim();
    if (value !== '') values[name] = value;
  }
  return values;
}

const oneLine = (cell = '') => cell.replace(/\s+/g, ' ').trim();
