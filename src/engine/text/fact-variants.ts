import type { Piece } from './piece.ts';

/** Maximum distinct facts of one text. */
const MAX_FACTS = 50;
/** Cached variants per text. A town has some facts, another has others. */
const MAX_CACHED = 1_000;

/** The variants of a text by the facts that a page lacks. */
export class FactVariants<Field> {
  readonly #slots: readonly number[];
  readonly #compile: (isMissing: (slot: number) => boolean) => Field;
  readonly #known = new Map<number, Field>();

  constructor(slots: readonly number[], compile: (isMissing: (slot: number) => boolean) => Field) {
    this.#slots = slots;
    this.#compile = compile;
  }

  /** The variant for the facts of a page; an undefined one is not known. */
  of({ facts }: { readonly facts: readonly unknown[] }): Field {
    let key = 0;
    for (let at = 0; at < this.#slots.length && at < MAX_FACTS; at += 1)
      key = key * 2 + (facts[factAt(this.#slots[at] ?? 0)] === undefined ? 0 : 1);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const told = new Set(this.#slots.slice(0, MAX_FACTS));
    const fresh = this.#compile(slot => isFact(slot) && !(told.has(slot) && facts[factAt(slot)]));
    if (this.#known.size >= MAX_CACHED) this.#known.clear();
    this.#known.set(key, fresh);
    return fresh;
  }

  /** The variant without these facts; not remembered. */
  without(isMissing: (slot: number) => boolean): Field {
    return this.#compile(isMissing);
  }
}

/** The slots of facts are numbered downward from -1, those of values upward from 0. */
export function isFact(slot: number): boolean {
  return slot < 0;
}

/** A fact's index in the list of facts. */
export function factAt(slot: number): number {
  return -1 - slot;
}

/** The slots of the facts that a text names, each once. */
export function factSlots(pieces: readonly Piece[]): readonly number[] {
  return [...new Set(pieces.flatMap(slotsIn))];
}

function slotsIn(piece: Piece): readonly number[] {
  if (piece.kind === 'value') return isFact(piece.slot) ? [piece.slot] : [];
  return piece.kind === 'group' ? piece.options.flat().flatMap(slotsIn) : [];
}
