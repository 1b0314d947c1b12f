import type { Trx } from '../../platform/db/database.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import type { PageRule } from './page-rule.ts';
import { eachKeywords, eachPlaces } from './queries.ts';

export interface HeldPlace {
  readonly city: string;
  readonly state: string;
  /** The columns of its row. */
  readonly values: Readonly<Record<string, string>>;
}

/** The pages of a batch that a rule holds, with their places and keywords. */
export interface HeldPages {
  readonly pages: number;
  readonly pages_held: number;
  readonly places: number;
  readonly places_held: number;
  /** The first of them. */
  readonly first_places: readonly HeldPlace[];
  /** The list has several rows of a town: its places are rows, and each is a page. */
  readonly has_rows: boolean;
  readonly keywords: number;
  readonly keywords_held: number;
  readonly first_keywords: readonly string[];
}

/** Places and keywords that are named; the rest is counted. */
const named = 20;
/** Rows in which a town is searched for that comes again. */
const maxCompared = 20_000;

/** A place's pages have consecutive numbers, one for each keyword or its own one; a batch of a series has a range of the numbers. */
export async function countHeld(
  trx: Trx,
  { id, first_combination: first, combinations }: CheckedBatch,
  rule: PageRule,
): Promise<HeldPages> {
  const first_places: HeldPlace[] = [];
  const towns = new Set<string>();
  let has_rows = false;
  const first_keywords: string[] = [];
  const counts = new KeywordCounts();
  const groupOf = rule.groupOf ?? (() => '');
  const heldKeywords = new Set<string>();
  for await (const keywords of eachKeywords(trx, id)) {
    for (const keyword of keywords) {
      const isHeld = rule.isKeywordHeld(keyword);
      counts.add(groupOf(keyword), isHeld);
      if (isHeld) heldKeywords.add(keyword);
      if (isHeld && first_keywords.length < named) first_keywords.push(keyword);
    }
  }
  const { keywords } = counts;
  const found = { places: 0, places_held: 0, pages_held: 0 };
  let place = 0;
  for await (const places of eachPlaces(trx, id)) {
    await rule.readPlaces?.(places);
    for (const [city, state, values, keyword] of places) {
      const each = keyword === undefined ? keywords : 1;
      const start = place * each;
      const from = Math.max(start, first) - start;
      const to = Math.min(start + each, first + combinations) - start;
      place += 1;
      if (to <= from) continue;
      found.places += 1;
      if (!has_rows && towns.size < maxCompared) {
        const town = `${city}\n${state}`;
        has_rows = towns.has(town);
        towns.add(town);
      }
      const groups = keyword === undefined ? counts.groups : [groupOf(keyword)];
      const heldGroups = groups.filter(group => rule.isPlaceHeld(city, state, values, group));
      const { held, ofPlace } =
        keyword === undefined
          ? counts.between(from, to, heldGroups)
          : { held: Number(heldGroups.length > 0 || heldKeywords.has(keyword)), ofPlace: heldGroups.length };
      found.pages_held += held;
      if (ofPlace > 0) {
        found.places_held += 1;
        if (first_places.length < named) first_places.push({ city, state, values: values ?? {} });
      }
    }
  }
  return {
    ...found,
    pages: combinations,
    first_places,
    has_rows,
    keywords,
    keywords_held: counts.held,
    first_keywords,
  };
}

interface GroupCounts {
  /** Positions of its keywords in the list, ascending. */
  readonly at: number[];
  /** How many of them are held before each of these. */
  readonly heldBefore: number[];
}

/** The keywords of a batch in their order, by group. */
class KeywordCounts {
  readonly #groups = new Map<string, GroupCounts>();
  keywords = 0;
  held = 0;

  get groups(): readonly string[] {
    return [...this.#groups.keys()];
  }

  add(group: string, isHeld: boolean): void {
    const counts = this.#groups.get(group) ?? { at: [], heldBefore: [0] };
    this.#groups.set(group, counts);
    counts.at.push(this.keywords);
    counts.heldBefore.push((counts.heldBefore.at(-1) ?? 0) + Number(isHeld));
    this.keywords += 1;
    this.held += Number(isHeld);
  }

  /** The held ones from one keyword to another, if the place is held for these groups; and those of the groups alone. */
  between(from: number, to: number, groups: readonly string[]): { held: number; ofPlace: number } {
    let held = 0;
    let ofPlace = 0;
    for (const [name, { at, heldBefore }] of this.#groups) {
      const [first, end] = [countBelow(at, from), countBelow(at, to)];
      const isIts = groups.includes(name);
      held += isIts ? end - first : (heldBefore[end] ?? 0) - (heldBefore[first] ?? 0);
      if (isIts) ofPlace += end - first;
    }
    return { held, ofPlace };
  }
}

/** How many of these ascending numbers are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
