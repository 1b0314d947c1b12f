import type { BytePiece } from './byte-piece.ts';

/**
 * Pieces and slots in the order that a page uses them. Sequential memory makes rendering several times
 * faster than following scattered pieces.
 */
export interface ByteProgram {
  /** Operations, each followed by its operands (see `operations`). */
  readonly code: Int32Array;
  /** Slices of one buffer, in order. */
  readonly parts: readonly Uint8Array[];
  /** Each distinct slot once. Random choices don't affect slots. */
  readonly slots: readonly SlotNumbers[];
  /** Each distinct value form once. */
  readonly casings: readonly CasingNumbers[];
}

/** Identifies a slot's content; the `SlotFiller` defines the numbers. */
export type SlotNumbers = readonly [number, number, number];

/** A value's slot and one of its forms. */
export type CasingNumbers = readonly [slot: number, casing: number];

/*
 * The operands after each operation in `code`:
 * literal: index of its part
 * choice: key, number of options, index of the first option's part
 * group: key, number of options, code offset of each option, end offset of the last
 * value: index into the program's forms
 * slot: index into the program's slots
 */
export const operations = { literal: 0, choice: 1, group: 2, value: 3, slot: 4 } as const;

/** There must be one more run than slots. @example byteProgram([before, after], [[1, 0, 0]]) */
export function byteProgram(
  runs: readonly (readonly BytePiece[])[],
  slots: readonly SlotNumbers[],
): ByteProgram {
  const code: number[] = [];
  const parts: Uint8Array[] = [];
  const distinctSlots = new Distinct<SlotNumbers>();
  const casings = new Distinct<CasingNumbers>();
  const write = (pieces: readonly BytePiece[]): void => {
    for (const piece of pieces) {
      switch (piece.kind) {
        case 'literal':
          code.push(operations.literal, parts.length);
          parts.push(piece.bytes);
          break;
        case 'choice':
          code.push(operations.choice, piece.key, piece.options.length, parts.length);
          parts.push(...piece.options);
          break;
        case 'value':
          code.push(operations.value, casings.indexOf([piece.slot, piece.casing]));
          break;
        case 'group': {
          code.push(operations.group, piece.key, piece.options.length);
          const starts = code.length;
          code.push(...piece.options.map(() => 0), 0);
          code[starts] = code.length;
          for (const [at, option] of piece.options.entries()) {
            write(option);
            code[starts + at + 1] = code.length;
          }
          break;
        }
      }
    }
  };
  write(runs[0] ?? []);
  for (const [at, slot] of slots.entries()) {
    code.push(operations.slot, distinctSlots.indexOf(slot));
    write(runs[at + 1] ?? []);
  }
  return {
    code: Int32Array.from(code),
    parts: inOneMemory(parts),
    slots: distinctSlots.all,
    casings: casings.all,
  };
}

/** Distinct lists of numbers, in order of first use. */
class Distinct<Numbers extends readonly number[]> {
  readonly all: Numbers[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(numbers: Numbers): number {
    const key = numbers.join();
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const index = this.all.push(numbers) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}

function inOneMemory(parts: readonly Uint8Array[]): Uint8Array[] {
  const memory = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  return parts.map(part => {
    memory.set(part, at);
    at += part.length;
    return memory.subarray(at - part.length, at);
  });
}
