import type { FieldValues } from '../../../engine/index.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { Candidates } from './candidates.ts';

/** A candidate with the texts that others show of it, in bytes, estimated. */
const candidateBytes = 800;

/** Candidates of all batches that are remembered: at least this many, at most twice as many. */
export const maxCandidates = () => Math.floor(cacheBounds().related / 3 / candidateBytes);

/** Candidates by batch and the values besides the town: `recent` since the last half was full, `older` before that. */
let recent = new Map<string, Candidates>();
let older: ReadonlyMap<string, Candidates> = new Map();
/** Candidates among the recent ones. */
let count = 0;
let halves = 0;
let batches = 0;

/** The candidates of one batch in the memory that all batches share. */
export class RememberedCandidates {
  readonly #batch: number;
  #last: Candidates | null = null;
  #halfOfLast = 0;

  constructor() {
    batches += 1;
    this.#batch = batches;
  }

  /** The candidates with these values; `open` creates them, and calls `onAdd` for each candidate. */
  of(values: FieldValues, open: (onAdd: () => void) => Candidates): Candidates {
    const last = this.#last;
    if (last && this.#halfOfLast === halves && isSameService(values, last.values)) return last;
    let key = `${this.#batch}\n`;
    for (const name of Object.keys(values)) if (!ofTown.has(name)) key += `${name}\n${values[name]}\n`;
    let known = recent.get(key);
    if (!known) {
      known = older.get(key) ?? open(() => countMore(1));
      recent.set(key, known);
      countMore(known.size);
    }
    this.#last = known;
    this.#halfOfLast = halves;
    return known;
  }
}

/** The remembered candidates of all batches, in bytes. */
export function candidatesBytes(): number {
  let all = 0;
  for (const one of new Set([...recent.values(), ...older.values()])) all += one.size;
  return all * candidateBytes;
}

function countMore(more: number): void {
  count += more;
  if (count <= maxCandidates()) return;
  older = recent;
  recent = new Map();
  count = 0;
  halves += 1;
}

const ofTown: ReadonlySet<string> = new Set(['city', 'state']);

function isSameService(one: FieldValues, other: FieldValues): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (one[name] !== other[name] && !ofTown.has(name)) return false;
  return true;
}
