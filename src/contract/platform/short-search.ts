/**
 * Search indexes store trigrams. Without a complete trigram, an index scan returns everything, which takes
 * seconds for a million rows. So short searches read the newest rows only.
 */
const shortestIndexed = 3;
export const newestSearched = 10_000;

/** True if a search reads only the newest rows, so the number of matches is not exact. */
export function isShortSearch(search: string | undefined): boolean {
  if (search === undefined || search === '') return false;
  return search.length < shortestIndexed || !/[\p{L}\p{N}]{2}/u.test(search);
}
