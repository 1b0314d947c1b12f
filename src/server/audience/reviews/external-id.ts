import { createHash } from 'node:crypto';

/** What tells a copied review from others: where it was written, by whom and when. Its words may be corrected. */
export function externalIdOf(review: {
  readonly source_name: string;
  readonly author: string;
  readonly reviewed_on: string;
}): string {
  const { source_name, author, reviewed_on } = review;
  const text = JSON.stringify([source_name.toLowerCase(), author.toLowerCase(), reviewed_on]);
  return createHash('sha256').update(text).digest('base64url');
}
