import { MAX_LINE_LENGTH, MAX_REJECTED, MAX_VALUE_LENGTH } from './limits.ts';
import { excerptOfLine } from './list-lines.ts';
import { parseLocation } from './parse-location.ts';
import type { RejectedLine } from './parse-locations.ts';
import type { PlanLocation } from './plan-pages.ts';
import type { ColumnUse } from './sheet-columns.ts';
import { stateCode } from './states.ts';
import { suggestLocation } from './suggest-location.ts';

export interface SheetRows {
  readonly columns: readonly ColumnUse[];
  readonly rows: readonly (readonly string[])[];
  /** Where each row stands in its file. */
  readonly row_numbers: readonly number[];
  /** The state of places in a sheet that has no column for it. */
  readonly state?: string | undefined;
}

/** What the rows of a sheet came to; the same words as for a pasted list. */
export interface SheetReport {
  readonly total_rows: number;
  /** Rows that give a place not met before. */
  readonly ready_count: number;
  readonly rejected_count: number;
  readonly duplicate_count: number;
  /** Of the duplicates, those with other values than the first row of their place, which is the one that counts. */
  readonly conflict_count: number;
  readonly locations: readonly PlanLocation[];
  readonly keywords: readonly string[];
  readonly keyword_duplicates: number;
  /** The first thousand; the count is exact. */
  readonly rejected: readonly RejectedLine[];
  /** For how many places each placeholder has a value. */
  readonly filled: Readonly<Record<string, number>>;
}

/**
 * Reads a sheet's rows as places with their values, and keywords, by what its columns are taken for. A row whose cells for
 * places are empty may still bring a keyword.
 */
export function readSheetRows(sheet: SheetRows): SheetReport {
  const read = placeReader(sheet);
  const values = sheet.columns.flatMap(({ role, name }, column) =>
    role === 'value' && name !== '' ? [{ name, column }] : [],
  );
  const keywordColumn = sheet.columns.findIndex(use => use.role === 'keyword');
  const places = new Map<string, PlanLocation>();
  const keywords = new Map<string, string>();
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
    const key = `${location.city.toLowerCase()}|${location.state}`;
    const own = valuesOf(row, values);
    const before = places.get(key);
    if (before) {
      duplicates += 1;
      if (JSON.stringify(before.field_values ?? {}) !== JSON.stringify(own)) conflicts += 1;
      continue;
    }
    for (const name of Object.keys(own)) filled[name] = (filled[name] ?? 0) + 1;
    places.set(key, Object.keys(own).length > 0 ? { ...location, field_values: own } : location);
  }
  return {
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

/** How a row says its place; undefined when no column does. */
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
