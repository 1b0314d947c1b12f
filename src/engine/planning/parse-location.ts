import { cityCapitals } from '../casing/city-capitals.ts';
import { MAX_LINE_LENGTH } from '../limits.ts';
import { stateCode } from '../states.ts';
import { cleanCity, cleanLine, isCityName, isCountyPart, isCutShort } from './clean-city.ts';
import type { Location } from './location.ts';

/** In order of priority: a comma is the clearest separator, a dash may belong to a name. */
const separators = [',', '|', '\t', ';', ' - ', ' – ', ' — '];
/** Never part of a name. */
const clearSeparators = separators.slice(0, 4);

/** Parses one line as a location; null if it is none. */
export function parseLocation(line: string): Location | null {
  if (line.length > MAX_LINE_LENGTH) return null;
  const text = cleanLine(line);
  return parseSeparated(text) ?? parseSpaced(text);
}

/** A location that a line of more than its words may mean, to be offered. @example likelyLocation('12 Main St, Miami, FL') // Miami */
export function likelyLocation(line: string): Location | null {
  if (/[{}$=\\]/.test(line)) return null;
  const text = cleanLine(line);
  const parts = partsOf(text, clearSeparators.find(mark => text.includes(mark)) ?? ',');
  const at = parts.findLastIndex(part => stateCode(withoutPostcode(part)) !== undefined);
  const state = stateCode(withoutPostcode(parts[at] ?? ''));
  if (state === undefined || at < 1) return null;
  const names = parts.slice(0, at).filter(part => !isCountyPart(part));
  const isTown = (part: string) => !/\d/.test(part);
  const name = names.find(isTown) ?? names.at(-1) ?? '';
  const city = cleanCity(name.replace(/^(?:university|college) of /i, ''))
    .replace(/[^\p{L}\p{M} .'’‘ʻ&/–-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isCityName(city) ? { city: cityCapitals(city, state), state } : null;
}

/** The first two parts around a separator. */
export function splitLine(line: string): { city: string; state: string } | null {
  const separator = separators.find(mark => line.includes(mark));
  if (separator === undefined) return null;
  const [city = '', state = ''] = line.split(separator, 2);
  return { city: city.trim(), state: state.trim() };
}

function partsOf(line: string, separator: string): readonly string[] {
  return line
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '');
}

/** Parts after the state are ignored, and the county before it. */
function parseSeparated(line: string): Location | null {
  for (const separator of separators) {
    if (!line.includes(separator)) continue;
    const [city = '', second = '', third = ''] = partsOf(line, separator);
    const state = isCountyPart(second) && third !== '' ? third : second;
    const location = locationOf(city, stateCode(withoutPostcode(state)));
    if (location !== null) return location;
  }
  return null;
}

/** Parses 'City State'. Multi-word states come first, so that Charleston West Virginia is not in Virginia. */
function parseSpaced(line: string): Location | null {
  const text = withoutPostcode(line);
  if (stateCode(text) !== undefined) return null; // West Virginia is no town in Virginia.
  if (clearSeparators.some(mark => partsOf(text, mark).length > 1)) return null;
  const words = text.split(/[\s,|;]+/);
  for (const size of [3, 2, 1]) {
    if (words.length <= size) continue;
    const location = locationOf(words.slice(0, -size).join(' '), stateCode(words.slice(-size).join(' ')));
    if (location !== null && !isCutShort(location.city)) return location;
  }
  return null;
}

function locationOf(text: string, state: string | undefined): Location | null {
  if (state === undefined) return null;
  const city = cleanCity(text);
  return isCityName(city) ? { city: cityCapitals(city, state), state } : null;
}

function withoutPostcode(state: string): string {
  return state.replace(/(?<![\s,])[\s,]+\d{5}(-\d{4})?$/, '');
}
