import type { BytePiece } from './byte-piece.ts';
import { type ByteProgram, operations, type SlotNumbers } from './byte-program.ts';
import { draw } from './draw.ts';

/** What pieces are written for: the page's seed, and by slot the bytes of each form of a value. */
export interface ByteValues {
  readonly page: { readonly seed: number };
  readonly bytes: readonly (readonly Uint8Array[])[];
}

/** Whoever knows what the slots of a program stand for. */
export interface SlotFiller {
  /** Writes what the slot of these numbers stands for. */
  fillSlot(...slot: SlotNumbers): void;
}

/** A page as a program takes it: numbers are places among its forms and slots. */
export interface PageSource {
  readonly seed: number;
  writeForm(form: number, out: ByteWriter): void;
  writeSlot(slot: number, out: ByteWriter): void;
}

/** Puts a text whose letters hold one byte each into memory from `at` on. */
export type WriteLetters = (memory: Uint8Array<ArrayBuffer>, text: string, at: number) => void;

/** From so many letters on, a way of the platform's own is quicker than letter by letter. */
const MANY_LETTERS = 12;

/** Up to so many are copied one by one: a view of them takes longer to make. */
const MANY_BYTES = 32;

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

  /** Those of some bytes that lie between two places. */
  copyRange(bytes: Uint8Array, from: number, to: number): void {
    const start = this.#end;
    const end = start + to - from;
    if (end > this.#bytes.length) this.#grow(end);
    if (to - from > MANY_BYTES) this.#bytes.set(bytes.subarray(from, to), start);
    else for (let at = from; at < to; at += 1) this.#bytes[start + at - from] = bytes[at] ?? 0;
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

  /** The same for a program, with what `filler` writes in its slots. */
  run(program: ByteProgram, values: ByteValues, filler: SlotFiller): void {
    this.play(program, new FilledPage(program, values, filler));
  }

  /** What a program gives on this page. */
  play(program: ByteProgram, page: PageSource): void {
    this.#playPart(program, page, 0, program.code.length);
  }

  #playPart(program: ByteProgram, page: PageSource, from: number, to: number): void {
    const { seed } = page;
    const { code, parts } = program;
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
          page.writeForm(first, this);
          at += 2;
          break;
        case operations.group: {
          const taken = at + 3 + draw(seed, first, second);
          this.#playPart(program, page, code[taken] ?? 0, code[taken + 1] ?? 0);
          at = code[at + 3 + second] ?? to;
          break;
        }
        default:
          page.writeSlot(first, this);
          at += 2;
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

/** A page whose values are at hand and whose slots are filled as they are met. */
class FilledPage implements PageSource {
  readonly seed: number;
  readonly #program: ByteProgram;
  readonly #values: ByteValues;
  readonly #filler: SlotFiller;

  constructor(program: ByteProgram, values: ByteValues, filler: SlotFiller) {
    this.seed = values.page.seed;
    this.#program = program;
    this.#values = values;
    this.#filler = filler;
  }

  writeForm(form: number, out: ByteWriter): void {
    const numbers = this.#program.forms[form];
    const bytes = numbers && this.#values.bytes[numbers[0]]?.[numbers[1]];
    if (bytes) out.copy(bytes);
  }

  writeSlot(slot: number): void {
    const numbers = this.#program.slots[slot];
    if (numbers) this.#filler.fillSlot(numbers[0], numbers[1], numbers[2]);
  }
}
