import type { PlaceNames } from '../../../contract/business/locations.ts';

/** A list of keywords without these words of places; a keyword that is there already is not repeated. */
export function withoutPlaces(keywords: string, found: PlaceNames['first_keywords']): string {
  const shorter = new Map(found.map(({ keyword, without }) => [keyword, without]));
  const seen = new Set<string>();
  const lines = keywords.split(/\r\n|\r|\n/).flatMap(line => {
    const keyword = line.replaceAll(/\s+/g, ' ').trim();
    const written = shorter.get(keyword) ?? line;
    const key = written.trim().toLowerCase();
    if (shorter.has(keyword) && seen.has(key)) return [];
    seen.add(key);
    return [written];
  });
  return lines.join('\n');
}
