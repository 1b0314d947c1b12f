import { placeKey, stateCode } from '../../../engine/index.ts';
import { findTown } from './town-index.ts';

/** The places of a plan. */
export interface PlannedPlaces {
  readonly states: ReadonlySet<string>;
  /** Keys of names. */
  readonly names: ReadonlySet<string>;
}

export interface PlaceInKeyword {
  /** "Miami, FL" */
  readonly place: string;
  /** The keyword without the words of the place; empty if nothing is left. */
  readonly without: string;
}

const longestName = 4;
const maxWords = 30;
const before = /^(?:in|near|around|at|within|serving)$/i;

/**
 * The town that a keyword names: after "in", before a state, or at its beginning or end if the plan has it.
 * @example placeInKeyword('best hauler in miami', plan) // { place: 'Miami, FL', without: 'best hauler' }
 */
export function placeInKeyword(keyword: string, plan: PlannedPlaces): PlaceInKeyword | null {
  const words = keyword.split(/\s+/).filter(Boolean).slice(0, maxWords);
  for (let start = 0; start < words.length; start += 1)
    for (let size = Math.min(longestName, words.length - start); size > 0; size -= 1) {
      const place = placeAt(words, start, start + size, plan);
      if (!place) continue;
      const from = before.test(words[start - 1] ?? '') ? start - 1 : start;
      const rest = [...words.slice(0, from), ...words.slice(place.end)];
      return { place: place.name, without: rest.join(' ').replace(/(?<![\s,–-])[\s,–-]+$/, '') };
    }
  return null;
}

function placeAt(words: readonly string[], start: number, end: number, plan: PlannedPlaces) {
  const name = words
    .slice(start, end)
    .join(' ')
    .replace(/(?<![,.])[,.]+$/, '');
  const state = stateAfter(words, end);
  if (state) {
    const town = findTown(name, state.code);
    if (town) return { name: `${town.city}, ${town.state}`, end: state.end };
  }
  const isAfterWord = before.test(words[start - 1] ?? '');
  const isAtEdge = start === 0 || end === words.length;
  if (!isAfterWord && !(isAtEdge && end - start < words.length && plan.names.has(placeKey(name))))
    return null;
  for (const code of plan.states) {
    const town = findTown(name, code);
    if (town) return { name: `${town.city}, ${town.state}`, end };
  }
  return null;
}

/** Codes that are also words count in capitals alone. */
function stateAfter(words: readonly string[], at: number): { code: string; end: number } | null {
  for (const size of [3, 2, 1]) {
    const text = words
      .slice(at, at + size)
      .join(' ')
      .replace(/(?<![,.])[,.]+$/, '');
    const code = words.length < at + size ? undefined : stateCode(text);
    if (code !== undefined && (text.length > 2 || text === code || at + size === words.length))
      return { code, end: at + size };
  }
  return null;
}
