import { searchSpellings } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { type FoundTerm, listTermsHolding, type SearchTerm } from './search-term-queries.ts';
import { searchWords } from './search-terms.ts';

type Kind = SearchTerm['kind'];

/** Pages of one of these towns, of one of these keywords and of one of these versions. A kind that is missing restricts nothing. */
export type CandidateSet = Readonly<Partial<Record<Kind, readonly FoundTerm[]>>>;

/** Further words restrict nothing, nor do shorter ones: the index has no trigram of theirs. */
const maxWords = 5;
const minLength = 3;
/** A word that more towns, keywords and versions have restricts nothing either. */
const maxTerms = 2_000;
/** Words that would make more sets don't restrict the search. */
const maxSets = 8;

/**
 * Which pages without own words can hold a text: each of its words is from their town, their keyword or their version.
 * Null: any of them can. In pages from before searches were folded, points and apostrophes separated words.
 */
export async function findCandidates(db: Db, search: string): Promise<readonly CandidateSet[] | null> {
  const lists = searchSpellings(search).map(searchWords);
  const separated = searchWords(search.replaceAll(/[.'`´‘’‛]/g, ' '));
  const isSeparated = lists[0]?.length !== separated.length;
  return candidatesOfAny(db, isSeparated ? [...lists, separated] : lists);
}

/** Which pages without own words can hold all words of one of these lists. */
export async function candidatesOfAny(
  db: Db,
  lists: readonly (readonly string[])[],
): Promise<readonly CandidateSet[] | null> {
  const asked = lists.map(restrictingWords);
  const words = [...new Set(asked.flat())];
  const found = words.length > 0 ? await listTermsHolding(db, words, maxTerms + 1) : [];
  const terms = Map.groupBy(found, term => term.word);
  const sets: CandidateSet[] = [];
  for (const list of asked) {
    const restricting = list.map(word => terms.get(word) ?? []).filter(ofWord => ofWord.length <= maxTerms);
    if (restricting.length === 0) return null;
    sets.push(...restricting.reduce<CandidateSet[]>(restrictAll, [{}]));
  }
  return sets;
}

const restrictingWords = (words: readonly string[]) =>
  [...new Set(words)]
    .filter(word => word.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxWords);

/** A word comes from the town, the keyword or the version. Each makes a narrower set; empty ones are left out. */
function restrictAll(sets: readonly CandidateSet[], terms: readonly FoundTerm[]): CandidateSet[] {
  const byKind = Object.entries(Object.groupBy(terms, term => term.kind));
  const restricted = sets.flatMap(set =>
    byKind.flatMap(([kind, ofKind]) => {
      const before = set[kind as Kind];
      const keys = before && new Set(before.map(keyOf));
      const left = keys ? ofKind.filter(term => keys.has(keyOf(term))) : ofKind;
      return left.length > 0 ? [{ ...set, [kind]: left }] : [];
    }),
  );
  return restricted.length <= maxSets ? restricted : [...sets];
}

const keyOf = ({ value, part }: FoundTerm) => `${value}\n${part}`;
