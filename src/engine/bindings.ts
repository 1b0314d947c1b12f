import type { ByteProgram, SlotNumbers } from './byte-program.ts';
import type { ByteValues, ByteWriter, PageSource, SlotFiller } from './byte-writer.ts';

/*
 * What a program takes from one page: its seed, the forms of its values, what stands in its slots. That is a small part of the
 * page, and all that takes thought; whoever has the program writes the page from it.
 */

/** Whoever plays pages takes a text that stands in many of them once; from then on a number stands for it. */
export interface StringTable {
  /** Another object once the numbers given before stand for nothing any more. */
  readonly cacheToken: object;
  /** Takes a text whose letters hold one byte each. Its number: from 1 on, one by one, and 1 again when an cache token begins. */
  take(text: string): number;
}

/** Who fills slots for a page that is played elsewhere. */
export interface SlotRecorder extends SlotFiller {
  /** The number that stands for what is in this slot; 0 where it has to be written. */
  takenText(...slot: SlotNumbers): number;
}

/** In place of a length: the bits below are the number of a text that was taken. */
const TAKEN = 0x8000_0000;

/** @example encodeBindings(program, values, recorder, out); player.play(program, written(out), page) // as page.run(program, values, recorder) */
export function encodeBindings(
  program: ByteProgram,
  values: ByteValues,
  recorder: SlotRecorder,
  out: ByteWriter,
): void {
  out.number(values.page.seed);
  for (const [slot, form] of program.forms) {
    const bytes = values.bytes[slot]?.[form];
    out.number(bytes?.length ?? 0);
    if (bytes) out.copy(bytes);
  }
  for (const [first, second, third] of program.slots) {
    const taken = recorder.takenText(first, second, third);
    if (taken > 0) {
      out.number(TAKEN + taken);
      continue;
    }
    const at = out.number(0);
    recorder.fillSlot(first, second, third);
    out.setNumber(at, out.end - at - 4);
  }
}

/** Writes pages from their records. */
export class BindingsRenderer {
  readonly #texts = new TakenTexts();
  readonly #page = new RecordedPage(this.#texts);

  /** Keeps a text under the next number. The first of all makes it forget those before. */
  take(number: number, text: Uint8Array): void {
    if (number === 1) this.#texts.clear();
    this.#texts.add(text);
  }

  /** Writes the page that was recorded for this program. */
  play(program: ByteProgram, record: Uint8Array, out: ByteWriter): void {
    this.#page.read(program, record);
    out.play(program, this.#page);
  }
}

/** Texts by number in one memory. */
class TakenTexts {
  #bytes = new Uint8Array(65_536);
  /** Where each ends, from the first on. */
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

/** A page as its record has it: where each form and slot lies. Used again for the next. */
class RecordedPage implements PageSource {
  seed = 0;
  #record: Uint8Array = new Uint8Array();
  #firstSlot = 0;
  #starts = new Int32Array(64);
  /** Lengths, or numbers of texts. */
  #lengths = new Uint32Array(64);
  readonly #texts: TakenTexts;

  constructor(texts: TakenTexts) {
    this.#texts = texts;
  }

  read({ forms, slots }: ByteProgram, record: Uint8Array): void {
    const count = forms.length + slots.length;
    if (count > this.#starts.length) {
      this.#starts = new Int32Array(count * 2);
      this.#lengths = new Uint32Array(count * 2);
    }
    this.#record = record;
    this.#firstSlot = forms.length;
    this.seed = numberAt(record, 0);
    let at = 4;
    for (let entry = 0; entry < count; entry += 1) {
      const length = numberAt(record, at);
      at += 4;
      this.#starts[entry] = at;
      this.#lengths[entry] = length;
      if (length < TAKEN) at += length;
    }
  }

  writeForm(form: number, out: ByteWriter): void {
    this.#write(form, out);
  }

  writeSlot(slot: number, out: ByteWriter): void {
    this.#write(this.#firstSlot + slot, out);
  }

  #write(entry: number, out: ByteWriter): void {
    const start = this.#starts[entry] ?? 0;
    const length = this.#lengths[entry] ?? 0;
    if (length < TAKEN) out.copyRange(this.#record, start, start + length);
    else this.#texts.write(length - TAKEN, out);
  }
}

function numberAt(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let byte = 0; byte < 4; byte += 1) value |= (bytes[at + byte] ?? 0) << (byte * 8);
  return value >>> 0;
}
