import { createHash } from 'node:crypto';

/**
 * Identifies a copied review: its source, author and day. Its text may be corrected. Without an author the text
 * identifies it, and without a text its stars and address. Migration 0075 builds the same text.
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
