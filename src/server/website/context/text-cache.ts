import { seedOf } from '../../../engine/index.ts';

/*
 * Lists of texts as bytes outside the heap. As objects, a hundred thousand of them slow the garbage collector down.
 * The memory is a ring buffer: new entries overwrite the oldest. A table maps each hash to at most four positions.
 */

/** The number of entries per hash. */
const perBucket = 4;
/** Bytes of the table per entry: it has two slots of 8 bytes for each. */
const tableBytes = 16;

/** Bytes before an entry's texts: its length, its hash, whether it is wide, how many texts. Then the length of each. */
const headBytes = 12;
/** In place of a text's length. */
const noText = 0xffff;
const maxTexts = 0xff;

const latin1 = /^[\0-\xff]*$/;

/** A list of texts; null in place of a missing one. */
export type Texts = readonly (string | null)[];

/** Lists of texts by key, the newest of them, in memory of one size. */
export class TextCache {
  readonly #bytes: number;
  readonly #buckets: number;
  /** Allocated with the first entry: an export caches none. */
  #memory: Buffer = Buffer.alloc(0);
  #slots = new Float64Array(0);
  /** The next position, counted since the start. No entry begins at 0. */
  #end = 8;
  /** Entries before this position are not there any more. */
  #start = 0;

  /** `bytes`: of the entries and of the table. `averageBytes`: of an entry, roughly. */
  constructor(bytes: number, averageBytes: number) {
    this.#bytes = Math.floor((bytes * averageBytes) / (averageBytes + tableBytes) / 8) * 8;
    this.#buckets = Math.ceil(((this.#bytes / averageBytes) * 2) / perBucket);
  }

  get(key: string): Texts | undefined {
    const slot = this.#slotOf(key, seedOf(key));
    return slot === -1 ? undefined : this.#read(this.#offsetOf(this.#slots[slot] ?? 0));
  }

  /** Stores the texts. What is too large is not stored, and an older entry of the key is dropped. */
  set(key: string, texts: Texts): void {
    const hash = seedOf(key);
    const position = this.#write(hash, [key, ...texts]);
    if (position === null) this.delete(key);
    else this.#slots[this.#slotFor(key, hash)] = position;
  }

  delete(key: string): void {
    const slot = this.#slotOf(key, seedOf(key));
    if (slot !== -1) this.#slots[slot] = 0;
  }

  clear(): void {
    this.#start = this.#end;
  }

  /** The position of the written entry; null if it does not fit. */
  #write(hash: number, texts: Texts): number | null {
    if (texts.length > maxTexts || texts.some(text => text !== null && text.length >= noText)) return null;
    const all = texts.join('');
    const isWide = !latin1.test(all);
    const length = headBytes + 2 * texts.length + all.length * (isWide ? 2 : 1);
    const position = this.#take(Math.ceil(length / 8) * 8);
    if (position === null) return null;
    const memory = this.#memory;
    let at = this.#offsetOf(position);
    at = memory.writeUInt32LE(length, at);
    at = memory.writeUInt32LE(hash, at);
    at = memory.writeUInt16LE(isWide ? 1 : 0, at);
    at = memory.writeUInt16LE(texts.length, at);
    for (const text of texts) at = memory.writeUInt16LE(text === null ? noText : text.length, at);
    memory.write(all, at, encodingOf(isWide));
    return position;
  }

  /** A free range of this many bytes; null if an entry may not be that large. */
  #take(bytes: number): number | null {
    if (bytes > this.#bytes / 4) return null;
    if (this.#memory.length === 0) {
      this.#memory = Buffer.allocUnsafeSlow(this.#bytes);
      this.#slots = new Float64Array(this.#buckets * perBucket);
    }
    const left = this.#bytes - this.#offsetOf(this.#end);
    const position = left < bytes ? this.#end + left : this.#end;
    this.#end = position + bytes;
    return position;
  }

  /** The slot of the key's older entry, else of the oldest of its bucket. */
  #slotFor(key: string, hash: number): number {
    const known = this.#slotOf(key, hash);
    if (known !== -1) return known;
    const first = (hash % this.#buckets) * perBucket;
    let oldest = first;
    for (let slot = first; slot < first + perBucket; slot += 1)
      if ((this.#slots[slot] ?? 0) < (this.#slots[oldest] ?? 0)) oldest = slot;
    return oldest;
  }

  /** Index of the key's entry in the table; -1 if there is none. */
  #slotOf(key: string, hash: number): number {
    const first = (hash % this.#buckets) * perBucket;
    const oldest = Math.max(this.#start, this.#end - this.#bytes);
    for (let slot = first; slot < first + perBucket; slot += 1) {
      const position = this.#slots[slot] ?? 0;
      if (position < oldest || position === 0) continue;
      const at = this.#offsetOf(position);
      if (this.#memory.readUInt32LE(at + 4) === hash && this.#keyAt(at) === key) return slot;
    }
    return -1;
  }

  #offsetOf(position: number): number {
    return position % this.#bytes;
  }

  #keyAt(at: number): string {
    const memory = this.#memory;
    const from = at + headBytes + 2 * memory.readUInt16LE(at + 10);
    const length = memory.readUInt16LE(at + headBytes);
    const isWide = memory.readUInt16LE(at + 8) !== 0;
    return memory.toString(encodingOf(isWide), from, from + (isWide ? 2 * length : length));
  }

  /** The texts after the key. */
  #read(at: number): Texts {
    const memory = this.#memory;
    const from = at + headBytes + 2 * memory.readUInt16LE(at + 10);
    const to = at + memory.readUInt32LE(at);
    const all = memory.toString(encodingOf(memory.readUInt16LE(at + 8) !== 0), from, to);
    const texts: (string | null)[] = [];
    let start = memory.readUInt16LE(at + headBytes);
    for (let next = at + headBytes + 2; next < from; next += 2) {
      const length = memory.readUInt16LE(next);
      texts.push(length === noText ? null : all.slice(start, start + length));
      if (length !== noText) start += length;
    }
    return texts;
  }
}

const encodingOf = (isWide: boolean) => (isWide ? 'utf16le' : 'latin1');
