import type { Location } from './location.ts';
import { compileSlugPattern, type SlugPart, slugValue } from './slug-pattern.ts';
import { createSlugTable } from './slug-table.ts';

export interface PlannedPage {
  /** Its place in the whole product, from 0. */
  readonly number: number;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  /** Why it can't be made: an earlier page of the plan has its slug, the site uses it, or nothing is left of it. */
  readonly clash: 'duplicate' | 'reserved' | 'empty' | null;
}

export interface PlanInput {
  readonly locations: readonly Location[];
  readonly keywords: readonly string[];
  readonly pattern: string;
  /** Slugs the site itself uses. */
  readonly isReserved: (slug: string) => boolean;
  /** The number to go on from; what lies before is looked at but not given again. */
  readonly from?: number;
}

/**
 * Every location with every keyword, ordered by state, then city, keywords innermost. Lazy, and flat in memory: a
 * million pages take 16 MB while they are planned.
 * @example [...planPages({ locations, keywords, pattern: 'keyword-city-state', isReserved: () => false })]
 */
export function* planPages({
  locations,
  keywords,
  pattern,
  isReserved,
  from = 0,
}: PlanInput): Generator<PlannedPage> {
  const places = planOrder(locations);
  const { parts } = compileSlugPattern(pattern);
  const keywordSlugs = keywords.map(keyword => slugValue('keyword', keyword));
  const aroundKeyword = places.map(place => fillPlace(parts, place));
  const slugAt = (ordinal: number) =>
    slugOf(aroundKeyword[Math.floor(ordinal / keywords.length)], keywordSlugs[ordinal % keywords.length]);
  const table = createSlugTable(slugAt);
  let number = 0;
  for (const [place, { city, state }] of places.entries()) {
    for (const [index, keyword] of keywords.entries()) {
      const slug = slugOf(aroundKeyword[place], keywordSlugs[index]);
      const isRepeated = slug !== '' && table.hasBefore(slug, number);
      if (number >= from) {
        const clash = slug === '' ? 'empty' : isRepeated ? 'duplicate' : isReserved(slug) ? 'reserved' : null;
        yield { number, slug, city, state, keyword, clash };
      }
      number += 1;
    }
  }
}

/**
 * The order in which a plan takes its locations: by state, then city. Plain comparison: the same on every machine.
 * @example planOrder([{ city: 'Tampa', state: 'FL' }, { city: 'Mobile', state: 'AL' }])[0].state // 'AL'
 */
export function planOrder(locations: readonly Location[]): Location[] {
  return locations.toSorted((one, other) => compare(one.state, other.state) || compare(one.city, other.city));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The texts of a place's slugs around their keywords, which alone change from page to page; null when the place leaves
 * nothing of an address.
 */
function fillPlace(parts: readonly SlugPart[], { city, state }: Location): string[] | null {
  const values: Readonly<Record<string, string>> = { city, state };
  const texts = [''];
  for (const part of parts) {
    if (part.kind === 'variable' && part.name === 'keyword') {
      texts.push('');
      continue;
    }
    const added = part.kind === 'literal' ? part.text : slugValue(part.name, values[part.name]);
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
