import { pick } from '../pick.ts';
import { factAt, isFact } from '../text/fact-variants.ts';
import type { BytePiece } from './byte-piece.ts';
import { type ByteProgram, operations } from './byte-program.ts';

/** A page's values for pieces: its seed, and the bytes of each value form by slot, of facts by their own index. */
export interface ByteValues {
  readonly page: { readonly seed: number };
  readonly bytes: readonly (readonly Uint8Array[])[];
  readonly factBytes: readonly (readonly Uint8Array[])[];
  /** The encoded forms of the page’s own facts, by their index: they are written once, so bytes of their own would be thrown away. */
  readonly ownFacts?: ReadonlyMap<number, readonly string[]> | undefined;
}

/** Writes the content of a program's slots. */
export interface SlotFiller {
  fillSlot(first: number, second: number, third: number): void;
}

/** A page as input for a program. Numbers are indexes into the program's forms and slots. */
export interface PageSource {
  readonly seed: number;
  writeCasing(casing: number, out: ByteWriter): void;
  writeSlot(slot: number, out: ByteWriter): void;
}

/** Writes a text of single-byte characters to memory, starting at `at`. */
export type WriteLetters = (memory: Uint8Array<ArrayBuffer>, text: string, at: number) => void;

/** From this length, the platform's own encoder is faster than a loop. */
const MIN_ENCODER_LENGTH = 12;

/** Up to this length, a loop is faster than creating a view. */
const MAX_LOOP_BYTES = 32;

const writeOneByOne: WriteLetters = (memory, text, at) => {
  for (let letter = 0; letter < text.length; letter += 1) memory[at + letter] = text.charCodeAt(letter);
};

/**
 * A reusable output buffer, so that pages cause no garbage collection. `start` bytes stay free in front for
 * a header; `writeMany` writes longer texts faster than a loop.
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

  /** Holds the output from `start` to `end` until the next write. */
  get memory(): ArrayBuffer {
    return this.#bytes.buffer;
  }

  get start(): number {
    return this.#start;
  }

  get end(): number {
    return this.#end;
  }

  /** Discards the output. */
  clear(): void {
    this.#end = this.#start;
  }

  copy(bytes: Uint8Array): void {
    const end = this.#end + bytes.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(bytes, this.#end);
    this.#end = end;
  }

  /** Copies the bytes from `from` to `to`. */
  copyRange(bytes: Uint8Array, from: number, to: number): void {
    const start = this.#end;
    const end = start + to - from;
    if (end > this.#bytes.length) this.#grow(end);
    if (to - from > MAX_LOOP_BYTES) this.#bytes.set(bytes.subarray(from, to), start);
    else for (let at = from; at < to; at += 1) this.#bytes[start + at - from] = bytes[at] ?? 0;
    this.#end = end;
  }

  /** Writes the output's bytes from `from` to `to` again. */
  repeat(from: number, to: number): void {
    const end = this.#end + to - from;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.copyWithin(this.#end, from, to);
    this.#end = end;
  }

  /** Writes an unsigned 32-bit number and returns its position. */
  number(value: number): number {
    const at = this.#end;
    if (at + 4 > this.#bytes.length) this.#grow(at + 4);
    this.#end = at + 4;
    this.setNumber(at, value);
    return at;
  }

  /** Overwrites the number at a position. */
  setNumber(at: number, value: number): void {
    for (let byte = 0; byte < 4; byte += 1) this.#bytes[at + byte] = value >>> (byte * 8);
  }

  /** Writes a text of single-byte characters. */
  letters(text: string): void {
    const { length } = text;
    const start = this.#end;
    if (start + length > this.#bytes.length) this.#grow(start + length);
    if (length < MIN_ENCODER_LENGTH) writeOneByOne(this.#bytes, text, start);
    else this.#writeMany(this.#bytes, text, start);
    this.#end = start + length;
  }

  /** Writes the pieces for a page whose values `isSure` accepted. */
  pieces(pieces: readonly BytePiece[], values: ByteValues): void {
    const { seed } = values.page;
    for (const piece of pieces) {
      switch (piece.kind) {
        case 'literal':
          this.copy(piece.bytes);
          break;
        case 'choice': {
          const bytes = piece.options[pick(seed, piece.key, piece.options.length)];
          if (bytes) this.copy(bytes);
          break;
        }
        case 'value':
          this.#value(piece.slot, piece.casing, values);
          break;
        case 'group':
          this.pieces(piece.options[pick(seed, piece.key, piece.options.length)] ?? [], values);
          break;
      }
    }
  }

  #value(slot: number, casing: number, { bytes, factBytes, ownFacts }: ByteValues): void {
    const own = isFact(slot) ? ownFacts?.get(factAt(slot)) : undefined;
    if (own) {
      this.letters(own[casing] ?? '');
      return;
    }
    const casings = isFact(slot) ? factBytes[factAt(slot)] : bytes[slot];
    const form = casings?.[casing];
    if (form) this.copy(form);
  }

  /** Runs a program; `filler` writes its slots. */
  run(program: ByteProgram, values: ByteValues, filler: SlotFiller): void {
    this.play(program, new FilledPage(program, values, filler));
  }

  /** Runs a program for this page. */
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
          this.#copyPart(parts[(code[at + 3] ?? 0) + pick(seed, first, second)]);
          at += 4;
          break;
        case operations.value:
          page.writeCasing(first, this);
          at += 2;
          break;
        case operations.group: {
          const chosen = at + 3 + pick(seed, first, second);
          this.#playPart(program, page, code[chosen] ?? 0, code[chosen + 1] ?? 0);
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

/** A page with values in memory. A slot is filled when the program first reaches it, and copied from there afterwards. */
class FilledPage implements PageSource {
  readonly seed: number;
  readonly #program: ByteProgram;
  readonly #values: ByteValues;
  readonly #filler: SlotFiller;
  /** Where each slot's text begins and ends in the output; no beginning: not written yet. */
  readonly #starts: (number | undefined)[] = [];
  readonly #ends: number[] = [];

  constructor(program: ByteProgram, values: ByteValues, filler: SlotFiller) {
    this.seed = values.page.seed;
    this.#program = program;
    this.#values = values;
    this.#filler = filler;
  }

  writeCasing(casing: number, out: ByteWriter): void {
    const numbers = this.#program.casings[casing];
    const bytes = numbers && this.#values.bytes[numbers[0]]?.[numbers[1]];
    if (bytes) out.copy(bytes);
  }

  writeSlot(slot: number, out: ByteWriter): void {
    const start = this.#starts[slot];
    if (start !== undefined) {
      out.repeat(start, this.#ends[slot] ?? start);
      return;
    }
    const numbers = this.#program.slots[slot];
    this.#starts[slot] = out.end;
    if (numbers) this.#filler.fillSlot(numbers[0], numbers[1], numbers[2]);
    this.#ends[slot] = out.end;
  }
}
