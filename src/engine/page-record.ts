import type { ByteProgram } from './byte-program.ts';
import type { ByteValues, ByteWriter, HoleFiller } from './byte-writer.ts';

/*
 * What a program takes from one page: its seed, its values, what stands in its holes. That is an eighth of the page, and all that
 * takes thought; whoever has the program writes the page from it.
 */

/** @example recordPage(program, values, filler, out); playPage(program, written(out), page) // as page.run(program, values, filler) */
export function recordPage(
  program: ByteProgram,
  values: ByteValues,
  filler: HoleFiller,
  out: ByteWriter,
): void {
  out.number(values.page.seed);
  out.number(values.bytes.length);
  for (const forms of values.bytes) {
    out.number(forms.length);
    for (const form of forms) {
      out.number(form.length);
      out.copy(form);
    }
  }
  for (const [first, second, third] of program.holes) {
    const at = out.number(0);
    filler.fillHole(first, second, third);
    out.setNumber(at, out.end - at - 4);
  }
}

/** Writes the page that was recorded for this program. */
export function playPage(program: ByteProgram, record: Uint8Array, out: ByteWriter): void {
  const reader = new RecordReader(record);
  const seed = reader.number();
  const bytes: Uint8Array[][] = [];
  for (let slots = reader.number(); slots > 0; slots -= 1) {
    const forms: Uint8Array[] = [];
    for (let left = reader.number(); left > 0; left -= 1) forms.push(reader.bytes());
    bytes.push(forms);
  }
  out.run(program, { page: { seed }, bytes }, { fillHole: () => out.copy(reader.bytes()) });
}

class RecordReader {
  readonly #record: Uint8Array;
  #at = 0;

  constructor(record: Uint8Array) {
    this.#record = record;
  }

  number(): number {
    let value = 0;
    for (let byte = 0; byte < 4; byte += 1) value |= (this.#record[this.#at + byte] ?? 0) << (byte * 8);
    this.#at += 4;
    return value >>> 0;
  }

  bytes(): Uint8Array {
    const length = this.number();
    this.#at += length;
    return this.#record.subarray(this.#at - length, this.#at);
  }
}
