import { createHash } from 'node:crypto';

/**
 * What tells a copied review from others: where it was written, by whom and when. Its words may be corrected. Without an
 * author its words tell, and without words its stars and its address. Migration 0075 builds the same text.
 */
export function externalIdOf(review: {
  readonly source_name: string;
  readonly author: string;
  readonly reviewed_on: string;
  readonly words: string;
  readonly rating: number;
  readonly source_url: string;
}): string {
  const { source_name, author, reviewed_on, words, rating, source_url } = review;
  const parts: unknown[] = [source_name.toLowerCase(), author.toLowerCase(), reviewed_on];
  if (author === '') parts.push(words);
  if (author === '' && words === '') parts.push(rating, source_url);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
