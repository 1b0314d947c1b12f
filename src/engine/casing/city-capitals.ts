import { capitalize } from './case-word.ts';
import { acronyms } from './casing-lists.ts';
import { oddCity } from './city-names.ts';

const LOWER = new Set(['of', 'the', 'in', 'by', 'on', 'and', 'at', 'de', 'del', 'du']);

/**
 * Title case for a city typed in one case, with the odd capitals of its state's towns. Mixed case is intentional and stays.
 * @example cityCapitals('PORT ST. LUCIE', 'FL') // 'Port St. Lucie'
 */
export function cityCapitals(city: string, state = ''): string {
  const lower = city.toLowerCase();
  if (city !== lower && city !== city.toUpperCase()) return city;
  const odd = oddCity(city, state);
  if (odd !== undefined) return odd;
  return lower.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (at > 2 && /\p{L}\p{L}['’]/u.test(lower.slice(at - 3, at))) return word;
    if (at > 0 && LOWER.has(word)) return word;
    return acronyms.get(word) ?? namePart(word);
  });
}

/** McAllen, McKinney. */
function namePart(word: string): string {
  return /^mc\p{L}{2}/u.test(word) ? `Mc${capitalize(word.slice(2))}` : capitalize(word);
}
