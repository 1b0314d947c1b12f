import type { ByteProgram } from './byte-program.ts';
import type { ByteValues, ByteWriter, PageSource, SlotFiller } from './byte-writer.ts';

/**
 * Bindings are one page's input to a compiled program: its seed, its value forms and its slot contents.
 * They are a small part of the page, so they are cheap to send to another process.
 */

/** Texts that many pages share. Each is stored once and then referenced by number. */
export interface StringTable {
  /** A new object when earlier numbers become invalid. */
  readonly cacheToken: object;
  /**
   * Stores a text of single-byte characters and returns its number. Numbers start at 1, and again at 1
   * after a cache reset.
   */
  take(text: string): number;
}

/** Fills slots for a page that another process renders. */
export interface SlotRecorder extends SlotFiller {
  /** The number of the stored text for this slot; 0 if the slot must be written out. */
  takenText(first: number, second: number, third: number): number;
}

/** Flags a length field as a stored text's number (the lower bits). */
const STORED_TEXT = 0x8000_0000;

/** @example encodeBindings(program, values, recorder, out); player.play(program, written(out), page) // as page.run(program, values, recorder) */
export function encodeBindings(
  program: ByteProgram,
  values: ByteValues,
  recorder: SlotRecorder,
  out: ByteWriter,
): void {
  out.number(values.page.seed);
  for (const [slot, casing] of program.casings) {
    const bytes = values.bytes[slot]?.[casing];
    out.number(bytes?.length ?? 0);
    if (bytes) out.copy(bytes);
  }
  for (const [first, second, third] of program.slots) {
    const textNumber = recorder.takenText(first, second, third);
    if (textNumber > 0) {
      out.number(STORED_TEXT + textNumber);
      continue;
    }
    const at = out.number(0);
    recorder.fillSlot(first, second, third);
    out.setNumber(at, out.end - at - 4);
  }
}

/** Renders pages from their bindings. */
export class BindingsRenderer {
  readonly #texts = new StoredTexts();
  readonly #page = new DecodedPage(this.#texts);

  /** Stores a text under the next number. Number 1 clears all earlier texts. */
  take(number: number, text: Uint8Array): void {
    if (number === 1) this.#texts.clear();
    this.#texts.add(text);
  }

  /** Renders the page whose bindings were encoded for this program. */
  play(program: ByteProgram, record: Uint8Array, out: ByteWriter): void {
    this.#page.read(program, record);
    out.play(program, this.#page);
  }
}

/** Texts by number in one buffer. */
class StoredTexts {
  #bytes = new Uint8Array(65_536);
  /** End offset of each text, the first included. */
  readonly #ends = [0];

  clear(): void {
    this.#ends.length = 1;
  }

  add(text: Uint8Array): void {
    const start = this.#ends.at(-1) ?? 0;
    const end = start + text.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(text, start);
    this.#ends.push(end);
  }

  write(number: number, out: ByteWriter): void {
    out.copyRange(this.#bytes, this.#ends[number - 1] ?? 0, this.#ends[number] ?? 0);
  }
}

/** The positions of a page's forms and slots in its bindings. Reused for the next page. */
class DecodedPage implements PageSource {
  seed = 0;
  #record: Uint8Array = new Uint8Array();
  #firstSlot = 0;
  #starts = new Int32Array(64);
  /** Lengths, or numbers of stored texts. */
  #lengths = new Uint32Array(64);
  readonly #texts: StoredTexts;

  constructor(texts: StoredTexts) {
    this.#texts = texts;
  }

  read({ casings, slots }: ByteProgram, record: Uint8Array): void {
    const count = casings.length + slots.length;
    if (count > this.#starts.length) {
      this.#starts = new Int32Array(count * 2);
      this.#lengths = new Uint32Array(count * 2);
    }
    this.#record = record;
    this.#firstSlot = casings.length;
    this.seed = numberAt(record, 0);
    let at = 4;
    for (let entry = 0; entry < count; entry += 1) {
      const length = numberAt(record, at);
      at += 4;
      this.#starts[entry] = at;
      this.#lengths[entry] = length;
      if (length < STORED_TEXT) at += length;
    }
  }

  writeCasing(casing: number, out: ByteWriter): void {
    this.#write(casing, out);
  }

  writeSlot(slot: number, out: ByteWriter): void {
    this.#write(this.#firstSlot + slot, out);
  }

  #write(entry: number, out: ByteWriter): void {
    const start = this.#starts[entry] ?? 0;
    const length = this.#lengths[entry] ?? 0;
    if (length < STORED_TEXT) out.copyRange(this.#record, start, start + length);
    else this.#texts.write(length - STORED_TEXT, out);
  }
}

function numberAt(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let byte = 0; byte < 4; byte += 1) value |= (bytes[at + byte] ?? 0) << (byte * 8);
  return value >>> 0;
}
