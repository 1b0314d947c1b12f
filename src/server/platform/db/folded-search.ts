import { type RawBuilder, sql } from 'kysely';
import { foldForSearch, searchSpellings } from '../../../engine/index.ts';
import { escapeLike } from './escape-like.ts';

/** A row's text as searches compare it. Spell `text` as the search index does, or PostgreSQL will not use it. */
export const folded = (text: RawBuilder<string>): RawBuilder<string> => sql<string>`search_fold(${text})`;

/** A pattern for folded texts that contain this one. */
export const foldedPattern = (search: string): string => `%${escapeLike(foldForSearch(search))}%`;

/**
 * The condition that a row's text contains one of these spellings of a search, whatever the accents, points,
 * apostrophes and capitals of both. `probe`: the rarest part of the search, the only one that the search index looks
 * up.
 */
export function contains(
  text: RawBuilder<string>,
  spellings: readonly string[],
  probe?: string,
): RawBuilder<boolean> {
  const patterns = [...new Set(spellings.flatMap(searchSpellings).map(foldedPattern))];
  // PostgreSQL does not see its index in a text that something was added to.
  const searched = probe === undefined ? folded(text) : sql<string>`(${folded(text)} || '')`;
  const isFound = sql<boolean>`(${sql.join(
    patterns.map(pattern => sql`${searched} like ${pattern}`),
    sql` or `,
  )})`;
  return probe === undefined
    ? isFound
    : sql<boolean>`(${folded(text)} like ${foldedPattern(probe)} and ${isFound})`;
}
