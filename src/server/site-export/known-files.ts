import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { halves } from '../site/fingerprint.ts';

/*
 * What an export wrote, by fingerprints of eight bytes: of a file's name and of its content. A million files take 48 MB,
 * whatever their names; two names in a million have the same fingerprint once in some thirty million exports.
 */

const words = 5;
const unseen = 0;
const seen = 1;
/** Bytes of a mark: eight of the name, eight of the content. */
export const markSize = 16;

/** What stands for a file: its name and its content. */
export function fileMark(name: string, body: Buffer): Buffer {
  return Buffer.concat([nameMark(name), contentMark(body)]);
}

export type KnownTable = Uint32Array;

export class KnownFiles {
  #table: KnownTable = new Uint32Array(words * 4_096);
  #count = 0;

  /** What was written last time; empty where nothing says. */
  static async read(path: string): Promise<KnownFiles> {
    const known = new KnownFiles();
    const stored = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    for (let at = 0; at + markSize <= stored.length; at += markSize) {
      known.#put(stored.subarray(at, at + 8), stored.subarray(at + 8, at + markSize), unseen);
    }
    return known;
  }

  /** The same as they are now, in memory that other threads can look at. */
  snapshot(): KnownTable {
    const table = new Uint32Array(new SharedArrayBuffer(this.#table.byteLength));
    table.set(this.#table);
    return table;
  }

  /** What a snapshot holds; it stays as it is. */
  static over(table: KnownTable): Pick<KnownFiles, 'holds'> {
    const known = new KnownFiles();
    known.#table = table;
    return known;
  }

  /** Whether there is a file of this name with this content. */
  holds(mark: Buffer): boolean {
    const slot = this.#slotOf(mark.subarray(0, 8));
    return (
      this.#isUsed(slot) &&
      this.#table[slot + 2] === mark.readUInt32BE(8) &&
      this.#table[slot + 3] === mark.readUInt32BE(12)
    );
  }

  /** Notes files that are part of this export, by their marks. */
  note(marks: Buffer): void {
    for (let at = 0; at + markSize <= marks.length; at += markSize) {
      this.#put(marks.subarray(at, at + 8), marks.subarray(at + 8, at + markSize), seen);
    }
  }

  /** Whether the last export wrote a file that this one did not. */
  isVanished(name: string): boolean {
    const slot = this.#slotOf(nameMark(name));
    return this.#table[slot + 4] === unseen && this.#isUsed(slot);
  }

  isNoted(name: string): boolean {
    const slot = this.#slotOf(nameMark(name));
    return this.#isUsed(slot) && this.#table[slot + 4] === seen;
  }

  /** What to keep of this export. */
  write(): Buffer {
    const out = Buffer.alloc(this.#count * 16);
    let length = 0;
    for (let slot = 0; slot < this.#table.length; slot += words) {
      if (!this.#isUsed(slot) || this.#table[slot + 4] !== seen) continue;
      for (let word = 0; word < 4; word += 1)
        length = out.writeUInt32BE(this.#table[slot + word] ?? 0, length);
    }
    return out.subarray(0, length);
  }

  #put(name: Buffer, content: Buffer, mark: number): void {
    if (this.#count * words * 2 >= this.#table.length) this.#grow();
    const slot = this.#slotOf(name);
    const [first, second] = [content.readUInt32BE(0), content.readUInt32BE(4)];
    if (!this.#isUsed(slot)) this.#count += 1;
    this.#table.set([name.readUInt32BE(0), name.readUInt32BE(4), first, second, mark], slot);
  }

  /** Where a name stands, or would. */
  #slotOf(name: Buffer): number {
    const [first, second] = [name.readUInt32BE(0), name.readUInt32BE(4)];
    const slots = this.#table.length / words;
    let at = first % slots;
    for (;;) {
      const slot = at * words;
      if (!this.#isUsed(slot)) return slot;
      if (this.#table[slot] === first && this.#table[slot + 1] === second) return slot;
      at = (at + 1) % slots;
    }
  }

  #isUsed(slot: number): boolean {
    return this.#table[slot] !== 0 || this.#table[slot + 1] !== 0;
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Uint32Array(old.length * 2);
    for (let slot = 0; slot < old.length; slot += words) {
      const row = old.subarray(slot, slot + words);
      if (row[0] === 0 && row[1] === 0) continue;
      const name = Buffer.alloc(8);
      name.writeUInt32BE(row[0] ?? 0, 0);
      name.writeUInt32BE(row[1] ?? 0, 4);
      this.#table.set(row, this.#slotOf(name));
    }
  }
}

function nameMark(name: string): Buffer {
  return hash('sha1', name, 'buffer').subarray(0, 8);
}

function contentMark(body: Buffer): Buffer {
  const { first, second } = halves(body);
  const mark = Buffer.alloc(8);
  mark.writeUInt32BE(first, 0);
  mark.writeUInt32BE((second ^ body.length) >>> 0, 4);
  return mark;
}
