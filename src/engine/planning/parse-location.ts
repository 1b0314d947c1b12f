import { cityCapitals } from '../casing/city-capitals.ts';
import { MAX_LINE_LENGTH } from '../limits.ts';
import { stateCode } from '../states.ts';
import type { Location } from './location.ts';

/** In order of priority: a comma is the clearest separator, a dash may belong to a name. */
const SEPARATORS = [',', '|', '\t', ';', ' - ', ' – ', ' — '];

/** Parses one line as a location; null if it is none. */
export function parseLocation(line: string): Location | null {
  if (line.length > MAX_LINE_LENGTH) return null;
  return parseSeparated(line) ?? parseSpaced(line);
}

/** The two parts around a separator. Further parts are ignored. */
export function splitLine(line: string): { city: string; state: string } | null {
  const separator = SEPARATORS.find(mark => line.includes(mark));
  return separator === undefined ? null : splitAt(line, separator);
}

function splitAt(line: string, separator: string): { city: string; state: string } {
  const [city = '', state = ''] = line.split(separator, 2);
  return { city: city.trim(), state: state.trim() };
}

function parseSeparated(line: string): Location | null {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue;
    const { city, state } = splitAt(line, separator);
    const location = locationOf(city, stateCode(withoutPostcode(state)));
    if (location !== null) return location;
  }
  return null;
}

/** Parses 'City State'. Multi-word states come first, so that Charleston West Virginia is not in Virginia. */
function parseSpaced(line: string): Location | null {
  const text = withoutPostcode(line);
  if (stateCode(text) !== undefined) return null; // West Virginia is no town in Virginia.
  const words = text.split(/\s+/);
  for (const size of [3, 2, 1]) {
    if (words.length <= size) continue;
    const location = locationOf(words.slice(0, -size).join(' '), stateCode(words.slice(-size).join(' ')));
    if (location !== null) return location;
  }
  return null;
}

function locationOf(text: string, state: string | undefined): Location | null {
  if (state === undefined) return null;
  const city = text
    .replace(/[\s,|;]+/g, ' ')
    .replace(/[ –—-]+$/, '')
    .trim();
  return /\p{L}/u.test(city) ? { city: cityCapitals(city), state } : null;
}

function withoutPostcode(state: string): string {
  return state.replace(/\s+\d{5}(-\d{4})?$/, '');
}
