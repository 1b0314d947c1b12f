import type { BytePiece } from './byte-piece.ts';

/**
 * Runs of pieces with slots between them, laid out in the order in which a page takes them. Pieces lie all over memory, and
 * finding them there takes several times as long as copying what they hold.
 */
export interface ByteProgram {
  /** Operations, each followed by its numbers (see `operations`). */
  readonly code: Int32Array;
  /** Parts of one memory, one behind the other. */
  readonly parts: readonly Uint8Array[];
  /** What stands in its slots, each once, however often a page shows it; none of it depends on what is drawn. */
  readonly slots: readonly SlotNumbers[];
  /** The forms of values that it takes, each once. */
  readonly forms: readonly FormNumbers[];
}

/** What stands in a slot, in numbers of whoever fills it. */
export type SlotNumbers = readonly [number, number, number];

/** The slot of a value and one of its forms. */
export type FormNumbers = readonly [slot: number, form: number];

/*
 * What follows each in `code`:
 * literal: its part
 * choice: its key, how many options, the part of the first
 * group: its key, how many options, where the code of each begins, where the last ends
 * value: its place among the program's forms
 * slot: its place among the program's slots
 */
export const operations = { literal: 0, choice: 1, group: 2, value: 3, slot: 4 } as const;

/** There is one run more than slots. @example byteProgram([before, after], [[1, 0, 0]]) */
export function byteProgram(
  runs: readonly (readonly BytePiece[])[],
  slots: readonly SlotNumbers[],
): ByteProgram {
  const code: number[] = [];
  const parts: Uint8Array[] = [];
  const taken = new Distinct<SlotNumbers>();
  const forms = new Distinct<FormNumbers>();
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
          code.push(operations.value, forms.placeOf([piece.slot, piece.form]));
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
    code.push(operations.slot, taken.placeOf(slot));
    write(runs[at + 1] ?? []);
  }
  return { code: Int32Array.from(code), parts: inOneMemory(parts), slots: taken.all, forms: forms.all };
}

/** Lists of numbers, each once. */
class Distinct<Numbers extends readonly number[]> {
  readonly all: Numbers[] = [];
  readonly #places = new Map<string, number>();

  placeOf(numbers: Numbers): number {
    const key = numbers.join();
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.all.push(numbers) - 1;
    this.#places.set(key, place);
    return place;
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
