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
  // How many keywords before this one are held.
  const heldBefore = [0];
  const heldKeywords = new Set<string>();
  for await (const keywords of eachKeywords(trx, id)) {
    for (const keyword of keywords) {
      const isHeld = rule.isKeywordHeld(keyword);
      heldBefore.push((heldBefore.at(-1) ?? 0) + Number(isHeld));
      if (isHeld) heldKeywords.add(keyword);
      if (isHeld && first_keywords.length < named) first_keywords.push(keyword);
    }
  }
  const keywords = heldBefore.length - 1;
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
      if (rule.isPlaceHeld(city, state, values)) {
        found.places_held += 1;
        found.pages_held += to - from;
        if (first_places.length < named) first_places.push({ city, state, values: values ?? {} });
      } else if (keyword !== undefined) found.pages_held += Number(heldKeywords.has(keyword));
      else found.pages_held += (heldBefore[to] ?? 0) - (heldBefore[from] ?? 0);
    }
  }
  return {
    ...found,
    pages: combinations,
    first_places,
    has_rows,
    keywords,
    keywords_held: heldBefore.at(-1) ?? 0,
    first_keywords,
  };
}
