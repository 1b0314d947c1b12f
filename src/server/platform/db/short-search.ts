/**
 * Search indexes know groups of three letters. Asked for less they give everything they hold, which takes seconds among a
 * million rows: a shorter text, or one without two letters or digits together, is looked for among the newest rows only.
 */
const shortestIndexed = 3;
export const newestSearched = 10_000;

/** True when a search looks only at the newest rows, so that nothing certain can be said of the number of matches. */
export function isShortSearch(search: string | undefined): boolean {
  if (search === undefined || search === '') return false;
  return search.length < shortestIndexed || !/[\p{L}\p{N}]{2}/u.test(search);
}
