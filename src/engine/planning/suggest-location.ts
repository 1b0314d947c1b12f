import { cityCapitals } from '../casing/city-capitals.ts';
import { MAX_LINE_LENGTH } from '../limits.ts';
import { stateCode, states } from '../states.ts';
import { isCityName, isCutShort } from './clean-city.ts';
import { editDistance } from './edit-distance.ts';
import { likelyLocation, splitLine } from './parse-location.ts';

const EXPECTED = 'Try: "City, State" format (e.g., "Miami, FL")';

/** Suggests a correction for a line that is no location. `stateNearby` is the list's previous state. */
export function suggestLocation(line: string, stateNearby: string): string {
  if (line.length > MAX_LINE_LENGTH) {
    return `This line has ${line.length.toLocaleString('en-US')} characters. Put each location on a line of its own.`;
  }
  const likely = likelyLocation(line);
  if (likely) return `Did you mean "${likely.city}, ${likely.state}"?`;
  const parts = splitLine(line) ?? { city: line, state: '' };
  if (stateCode(line) !== undefined || (!isName(parts.city) && stateCode(parts.state) !== undefined)) {
    return `Add a city before the state, such as "Miami, ${stateCode(line) ?? stateCode(parts.state) ?? stateNearby}"`;
  }
  if (!isName(parts.city)) return EXPECTED;
  if (parts.state === '')
    return (
      correctSpaced(parts.city) ??
      `Add a state, such as "${cityCapitals(parts.city, stateNearby)}, ${stateNearby}"`
    );
  const state = nearestState(parts.state);
  if (state === undefined && isName(parts.state))
    return `“${parts.state}” is not a US state. Write its code or name, such as "FL"`;
  return state === undefined ? EXPECTED : `Did you mean "${cityCapitals(parts.city, state)}, ${state}"?`;
}

/** Corrects a misspelled state at the end of a line without separators. */
function correctSpaced(line: string): string | undefined {
  const words = line.split(/\s+/);
  for (const size of [3, 2, 1]) {
    const city = words.slice(0, -size).join(' ');
    const state = isName(city) && !isCutShort(city) ? nearestState(words.slice(-size).join(' ')) : undefined;
    if (state !== undefined) return `Did you mean "${cityCapitals(city, state)}, ${state}"?`;
  }
  return undefined;
}

/** True if the line has only letters and the marks of names. */
function isName(text: string): boolean {
  return isCityName(text) && text.length <= 60;
}

/** The most likely state for a misspelled name. @example nearestState('Flordia') // 'FL' */
function nearestState(text: string): string | undefined {
  const word = text
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim();
  if (word.length < 4 || word.length > 24) return undefined;
  let nearest: string | undefined;
  let nearestDistance = word.length < 7 ? 2 : 3;
  for (const { code, name } of states) {
    const distance = editDistance(word, name.toLowerCase());
    if (distance < nearestDistance) {
      nearest = code;
      nearestDistance = distance;
    }
  }
  return nearest;
}
