import type { z } from 'zod';
import type { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import {
  type ListRow,
  type Location,
  locationKey,
  type PlanLists,
  parseLocation,
} from '../../../engine/index.ts';
import { filled, refusal, storable } from './plan-texts.ts';

type Row = z.output<typeof batchInputSchema>['location_values'][number];

/** Rows processed between two pauses: some milliseconds of work. */
const stepRows = 2_000;
/** The largest plan whose rows have own keywords: each row is held in memory. */
const maxRows = 1_000_000;

interface RowLists extends PlanLists {
  readonly locations: readonly ListRow[];
}

/**
 * Lists whose rows are pages: each row is a location of its own, also of a town that came before. Locations without a
 * row follow. If a row names its keyword, rows without one are repeated for each keyword of the list.
 */
export function* readRows({
  rows,
  locations,
  keywords,
}: {
  readonly rows: readonly Row[];
  readonly locations: readonly Location[];
  readonly keywords: readonly string[];
}): Generator<void, RowLists> {
  const places: ListRow[] = [];
  const inRows = new Set<string>();
  const listed = new Set(locations.map(locationKey));
  for (const [index, row] of rows.entries()) {
    if (index % stepRows === stepRows - 1) yield;
    const place = parseLocation(storable(`${row.city}, ${row.state}`));
    if (!place) throw wrongRow(index, 'city', `“${row.city}, ${row.state}” is no location.`);
    const key = locationKey(place);
    // A list of locations chooses among the rows.
    if (listed.size > 0 && !listed.has(key)) continue;
    inRows.add(key);
    const keyword = storable(row.keyword ?? '').replace(/\s+/g, ' ');
    const field_values = filled(row.field_values);
    places.push({
      ...place,
      field_values,
      line_number: index + 1,
      keyword: keyword === '' ? undefined : keyword,
    });
  }
  for (const place of locations) if (!inRows.has(locationKey(place))) places.push(place);
  return places.some(({ keyword }) => keyword !== undefined)
    ? yield* withKeywords(places, keywords)
    : { locations: places, keywords };
}

function* withKeywords(places: readonly ListRow[], keywords: readonly string[]): Generator<void, RowLists> {
  const found = new Map<string, string>();
  const all: ListRow[] = [];
  for (const [index, place] of places.entries()) {
    if (index % stepRows === stepRows - 1) yield;
    const own = place.keyword === undefined ? keywords : [place.keyword];
    if (own.length === 0)
      throw wrongRow(index, 'keyword', `${place.city}, ${place.state} has no keyword. Add one to the row.`);
    if (all.length + own.length > maxRows) {
      throw refusal('keywords', 'Rows without a keyword and the list of keywords make over 1,000,000 rows.');
    }
    for (const one of own) {
      const keyword = found.get(one.toLowerCase()) ?? one;
      found.set(one.toLowerCase(), keyword);
      all.push({ ...place, keyword });
    }
  }
  return { locations: all, keywords: [...found.values()] };
}

function wrongRow(index: number, field: string, message: string) {
  return refusal(
    `location_values.${index}.${field}`,
    `Row ${(index + 1).toLocaleString('en-US')}: ${message}`,
  );
}
