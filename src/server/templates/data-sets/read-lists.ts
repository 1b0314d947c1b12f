import { type DataSetContent, maxDataSetRows } from '../../../contract/templates/data-sets.ts';
import {
  type Location,
  locationKey,
  parseKeywordsInSteps,
  parseLocationsInSteps,
} from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';
import { runYielding } from '../../platform/yielding.ts';
import type { StoredLocation } from './split-parts.ts';

export interface ReadLists {
  readonly locations: readonly StoredLocation[];
  readonly keywords: readonly string[];
  readonly columns: readonly string[];
  readonly rejected_count: number;
  readonly duplicate_count: number;
}

const maxColumns = 60;
/** Names that the lists themselves provide. */
const listed: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);

/** Normalizes lists for storage: each place once with its non-empty values, or once for each of its rows. */
export async function readLists(content: DataSetContent): Promise<ReadLists> {
  const places = await runYielding(parseLocationsInSteps(content.locations));
  const words = await runYielding(parseKeywordsInSteps(content.keywords));
  if (places.ready_count === 0 && words.keywords.length === 0) {
    const first = places.rejected[0];
    throw refusal(
      first
        ? `Nothing to keep: no line is a location. Line ${first.line_number}: ${first.suggestion}`
        : 'Nothing to keep: add locations, keywords or both.',
    );
  }
  const columns = new Set<string>();
  const rows = Map.groupBy(content.location_values, locationKey);
  const locations = places.locations.flatMap(place => rowsOf(place, rows.get(locationKey(place)), columns));
  if (locations.length > maxDataSetRows || words.keywords.length > maxDataSetRows) {
    throw refusal(
      `A data set holds at most ${maxDataSetRows.toLocaleString('en-US')} locations and as many keywords. Split it.`,
    );
  }
  if (columns.size > maxColumns) throw refusal(`The places of a data set have at most ${maxColumns} values.`);
  return {
    locations,
    keywords: words.keywords,
    columns: [...columns],
    rejected_count: places.rejected_count + words.rejected_count,
    duplicate_count: places.duplicate_count + words.duplicate_count,
  };
}

/** The rows of a place: one without entries, several with different ones. */
function rowsOf(
  { city, state }: Location,
  entries: DataSetContent['location_values'] = [],
  columns: Set<string>,
): StoredLocation[] {
  const rows = new Map<string, StoredLocation>();
  for (const { field_values, keyword = '' } of entries) {
    const own = filled(field_values, columns);
    const isEmpty = Object.keys(own).length === 0;
    if (keyword === '' && isEmpty) continue;
    const row: StoredLocation = keyword === '' ? [city, state, own] : [city, state, own, keyword];
    rows.set(JSON.stringify(row), row);
  }
  return rows.size > 0 ? [...rows.values()] : [[city, state]];
}

function filled(values: Readonly<Record<string, string>>, columns: Set<string>): Record<string, string> {
  const entries = Object.entries(values).filter(([name, value]) => value !== '' && !listed.has(name));
  for (const [name] of entries) columns.add(name);
  return Object.fromEntries(entries);
}

const refusal = (message: string) => new AppError('invalid', message, { reason: 'data-set' });
