import { seedOf } from '../../../engine/index.ts';
import { isTexts } from '../../pages/pages/page-row.ts';
import type { PublishedPage } from '../../pages/pages/published-queries.ts';

/*
 * Page rows as bytes outside the heap. As objects, a hundred thousand rows slow the garbage collector down.
 * The memory is a ring buffer: new rows overwrite the oldest. A table maps each hash to at most four positions.
 */

const rowBytes = 450;
/** The number of rows per hash. */
const perBucket = 4;
/** Bytes of the table per row: two places of 8 bytes. */
const tableBytes = 16;

/** Bytes before a row's texts: its length, its hash, its flags, how many texts, its seed. */
const headBytes = 20;
const flags = { isNoindex: 1, isRedirected: 2, isWide: 4 } as const;
/** In place of a text's length. */
const noText = 0xffff;

const namedTexts = [
  'slug',
  'title',
  'meta_description',
  'hero_title',
  'hero_subtitle',
  'template_id',
  'template_version_id',
  'generation_batch_id',
] as const;

const latin1 = /^[\0-\xff]*$/;

/** Stored rows of published pages by address, the newest of them, in memory of one size. */
export class PageRowCache {
  readonly #bytes: number;
  readonly #buckets: number;
  /** Allocated with the first row: an export caches none. */
  #memory: Buffer = Buffer.alloc(0);
  #places = new Float64Array(0);
  /** The next position, counted since the start. No row begins at 0. */
  #end = 8;
  /** Rows before this position are not there any more. */
  #start = 0;

  /** @param bytes of the rows and of the table */
  constructor(bytes: number) {
    this.#bytes = Math.floor((bytes * rowBytes) / (rowBytes + tableBytes) / 8) * 8;
    this.#buckets = Math.ceil(((this.#bytes / rowBytes) * 2) / perBucket);
  }

  find(slug: string): PublishedPage | undefined {
    const hash = seedOf(slug);
    const place = this.#placeOf(slug, hash);
    return place === -1 ? undefined : this.#read(this.#offsetOf(this.#places[place] ?? 0));
  }

  /** Stores a row without hand edits. Removes rows with edits and rows that are too large. */
  keep(row: PublishedPage): void {
    const texts = textsOf(row);
    const position = texts && this.#write(row, texts);
    if (position === null) this.drop(row.slug);
    else this.#note(row.slug, position);
  }

  drop(slug: string): void {
    const place = this.#placeOf(slug, seedOf(slug));
    if (place !== -1) this.#places[place] = 0;
  }

  clear(): void {
    this.#start = this.#end;
  }

  /** The position of the written row; null if it does not fit. */
  #write(row: PublishedPage, texts: readonly (string | null)[]): number | null {
    const all = texts.join('');
    const isWide = !latin1.test(all);
    const length = headBytes + 2 * texts.length + all.length * (isWide ? 2 : 1);
    const position = this.#take(Math.ceil(length / 8) * 8);
    if (position === null) return null;
    const memory = this.#memory;
    const flag =
      (row.is_noindex ? flags.isNoindex : 0) |
      (row.is_redirected ? flags.isRedirected : 0) |
      (isWide ? flags.isWide : 0);
    let at = this.#offsetOf(position);
    at = memory.writeUInt32LE(length, at);
    at = memory.writeUInt32LE(seedOf(row.slug), at);
    at = memory.writeUInt16LE(flag, at);
    at = memory.writeUInt16LE(texts.length, at);
    at = memory.writeDoubleLE(row.seed, at);
    for (const text of texts) at = memory.writeUInt16LE(text === null ? noText : text.length, at);
    memory.write(all, at, encodingOf(flag));
    return position;
  }

  /** A free range of this many bytes; null if a row may not be that large. */
  #take(bytes: number): number | null {
    if (bytes > this.#bytes / 4) return null;
    if (this.#memory.length === 0) {
      this.#memory = Buffer.allocUnsafeSlow(this.#bytes);
      this.#places = new Float64Array(this.#buckets * perBucket);
    }
    const left = this.#bytes - this.#offsetOf(this.#end);
    const position = left < bytes ? this.#end + left : this.#end;
    this.#end = position + bytes;
    return position;
  }

  #note(slug: string, position: number): void {
    const hash = seedOf(slug);
    const known = this.#placeOf(slug, hash);
    if (known !== -1) {
      this.#places[known] = position;
      return;
    }
    const first = (hash % this.#buckets) * perBucket;
    let oldest = first;
    for (let place = first; place < first + perBucket; place += 1)
      if ((this.#places[place] ?? 0) < (this.#places[oldest] ?? 0)) oldest = place;
    this.#places[oldest] = position;
  }

  /** Index of the row of this address; -1 if there is none. */
  #placeOf(slug: string, hash: number): number {
    const first = (hash % this.#buckets) * perBucket;
    const oldest = Math.max(this.#start, this.#end - this.#bytes);
    for (let place = first; place < first + perBucket; place += 1) {
      const position = this.#places[place] ?? 0;
      if (position < oldest || position === 0) continue;
      const at = this.#offsetOf(position);
      if (this.#memory.readUInt32LE(at + 4) === hash && this.#slugAt(at) === slug) return place;
    }
    return -1;
  }

  #offsetOf(position: number): number {
    return position % this.#bytes;
  }

  #slugAt(at: number): string {
    const memory = this.#memory;
    const from = at + headBytes + 2 * memory.readUInt16LE(at + 10);
    const length = memory.readUInt16LE(at + headBytes);
    const encoding = encodingOf(memory.readUInt16LE(at + 8));
    return memory.toString(encoding, from, from + (encoding === 'latin1' ? length : 2 * length));
  }

  #read(at: number): PublishedPage {
    const memory = this.#memory;
    const flag = memory.readUInt16LE(at + 8);
    const count = memory.readUInt16LE(at + 10);
    const from = at + headBytes + 2 * count;
    const to = at + memory.readUInt32LE(at);
    const all = memory.toString(encodingOf(flag), from, to);
    let next = at + headBytes;
    let start = 0;
    const text = (): string | null => {
      const length = memory.readUInt16LE(next);
      next += 2;
      if (length === noText) return null;
      start += length;
      return all.slice(start - length, start);
    };
    const row = {
      slug: text() ?? '',
      title: text() ?? '',
      meta_description: text() ?? '',
      hero_title: text() ?? '',
      hero_subtitle: text() ?? '',
      template_id: text(),
      template_version_id: text() ?? '',
      generation_batch_id: text(),
      seed: memory.readDoubleLE(at + 12),
      is_noindex: (flag & flags.isNoindex) !== 0,
      is_redirected: (flag & flags.isRedirected) !== 0,
      overrides: null,
    };
    const field_values: Record<string, string> = {};
    for (let pair = namedTexts.length; pair < count; pair += 2) {
      const name = text() ?? '';
      field_values[name] = text() ?? '';
    }
    return { ...row, field_values };
  }
}

/** The texts of a row: its columns, then names and values in turn. Null if one can't be stored. */
function textsOf(row: PublishedPage): readonly (string | null)[] | null {
  if (row.overrides !== null || !isTexts(row.field_values)) return null;
  const values = Object.entries(row.field_values).flat();
  const texts = [...namedTexts.map(name => row[name]), ...values];
  const fits = texts.length <= 0xff && texts.every(text => text === null || text.length < noText);
  return fits && !values.includes('__proto__') ? texts : null;
}

function encodingOf(flag: number): 'utf16le' | 'latin1' {
  return (flag & flags.isWide) === 0 ? 'latin1' : 'utf16le';
}
