import { states } from '../states.ts';
import { editDistance } from './edit-distance.ts';

/** The most likely state for a misspelled name. @example nearestState('Flordia') // 'FL' */
export function nearestState(text: string): string | undefined {
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
