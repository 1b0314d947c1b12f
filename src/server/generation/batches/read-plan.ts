import type { z } from 'zod';
import type { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import {
  compileSlugPattern,
  type FieldValues,
  locationKey,
  type PlanLocation,
  parseKeywordsInSteps,
  parseLocationsInSteps,
  planOrderInSteps,
} from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';
import { runYielding } from '../../platform/yielding.ts';
import { requireFields } from '../../templates/templates/require-fields.ts';
import { storedFields } from '../../templates/templates/template-row.ts';
import type { BatchInputs } from './queries.ts';

/** Values that come from the lists. */
const listed: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);

/** The largest plan whose numbers fit their column with a margin. */
const maxCombinations = 100_000_000;

type PlanTexts = Pick<
  z.output<typeof batchInputSchema>,
  'locations' | 'keywords' | 'url_pattern' | 'field_values' | 'location_values'
>;

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
export async function readPlan(given: PlanTexts, words: PlanLabels = batchLabels): Promise<BatchInputs> {
  const input = { ...given, locations: storable(given.locations), keywords: storable(given.keywords) };
  if (!input.locations.trim()) throw refusal('locations', words.noLocationText);
  if (!input.keywords.trim()) throw refusal('keywords', words.noKeywordText);
  const { locations, rejected } = await runYielding(parseLocationsInSteps(input.locations));
  const first = rejected[0];
  if (locations.length === 0) {
    const detail = first ? ` Line ${first.line_number}: ${first.suggestion}` : '';
    throw refusal('locations', `${words.noLocation}${detail && `.${detail}`}`);
  }
  const { keywords } = await runYielding(parseKeywordsInSteps(input.keywords));
  if (keywords.length === 0) throw refusal('keywords', words.noKeyword);
  const total = locations.length * keywords.length;
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
  const places = await runYielding(withValues(locations, input.location_values));
  return { locations: await runYielding(planOrderInSteps(places)), keywords };
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

/** Drops empty values: an empty cell keeps the batch's own value. The contract checks names. */
export function filled(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, storable(value)] as const)
      .filter(([name, value]) => value !== '' && !listed.has(name)),
  );
}

/** Removes what database texts can't hold: zero bytes, lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

function variesAddress({ url_pattern, location_values }: PlanTexts): boolean {
  const own = [...new Set(location_values.flatMap(one => Object.keys(one.field_values)))];
  const names = new Set([...listed, ...own]);
  return compileSlugPattern(url_pattern, own).variables.some(name => names.has(name));
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}
