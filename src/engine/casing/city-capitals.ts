import { acronyms } from './casing-lists.ts';
import { capitalize } from './word-casing.ts';

/**
 * Names whose capitals no rule gives, as the gazetteer has them, by state. A test of the gazetteer keeps the list complete.
 */
const names = `
AZ LeChee|CA Coto De Caza|CA Rio Del Mar|CA UC Irvine|FL Boca Del Mar|FL DeBary|FL DeFuniak Springs|FL DeLand|
FL Hill 'n Dale|FL LaBelle|FL North DeLand|FL Opa-locka|FL Port LaBelle|FL Town 'n' Country|FL West DeLand|GA LaFayette|
GA LaGrange|HI 'A'ala|HI Marine Corps Base Hawaii - MCBH|ID Coeur d'Alene|IL DeKalb|IN DeMotte|KS McConnell AFB|
KS WaKeeney|LA DeQuincy|LA DeRidder|MD Concerned Citizens Of Forest Park|MI DeWitt|MO LaBarque Creek|NJ McGuire AFB|
NM Truth or Consequences|OH Wright-Patterson AFB|PA DuBois|TN LaFollette|TX Circle D-KC Estates|TX DeCordova|TX DeSoto|
TX Las Palmas II|UT LaVerkin|VT White River Junction VA Medical Center|WA DuPont|WA SeaTac|WI DeForest|WV MacArthur`;

const keyOf = (city: string, state: string) => `${city.toLowerCase().replaceAll('’', "'")}|${state}`;

const byName = new Map(
  names.split('|').map(line => {
    const [, state = '', city = ''] = /^(\S+) (.+)$/.exec(line.trim()) ?? [];
    return [keyOf(city, state), city] as const;
  }),
);

/** The capitals of a name that follows no rule. @example oddCity('dekalb', 'IL') // 'DeKalb' */
function oddCity(city: string, state: string): string | undefined {
  return byName.get(keyOf(city, state));
}

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
