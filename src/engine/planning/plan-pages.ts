import { MAX_SLUG_LENGTH } from '../limits.ts';
import { ownValue } from '../own-value.ts';
import type { FieldValues } from '../text/field-values.ts';
import { compileSlugPattern, type SlugPart, slugValue } from '../text/slug-pattern.ts';
import type { Location, PlanLocation } from './location.ts';
import { hasOwnKeywords, pagesPerLocation } from './plan-size.ts';
import { createSlugTable } from './slug-table.ts';
import { sortInChunks } from './sort-in-chunks.ts';

export interface PlannedPage {
  /** The page's index in the whole plan, starting at 0. */
  readonly number: number;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values?: FieldValues | undefined;
  /** Why the page can't be created: duplicate slug in the plan, slug used by the site, empty or too long slug. */
  readonly clash: 'duplicate' | 'reserved' | 'empty' | 'long' | null;
}

export interface PlanInput {
  readonly locations: readonly PlanLocation[];
  readonly keywords: readonly string[];
  readonly pattern: string;
  /** True for slugs that the site itself uses. */
  readonly isReserved: (slug: string) => boolean;
  /** Values of every page. A location's own values override them; the pattern may use all names. */
  readonly values?: FieldValues;
  /** The first number to return. Earlier plans still count for duplicates. */
  readonly from?: number;
  /** The number after the last one to return. */
  readonly to?: number;
}

/**
 * Plans every location with every keyword, or with its own one, ordered by state, then city, then keyword. Lazy, with little
 * memory: a million pages take 16 MB.
 * @example [...planPages({ locations, keywords, pattern: 'keyword-city-state', isReserved: () => false })]
 */
export function* planPages({
  locations,
  keywords,
  pattern,
  isReserved,
  values = {},
  from = 0,
  to = Number.POSITIVE_INFINITY,
}: PlanInput): Generator<PlannedPage> {
  const places = locations.toSorted(inPlanOrder);
  const { parts } = compileSlugPattern(pattern, namesOf(values, places));
  const isOwn = hasOwnKeywords(places);
  const each = pagesPerLocation({ locations: places, keywords });
  const keywordSlugs = isOwn ? ownSlugs(places) : keywords.map(keyword => slugValue('keyword', keyword));
  const aroundKeyword = places.map(place => fillPlace(parts, place, values));
  const slugAt = (ordinal: number) => {
    const place = Math.floor(ordinal / each);
    return slugOf(aroundKeyword[place], keywordSlugs[isOwn ? place : ordinal % each]);
  };
  const table = createSlugTable(slugAt);
  let number = 0;
  for (const [place, { city, state, field_values, keyword: own }] of places.entries()) {
    for (const [index, keyword] of (own === undefined ? keywords : [own]).entries()) {
      const slug = slugOf(aroundKeyword[place], keywordSlugs[isOwn ? place : index]);
      const isRepeated = slug !== '' && table.hasBefore(slug, number);
      if (number >= to) return;
      if (number >= from) {
        const clash = isRepeated ? 'duplicate' : slugProblem(slug, isReserved);
        yield { number, slug, city, state, keyword, clash, field_values };
      }
      number += 1;
    }
  }
}

/** The slug of each row's keyword. Rows share few keywords, and so their slugs. */
function ownSlugs(places: readonly PlanLocation[]): string[] {
  const known = new Map<string, string>();
  return places.map(({ keyword = '' }) => {
    const before = known.get(keyword);
    if (before !== undefined) return before;
    const fresh = slugValue('keyword', keyword);
    known.set(keyword, fresh);
    return fresh;
  });
}

function slugProblem(slug: string, isReserved: PlanInput['isReserved']): PlannedPage['clash'] {
  if (slug === '') return 'empty';
  if (slug.length > MAX_SLUG_LENGTH) return 'long';
  return isReserved(slug) ? 'reserved' : null;
}

/** Places or keywords processed between two yields: a few milliseconds of work. */
const placesPerStep = 2_000;

/**
 * Checks whether at least one address of a plan is not empty. Reads each place and keyword at most once,
 * with pauses.
 * @example atOnce(hasAddressInSteps({ locations, keywords: ['搬家'], pattern: 'keyword-city' })) // false
 */
export function* hasAddressInSteps({
  locations,
  keywords,
  pattern,
  values = {},
}: Omit<PlanInput, 'isReserved' | 'from' | 'to'>): Generator<void, boolean> {
  const { parts, variables } = compileSlugPattern(pattern, namesOf(values, locations));
  const isOwn = hasOwnKeywords(locations);
  if (keywords.length === 0 && !isOwn) return false;
  let keyword = '';
  if (variables.includes('keyword') && !isOwn) {
    for (const [index, one] of keywords.entries()) {
      keyword = slugValue('keyword', one);
      if (keyword !== '') break;
      if (index % placesPerStep === placesPerStep - 1) yield;
    }
    if (keyword === '') return false;
  }
  for (const [index, location] of locations.entries()) {
    const own = location.keyword === undefined ? keyword : slugValue('keyword', location.keyword);
    if (slugOf(fillPlace(parts, location, values), own) !== '') return true;
    if (index % placesPerStep === placesPerStep - 1) yield;
  }
  return false;
}

/**
 * Sorts locations in plan order: by state, then city. Pauses, so that the list may have any length.
 * @example atOnce(planOrderInSteps([{ city: 'Tampa', state: 'FL' }, { city: 'Mobile', state: 'AL' }]))[0].state // 'AL'
 */
export function planOrderInSteps<Place extends Location>(
  locations: readonly Place[],
): Generator<void, Place[]> {
  return sortInChunks(locations, inPlanOrder);
}

/** Compares code units: the result is the same on every machine. */
function inPlanOrder(one: Location, other: Location): number {
  return compare(one.state, other.state) || compare(one.city, other.city);
}

function namesOf(values: FieldValues, places: readonly PlanLocation[]): string[] {
  const names = new Set(Object.keys(values));
  for (const { field_values } of places) {
    if (field_values) for (const name of Object.keys(field_values)) names.add(name);
  }
  return [...names];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The parts of a place's slugs before and after the keyword. Null if the place's slugs would be empty. */
function fillPlace(
  parts: readonly SlugPart[],
  { city, state, field_values }: PlanLocation,
  shared: FieldValues,
): string[] | null {
  const values: FieldValues = { ...shared, ...field_values, city, state };
  const texts = [''];
  for (const part of parts) {
    if (part.kind === 'variable' && part.name === 'keyword') {
      texts.push('');
      continue;
    }
    const added = part.kind === 'literal' ? part.text : slugValue(part.name, ownValue(values, part.name));
    if (added === '' && part.kind === 'variable') return null;
    texts[texts.length - 1] += added;
  }
  return texts;
}

function slugOf(aroundKeyword: readonly string[] | null = null, keyword = ''): string {
  if (!aroundKeyword || (keyword === '' && aroundKeyword.length > 1)) return '';
  return aroundKeyword.length === 2
    ? `${aroundKeyword[0]}${keyword}${aroundKeyword[1]}`
    : aroundKeyword.join(keyword);
}
