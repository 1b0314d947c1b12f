/**
 * The similarity of two addresses from 0 to 1: the share of common trigrams. Equals PostgreSQL's pg_trgm, so that code and
 * database results compare.
 * @example similarTrigrams(trigramsOf('abuot'), trigramsOf('about')) // 0.2
 */
export function similarTrigrams(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

export function trigramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[^a-z0-9]+/)) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}
