import type { BytePiece } from './byte-piece.ts';
import { type ByteProgram, operations } from './byte-program.ts';
import { draw } from './draw.ts';

/** What pieces are written for: the page's seed, and by slot the bytes of each form of a value. */
export interface ByteValues {
  readonly page: { readonly seed: number };
  readonly bytes: readonly (readonly Uint8Array[])[];
}

/** Puts a text whose letters hold one byte each into memory from `at` on. */
export type WriteLetters = (memory: Uint8Array<ArrayBuffer>, text: string, at: number) => void;

/** From so many letters on, a way of the platform's own is quicker than letter by letter. */
const MANY_LETTERS = 12;

const writeOneByOne: WriteLetters = (memory, text, at) => {
  for (let letter = 0; letter < text.length; letter += 1) memory[at + letter] = text.charCodeAt(letter);
};

/**
 * Memory that a document is written to, piece by piece, and that is used again for the next: a page leaves
 * nothing behind for the garbage collector. `start` bytes stay free in front, for whoever puts something before it.
 * `writeMany`: how longer texts are written, where there is something quicker than letter by letter.
 */
export class ByteWriter {
  readonly #start: number;
  readonly #writeMany: WriteLetters;
  #bytes: Uint8Array<ArrayBuffer>;
  #end: number;

  constructor({
    start = 0,
    size = 65_536,
    writeMany = writeOneByOne,
  }: { readonly start?: number; readonly size?: number; readonly writeMany?: WriteLetters } = {}) {
    this.#start = start;
    this.#writeMany = writeMany;
    this.#bytes = new Uint8Array(start + size);
    this.#end = start;
  }

  /** What was written lies here, from `start` to `end`, until more is written. */
  get memory(): ArrayBuffer {
    return this.#bytes.buffer;
  }

  get start(): number {
    return this.#start;
  }

  get end(): number {
    return this.#end;
  }

  /** Forgets what was written. */
  clear(): void {
    this.#end = this.#start;
  }

  copy(bytes: Uint8Array): void {
    const end = this.#end + bytes.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(bytes, this.#end);
    this.#end = end;
  }

  /** A text whose letters hold one byte each. */
  letters(text: string): void {
    const { length } = text;
    const start = this.#end;
    if (start + length > this.#bytes.length) this.#grow(start + length);
    if (length < MANY_LETTERS) writeOneByOne(this.#bytes, text, start);
    else this.#writeMany(this.#bytes, text, start);
    this.#end = start + length;
  }

  /** What the pieces give on a page for which they are sure. */
  pieces(pieces: readonly BytePiece[], values: ByteValues): void {
    const { seed } = values.page;
    for (const piece of pieces) {
      switch (piece.kind) {
        case 'literal':
          this.copy(piece.bytes);
          break;
        case 'choice': {
          const bytes = piece.options[draw(seed, piece.key, piece.options.length)];
          if (bytes) this.copy(bytes);
          break;
        }
        case 'value': {
          const bytes = values.bytes[piece.slot]?.[piece.form];
          if (bytes) this.copy(bytes);
          break;
        }
        case 'group':
          this.pieces(piece.options[draw(seed, piece.key, piece.options.length)] ?? [], values);
          break;
      }
    }
  }

  /** The same for a program; `fillHole` writes what its holes stand for. */
  run(
    { code, parts }: ByteProgram,
    values: ByteValues,
    fillHole: (first: number, second: number, third: number) => void,
  ): void {
    const { seed } = values.page;
    const runPart = (from: number, to: number): void => {
      let at = from;
      const numberAt = (index: number) => code[at + index] ?? 0;
      while (at < to) {
        switch (numberAt(0)) {
          case operations.literal:
            this.#copyPart(parts[numberAt(1)]);
            at += 2;
            break;
          case operations.choice:
            this.#copyPart(parts[numberAt(3) + draw(seed, numberAt(1), numberAt(2))]);
            at += 4;
            break;
          case operations.value:
            this.#copyPart(values.bytes[numberAt(1)]?.[numberAt(2)]);
            at += 3;
            break;
          case operations.group: {
            const count = numberAt(2);
            const taken = draw(seed, numberAt(1), count);
            const end = numberAt(3 + count);
            runPart(numberAt(3 + taken), numberAt(4 + taken));
            at = end;
            break;
          }
          default:
            fillHole(numberAt(1), numberAt(2), numberAt(3));
            at += 4;
        }
      }
    };
    runPart(0, code.length);
  }

  #copyPart(bytes: Uint8Array | undefined): void {
    if (bytes) this.copy(bytes);
  }

  #grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }
}
