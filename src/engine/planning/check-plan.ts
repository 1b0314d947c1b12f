import { MAX_SLUG_LENGTH } from '../limits.ts';
import { compileSlugPattern, slugValue } from '../text/slug-pattern.ts';
import type { TextIssue } from '../text/text-issue.ts';
import type { Location } from './location.ts';

export interface PlanCheck {
  /** Locations times keywords. */
  readonly total: number;
  /** Problems with the pattern, as sentences for people. Empty if every page gets its own address. */
  readonly collisions: readonly string[];
  readonly issues: readonly TextIssue[];
}

/**
 * Checks a plan before its pages are planned: the number of pages and whether their addresses differ.
 * @example checkPlan({ locations, keywords, pattern: 'keyword-city-state' }).total
 */
export function checkPlan({
  locations,
  keywords,
  pattern,
}: {
  locations: readonly Location[];
  keywords: readonly string[];
  pattern: string;
}): PlanCheck {
  const { variables, issues } = compileSlugPattern(pattern);
  const total = locations.length * keywords.length;
  const uses = (name: string) => variables.includes(name);
  const places = new Set(
    locations.map(({ city, state }) =>
      [uses('city') ? slugValue('city', city) : '', uses('state') ? slugValue('state', state) : ''].join('/'),
    ),
  ).size;
  if (total > 1 && !uses('city') && !uses('state') && !uses('keyword')) {
    return {
      total,
      issues,
      collisions: ['Every page would get the same address. Add keyword, city and state to the pattern.'],
    };
  }
  const collisions: string[] = [];
  const lost = uses('keyword') ? keywords.filter(keyword => slugValue('keyword', keyword) === '') : [];
  const remaining = keywords.length - lost.length;
  const words = uses('keyword')
    ? new Set(keywords.map(keyword => slugValue('keyword', keyword)).filter(slug => slug !== '')).size
    : 1;
  if (lost.length > 0) collisions.push(lostMessage(lost, keywords.length));
  if (locations.length > places)
    collisions.push(placeMessage(locations.length, places, uses('city'), uses('state')));
  if (remaining > words) collisions.push(keywordMessage(remaining, words, uses('keyword')));
  const longest = compileSlugPattern(pattern).fill({
    keyword: longestOf(keywords, keyword => slugValue('keyword', keyword)),
    city: longestOf(locations, ({ city }) => slugValue('city', city)),
    state: longestOf(locations, ({ state }) => slugValue('state', state)),
  });
  if (longest.length > MAX_SLUG_LENGTH) {
    collisions.push(
      `Some addresses have more than ${MAX_SLUG_LENGTH} letters (“${longest.slice(0, 40)}…”); their pages are left out. Shorten these keywords or the pattern.`,
    );
  }
  return { total, issues, collisions };
}

/** The longest part that one of these gives an address. */
function longestOf<One>(list: readonly One[], partOf: (one: One) => string): string {
  let longest = '';
  for (const one of list) {
    const part = partOf(one);
    if (part.length > longest.length) longest = part;
  }
  return longest;
}

function lostMessage(lost: readonly string[], all: number): string {
  const which =
    lost.length === all
      ? 'No keyword leaves'
      : lost.length === 1
        ? 'One keyword leaves'
        : `${lost.length.toLocaleString('en-US')} keywords leave`;
  const nothing = lost.length === all ? 'anything' : 'nothing';
  return `${which} ${nothing} of an address (“${lost[0]?.slice(0, 40)}”): write keywords with letters a–z or digits, or take keyword out of the pattern.`;
}

function placeMessage(count: number, distinct: number, usesCity: boolean, usesState: boolean): string {
  const [all, different] = [count.toLocaleString('en-US'), distinct.toLocaleString('en-US')];
  if (!usesCity && !usesState)
    return `All ${all} locations would share their addresses. Add city and state to the pattern.`;
  if (!usesCity)
    return `Cities of one state would share their addresses (${different} for ${all} locations). Add city to the pattern.`;
  if (!usesState)
    return `Cities of the same name would share their addresses (${different} for ${all} locations). Add state to the pattern.`;
  return `Some locations read alike in an address (${different} for ${all} locations); only the first of each is made.`;
}

function keywordMessage(count: number, distinct: number, usesKeyword: boolean): string {
  const [all, different] = [count.toLocaleString('en-US'), distinct.toLocaleString('en-US')];
  return usesKeyword
    ? `Some keywords read alike in an address (${different} for ${all} keywords); only the first of each is made.`
    : `All ${all} keywords of a location would share one address. Add keyword to the pattern.`;
}
