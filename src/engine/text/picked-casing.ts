import type { CasedKind } from '../casing/word-casing.ts';
import { pick } from '../pick.ts';
import { joinLiterals } from './join-parts.ts';
import type { Piece } from './piece.ts';
import { applyPieceCasing } from './piece-casing.ts';

/** Cached combinations per text. */
const MAX_CACHED = 1_000;

/**
 * Casing for a text whose casing depends on its random choices. Each combination is cased once and cached;
 * valid for tame values only, as in `applyPieceCasing`.
 */
export class PickedCasing {
  readonly #pieces: readonly Piece[];
  readonly #kind: CasedKind;
  /** Greater than the number of options of any choice. */
  readonly #radix: number;
  readonly #known = new Map<number, readonly Piece[] | null>();

  constructor(pieces: readonly Piece[], kind: CasedKind) {
    this.#pieces = pieces;
    this.#kind = kind;
    this.#radix = maxOptions(pieces) + 1;
  }

  /** The cased literals and values for this seed. Null if the page must be cased as a whole. */
  of(seed: number): readonly Piece[] | null {
    const combination = this.#number(this.#pieces, seed, 0);
    if (combination > Number.MAX_SAFE_INTEGER) return null;
    const cached = this.#known.get(combination);
    if (cached !== undefined) return cached;
    const cased = applyPieceCasing(joinLiterals(pickedPieces(this.#pieces, seed)), this.#kind);
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    this.#known.set(combination, cased);
    return cased;
  }

  /** The chosen options as nonzero digits, so that each combination has its own number. */
  #number(pieces: readonly Piece[], seed: number, before: number): number {
    let number = before;
    for (const piece of pieces) {
      if (piece.kind !== 'choice' && piece.kind !== 'group') continue;
      const option = pick(seed, piece.key, piece.options.length);
      number = number * this.#radix + option + 1;
      if (piece.kind === 'group') number = this.#number(piece.options[option] ?? [], seed, number);
    }
    return number;
  }
}

function maxOptions(pieces: readonly Piece[]): number {
  let max = 1;
  for (const piece of pieces) {
    if (piece.kind === 'choice') max = Math.max(max, piece.options.length);
    if (piece.kind === 'group') max = Math.max(max, piece.options.length, ...piece.options.map(maxOptions));
  }
  return max;
}

/** The literals and values that this seed chooses. */
export function pickedPieces(pieces: readonly Piece[], seed: number): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'choice')
      return [{ kind: 'literal', text: piece.options[pick(seed, piece.key, piece.options.length)] ?? '' }];
    if (piece.kind === 'group')
      return pickedPieces(piece.options[pick(seed, piece.key, piece.options.length)] ?? [], seed);
    return [piece];
  });
}
