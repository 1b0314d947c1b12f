import type { z } from 'zod';
import type { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import {
  compareRowsInSteps,
  compileSlugPattern,
  type FieldValues,
  locationKey,
  type PlanLocation,
  parseKeywordsInSteps,
  parseLocationsInSteps,
  planOrderInSteps,
  planSize,
} from '../../../engine/index.ts';
import { runYielding } from '../../platform/yielding.ts';
import { requireFields } from '../../templates/templates/require-fields.ts';
import { storedFields } from '../../templates/templates/template-row.ts';
import { filled, listed, refusal, storable } from './plan-texts.ts';
import type { BatchInputs } from './queries.ts';
import { readRows } from './read-rows.ts';

/** The largest plan whose numbers fit their column with a margin. */
const maxCombinations = 100_000_000;

type PlanTexts = Pick<
  z.output<typeof batchInputSchema>,
  'locations' | 'keywords' | 'url_pattern' | 'field_values' | 'location_values'
> & { readonly page_per_row?: boolean };

interface ReadPlan extends BatchInputs {
  /** Rows of a list that get the address of a row before, as a sentence. */
  readonly repeats: string | null;
}

export interface PlanLabels {
  readonly noLocationText: string;
  readonly noKeywordText: string;
  readonly noLocation: string;
  readonly noKeyword: string;
}

const batchLabels: PlanLabels = {
  noLocationText: 'Please enter locations in the locations field',
  noKeywordText: 'Please enter keywords in the keywords field',
  noLocation: 'No valid locations found. Please check your locations format (City, State)',
  noKeyword: 'No keywords found. Please enter at least one keyword',
};

/** Parses locations and keywords in plan order, or refuses missing ones in the specification's words. */
export async function readPlan(given: PlanTexts, words: PlanLabels = batchLabels): Promise<ReadPlan> {
  const rows = given.page_per_row ? given.location_values : [];
  const input = { ...given, locations: storable(given.locations), keywords: storable(given.keywords) };
  const areKeywordsGiven = rows.length > 0 && rows.every(row => Boolean(row.keyword));
  if (!input.locations.trim() && rows.length === 0) throw refusal('locations', words.noLocationText);
  if (!input.keywords.trim() && !areKeywordsGiven) throw refusal('keywords', words.noKeywordText);
  const { locations, rejected } = await runYielding(parseLocationsInSteps(input.locations));
  const first = rejected[0];
  if (locations.length === 0 && rows.length === 0) {
    const detail = first ? ` Line ${first.line_number}: ${first.suggestion}` : '';
    throw refusal('locations', `${words.noLocation}${detail && `.${detail}`}`);
  }
  const { keywords } = await runYielding(parseKeywordsInSteps(input.keywords));
  if (keywords.length === 0 && !areKeywordsGiven) throw refusal('keywords', words.noKeyword);
  const byRow = given.page_per_row ? await runYielding(readRows({ rows, locations, keywords })) : null;
  const plan = byRow ?? {
    locations: await runYielding(withValues(locations, input.location_values)),
    keywords,
  };
  const total = planSize(plan);
  if (total > 1 && !variesAddress(input)) {
    throw refusal(
      'url_pattern',
      `Every page would get the same address from "${input.url_pattern.slice(0, 80)}". Add keyword, city or state to the URL pattern.`,
    );
  }
  if (total > maxCombinations) {
    throw refusal(
      'locations',
      `That would be ${total.toLocaleString('en-US')} pages. Plan at most 100 million at once.`,
    );
  }
  const compared = byRow && { rows: byRow.locations, keywords, pattern: input.url_pattern };
  const repeats =
    compared &&
    (await runYielding(compareRowsInSteps({ ...compared, values: filled(input.field_values) }))).collision;
  return { ...plan, locations: await runYielding(planOrderInSteps(plan.locations)), repeats };
}

/** The template's required fields have a value on every page: the batch's own, or each location's. */
export function requirePlanFields(
  customFields: unknown,
  values: FieldValues,
  locations: readonly PlanLocation[],
): void {
  requireFields(
    storedFields.parse(customFields),
    name =>
      listed.has(name) ||
      Boolean(values[name]) ||
      locations.every(location => Boolean(location.field_values?.[name])),
  );
}

/** Places processed between two pauses: some milliseconds of work. */
const stepPlaces = 2_000;

function* withValues(
  locations: readonly PlanLocation[],
  given: PlanTexts['location_values'],
): Generator<void, readonly PlanLocation[]> {
  if (given.length === 0) return locations;
  const values = new Map<string, FieldValues>();
  for (const [index, { city, state, field_values }] of given.entries()) {
    values.set(locationKey({ city, state }), filled(field_values));
    if (index % stepPlaces === stepPlaces - 1) yield;
  }
  const places: PlanLocation[] = [];
  for (const location of locations) {
    places.push({ ...location, field_values: values.get(locationKey(location)) });
    if (places.length % stepPlaces === 0) yield;
  }
  return places;
}

function variesAddress({ url_pattern, location_values }: PlanTexts): boolean {
  const own = [...new Set(location_values.flatMap(one => Object.keys(one.field_values)))];
  const names = new Set([...listed, ...own]);
  return compileSlugPattern(url_pattern, own).variables.some(name => names.has(name));
}
