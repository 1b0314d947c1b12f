import type { BytePiece } from './byte-piece.ts';
import { type ByteProgram, type HoleNumbers, operations } from './byte-program.ts';
import { draw } from './draw.ts';

/** What pieces are written for: the page's seed, and by slot the bytes of each form of a value. */
export interface ByteValues {
  readonly page: { readonly seed: number };
  readonly bytes: readonly (readonly Uint8Array[])[];
}

/** Whoever knows what the holes of a program stand for. */
export interface HoleFiller {
  /** Writes what the hole of these numbers stands for. */
  fillHole(...hole: HoleNumbers): void;
}

interface ProgramRun {
  readonly program: ByteProgram;
  readonly values: ByteValues;
  readonly seed: number;
  readonly filler: HoleFiller;
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

  /** A whole number below 2^32, in four bytes. Where it stands. */
  number(value: number): number {
    const at = this.#end;
    if (at + 4 > this.#bytes.length) this.#grow(at + 4);
    this.#end = at + 4;
    this.setNumber(at, value);
    return at;
  }

  /** Another number at a place where one stands. */
  setNumber(at: number, value: number): void {
    for (let byte = 0; byte < 4; byte += 1) this.#bytes[at + byte] = value >>> (byte * 8);
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

  /** The same for a program. */
  run(program: ByteProgram, values: ByteValues, filler: HoleFiller): void {
    this.#runPart({ program, values, seed: values.page.seed, filler }, 0, program.code.length);
  }

  #runPart(run: ProgramRun, from: number, to: number): void {
    const { values, seed, filler } = run;
    const { code, parts } = run.program;
    for (let at = from; at < to; ) {
      const first = code[at + 1] ?? 0;
      const second = code[at + 2] ?? 0;
      switch (code[at] ?? 0) {
        case operations.literal:
          this.#copyPart(parts[first]);
          at += 2;
          break;
        case operations.choice:
          this.#copyPart(parts[(code[at + 3] ?? 0) + draw(seed, first, second)]);
          at += 4;
          break;
        case operations.value:
          this.#copyPart(values.bytes[first]?.[second]);
          at += 3;
          break;
        case operations.group: {
          const taken = at + 3 + draw(seed, first, second);
          this.#runPart(run, code[taken] ?? 0, code[taken + 1] ?? 0);
          at = code[at + 3 + second] ?? to;
          break;
        }
        default:
          filler.fillHole(first, second, code[at + 3] ?? 0);
          at += 4;
      }
    }
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
