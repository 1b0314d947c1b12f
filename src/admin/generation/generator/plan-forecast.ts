import type {
  FieldValues,
  KeywordReport,
  ListRow,
  Location,
  LocationReport,
  RejectedLine,
} from '../../../engine/index.ts';
import {
  checkPlan,
  checkRows,
  compileSlugPattern,
  hasOwnKeywords,
  locationKey,
  parseKeywords,
  parseLocations,
} from '../../../engine/index.ts';

export interface PlanTexts {
  readonly locations: string;
  readonly keywords: string;
  readonly pattern: string;
  /** The values of the template's other fields. */
  readonly values: Readonly<Record<string, string>>;
  /** Rows that are pages, of a list that has several of one place. */
  readonly rows: readonly ListRow[] | null;
}

type LocationFigures = Omit<LocationReport, 'locations' | 'rejected'>;

/** Forecast of the form's result. It is small, because a worker posts it after each typing pause. */
export interface PlanForecast {
  readonly locations: LocationFigures & {
    readonly sample: readonly Location[];
    readonly rejected: readonly RejectedLine[];
  };
  readonly keywords: Pick<KeywordReport, 'duplicate_count' | 'rejected_count' | 'rejected'> & {
    readonly count: number;
  };
  /** Rows that are pages; null if a page is made for each location. */
  readonly rows: { readonly count: number; readonly hasKeywords: boolean } | null;
  readonly pages: number;
  /** The values that make the longest texts; null while a list is empty. */
  readonly longest: FieldValues | null;
  /** Sentences about the pattern: addresses that would be the same, braces that don't close. */
  readonly warnings: readonly string[];
  /** The address of the first page, with slashes at both ends. */
  readonly example: string;
}

const SAMPLE = 5;
const REJECTED = 3;
const EXAMPLE = { keyword: 'window cleaning', city: 'Springfield', state: 'IL' };

/** Reads the texts again only where they have changed: a list of 200,000 towns is not parsed again for a letter of the pattern. */
export function createForecaster(): (texts: PlanTexts) => PlanForecast {
  const readLocations = onlyWhenChanged(parseLocations);
  const readKeywords = onlyWhenChanged(parseKeywords);
  return texts => {
    const { locations, rejected, ...figures } = readLocations(texts.locations);
    const { keywords, ...words } = readKeywords(texts.keywords);
    const { pattern, values } = texts;
    const rows = texts.rows && chosenRows(texts.rows, locations, keywords);
    const { total, collisions, issues } = rows
      ? checkRows({ rows, keywords, pattern, values })
      : checkPlan({ locations, keywords, pattern });
    const first: ListRow | undefined = (rows ?? locations)[0];
    const example = {
      ...texts.values,
      ...EXAMPLE,
      ...(keywords[0] === undefined ? {} : { keyword: keywords[0] }),
      ...first?.field_values,
      ...(first && { city: first.city, state: first.state }),
      ...(first?.keyword !== undefined && { keyword: first.keyword }),
    };
    const town = longestBy(locations, ({ city, state }) => city.length + state.length);
    const own = rows?.flatMap(row => row.keyword ?? []) ?? [];
    const keyword = longestBy(own.length > 0 ? own : keywords, one => one.length);
    return {
      longest: town && keyword !== undefined ? { ...texts.values, ...town, keyword } : null,
      locations: { ...figures, sample: locations.slice(0, SAMPLE), rejected: rejected.slice(0, REJECTED) },
      keywords: {
        count: keywords.length,
        duplicate_count: words.duplicate_count,
        rejected_count: words.rejected_count,
        rejected: words.rejected.slice(0, REJECTED),
      },
      rows: rows && { count: rows.length, hasKeywords: hasOwnKeywords(rows) },
      pages: total,
      warnings: [...collisions, ...issues.map(issue => issue.message)],
      example: `/${compileSlugPattern(pattern, [...Object.keys(values), ...Object.keys(first?.field_values ?? {})]).fill(example)}/`,
    };
  };
}

/** The rows of the listed locations, as the server reads them: a location without rows is a row. */
function chosenRows(
  rows: readonly ListRow[],
  locations: readonly Location[],
  keywords: readonly string[],
): readonly ListRow[] {
  const listed = new Set(locations.map(locationKey));
  const chosen = listed.size === 0 ? rows : rows.filter(row => listed.has(locationKey(row)));
  const known = new Set(chosen.map(locationKey));
  const all: readonly ListRow[] = [...chosen, ...locations.filter(place => !known.has(locationKey(place)))];
  if (!all.some(row => row.keyword)) return all;
  return all.flatMap(row => (row.keyword ? [row] : keywords.map(keyword => ({ ...row, keyword }))));
}

function longestBy<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (longest, item) => (longest === undefined || lengthOf(item) > lengthOf(longest) ? item : longest),
    undefined,
  );
}

function onlyWhenChanged<Result>(read: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined;
  return text => {
    if (last?.text !== text) last = { text, result: read(text) };
    return last.result;
  };
}
