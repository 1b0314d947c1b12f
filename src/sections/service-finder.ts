import type { PageService } from './service-content.ts';

/** Keywords whose service is remembered. A site has some thousand. */
const maxKeywords = 20_000;

/**
 * Finds the service that a keyword names: the one with this keyword, or the one whose longest keyword is part of it.
 * Case, punctuation and a plural s don’t count. Answers are remembered.
 *
 * @example serviceFinder([estates])('Estate cleanout near me') // estates, by its keyword "estate cleanouts"
 */
export function serviceFinder<Of extends Pick<PageService, 'keywords'>>(
  services: readonly Of[],
): (keyword: string) => Of | null {
  const named = services
    .flatMap(service => service.keywords.map(one => ({ service, key: ` ${keywordKey(one)} ` })))
    .filter(({ key }) => key.trim() !== '')
    .toSorted((one, other) => other.key.length - one.key.length);
  const known = new Map<string, Of | null>();
  return keyword => {
    const before = known.get(keyword);
    if (before !== undefined) return before;
    const words = ` ${keywordKey(keyword)} `;
    const found = named.find(({ key }) => words.includes(key))?.service ?? null;
    if (known.size >= maxKeywords) known.clear();
    known.set(keyword, found);
    return found;
  };
}

/** Keywords with the same key are the same. @example keywordKey('Face-Down Chairs') // 'face down chair' */
export function keywordKey(keyword: string): string {
  return keyword
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word))
    .join(' ');
}
