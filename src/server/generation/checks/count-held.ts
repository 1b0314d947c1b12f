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
  /** Held keywords with their pages. */
  readonly keyword_pages: ReadonlyMap<string, number>;
  /** Pages that are held for their place alone: their keyword is not held. */
  readonly pages_of_place: number;
  /** Pages that are held for both. */
  readonly pages_of_both: number;
  /** The towns of these pages. */
  readonly towns_of_place: number;
  /** The first of them. */
  readonly first_towns: readonly HeldPlace[];
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
      counts.add(keyword, groupOf(keyword), isHeld);
      if (isHeld) heldKeywords.add(keyword);
      if (isHeld && first_keywords.length < named) first_keywords.push(keyword);
    }
  }
  const { keywords } = counts;
  const found = { places: 0, places_held: 0, pages_held: 0, pages_of_place: 0, pages_of_both: 0 };
  const first_towns = new Map<string, HeldPlace>();
  const townsOfPlace = new Set<string>();
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
      const { held, ofPlace, alone } =
        keyword === undefined
          ? counts.between(from, to, heldGroups)
          : counts.row(keyword, heldKeywords.has(keyword), heldGroups.length > 0);
      found.pages_held += held;
      found.pages_of_place += alone;
      found.pages_of_both += ofPlace - alone;
      if (alone > 0) {
        const town = `${city}\n${state}`;
        townsOfPlace.add(town);
        if (first_towns.size < named) first_towns.set(town, { city, state, values: {} });
      }
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
    keyword_pages: counts.pagesOfHeld(),
    towns_of_place: townsOfPlace.size,
    first_towns: [...first_towns.values()],
  };
}

interface HeldOfPlace {
  readonly held: number;
  /** Held for the place. */
  readonly ofPlace: number;
  /** The ones among them whose keyword is not held. */
  readonly alone: number;
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
  /** The held ones with their positions. */
  readonly #held: (readonly [at: number, keyword: string])[] = [];
  /** The parts of the list that a place has: all of it, except for the first and the last of a series. */
  readonly #ranges = new Map<string, { readonly from: number; readonly to: number; places: number }>();
  /** Pages of held keywords, of rows that have their own one. */
  readonly #rows = new Map<string, number>();
  keywords = 0;
  held = 0;

  get groups(): readonly string[] {
    return [...this.#groups.keys()];
  }

  add(keyword: string, group: string, isHeld: boolean): void {
    if (isHeld) this.#held.push([this.keywords, keyword]);
    const counts = this.#groups.get(group) ?? { at: [], heldBefore: [0] };
    this.#groups.set(group, counts);
    counts.at.push(this.keywords);
    counts.heldBefore.push((counts.heldBefore.at(-1) ?? 0) + Number(isHeld));
    this.keywords += 1;
    this.held += Number(isHeld);
  }

  /** The held ones from one keyword to another, if the place is held for these groups; and those of the groups alone. */
  between(from: number, to: number, groups: readonly string[]): HeldOfPlace {
    const range = this.#ranges.get(`${from} ${to}`) ?? { from, to, places: 0 };
    range.places += 1;
    this.#ranges.set(`${from} ${to}`, range);
    let [held, ofPlace, alone] = [0, 0, 0];
    for (const [name, { at, heldBefore }] of this.#groups) {
      const [first, end] = [countBelow(at, from), countBelow(at, to)];
      const isIts = groups.includes(name);
      const ofKeywords = (heldBefore[end] ?? 0) - (heldBefore[first] ?? 0);
      held += isIts ? end - first : ofKeywords;
      if (!isIts) continue;
      ofPlace += end - first;
      alone += end - first - ofKeywords;
    }
    return { held, ofPlace, alone };
  }

  /** The page of a row with its own keyword. */
  row(keyword: string, isHeld: boolean, isOfPlace: boolean): HeldOfPlace {
    if (isHeld) this.#rows.set(keyword, (this.#rows.get(keyword) ?? 0) + 1);
    return {
      held: Number(isHeld || isOfPlace),
      ofPlace: Number(isOfPlace),
      alone: Number(isOfPlace && !isHeld),
    };
  }

  /** Held keywords with their pages. */
  pagesOfHeld(): ReadonlyMap<string, number> {
    const ranges = [...this.#ranges.values()];
    if (ranges.length === 0) return this.#rows;
    return new Map(
      this.#held.map(([at, keyword]) => [
        keyword,
        ranges.reduce((sum, { from, to, places }) => (from <= at && at < to ? sum + places : sum), 0),
      ]),
    );
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
