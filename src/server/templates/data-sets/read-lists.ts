import { type DataSetContent, maxDataSetRows } from '../../../contract/templates/data-sets.ts';
import { locationKey, parseKeywordsInSteps, parseLocationsInSteps } from '../../../engine/index.ts';
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

/** Normalizes lists for storage: each place once, with its non-empty values. */
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
  if (places.ready_count > maxDataSetRows || words.keywords.length > maxDataSetRows) {
    throw refusal(
      `A data set holds at most ${maxDataSetRows.toLocaleString('en-US')} locations and as many keywords. Split it.`,
    );
  }
  const columns = new Set<string>();
  const values = new Map(
    content.location_values.map(one => [locationKey(one), filled(one.field_values, columns)]),
  );
  if (columns.size > maxColumns) throw refusal(`The places of a data set have at most ${maxColumns} values.`);
  return {
    locations: places.locations.map(({ city, state }): StoredLocation => {
      const own = values.get(locationKey({ city, state }));
      return own && Object.keys(own).length > 0 ? [city, state, own] : [city, state];
    }),
    keywords: words.keywords,
    columns: [...columns],
    rejected_count: places.rejected_count + words.rejected_count,
    duplicate_count: places.duplicate_count + words.duplicate_count,
  };
}

function filled(values: Readonly<Record<string, string>>, columns: Set<string>): Record<string, string> {
  const entries = Object.entries(values).filter(([name, value]) => value !== '' && !listed.has(name));
  for (const [name] of entries) columns.add(name);
  return Object.fromEntries(entries);
}

const refusal = (message: string) => new AppError('invalid', message, { reason: 'data-set' });
