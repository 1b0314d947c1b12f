import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { halves } from '../../website/context/fingerprint.ts';

/*
 * The files of an export by fingerprints of eight bytes, for name and content. A million files take 48 MB.
 * Two of a million names collide about once in thirty million exports.
 */

const words = 5;
const unseen = 0;
const seen = 1;
/** A file of the last export, unchecked by this one. */
const kept = 2;
/** The size of a fingerprint: eight bytes of the name, eight of the content. */
export const markSize = 16;

/** Writes the fingerprint of a file, its name and content, to `out`. */
export function writeMark(out: Buffer, at: number, name: string, body: Buffer): void {
  const [nameFirst, nameSecond] = nameMark(name);
  const { first, second } = halves(body);
  out.writeUInt32BE(nameFirst, at);
  out.writeUInt32BE(nameSecond, at + 4);
  out.writeUInt32BE(first, at + 8);
  out.writeUInt32BE((second ^ body.length) >>> 0, at + 12);
}

export type KnownTable = Uint32Array;

export class KnownFiles {
  #table: KnownTable;
  #count = 0;

  /** Grows beyond this number of files. */
  constructor(expected = 0) {
    this.#table = new Uint32Array(words * Math.max(4_096, expected * 2));
  }

  /** The previous export's files; empty if there is no manifest. */
  static async read(path: string): Promise<KnownFiles> {
    const stored = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    // A tenth more are expected than there were.
    const known = new KnownFiles(Math.ceil((stored.length / markSize) * 1.1));
    for (let at = 0; at + markSize <= stored.length; at += markSize) known.#put(stored, at, unseen);
    return known;
  }

  /** A copy in memory that other threads can read. */
  snapshot(): KnownTable {
    const table = new Uint32Array(new SharedArrayBuffer(this.#table.byteLength));
    table.set(this.#table);
    return table;
  }

  /** The immutable data of a snapshot. */
  static over(table: KnownTable): Pick<KnownFiles, 'holds'> {
    const known = new KnownFiles();
    known.#table = table;
    return known;
  }

  /** True if a file with this fingerprint exists. */
  holds(marks: Buffer, at: number): boolean {
    const slot = this.#slotOf(marks.readUInt32BE(at), marks.readUInt32BE(at + 4));
    return (
      this.#isUsed(slot) &&
      this.#table[slot + 2] === marks.readUInt32BE(at + 8) &&
      this.#table[slot + 3] === marks.readUInt32BE(at + 12)
    );
  }

  /** Keeps files that are not noted. */
  keepAll(): void {
    for (let slot = 0; slot < this.#table.length; slot += words)
      if (this.#isUsed(slot) && this.#table[slot + 4] === unseen) this.#table[slot + 4] = kept;
  }

  /** The number of files that were kept and not noted. */
  countKept(): number {
    let count = 0;
    for (let slot = 4; slot < this.#table.length; slot += words) if (this.#table[slot] === kept) count += 1;
    return count;
  }

  /** Adds files of this export by their fingerprints. */
  note(marks: Buffer): void {
    for (let at = 0; at + markSize <= marks.length; at += markSize) this.#put(marks, at, seen);
  }

  /** True if the last export wrote this file and the current one did not. */
  isVanished(name: string): boolean {
    const slot = this.#slotOf(...nameMark(name));
    return this.#table[slot + 4] === unseen && this.#isUsed(slot);
  }

  /** True if there is any such file. */
  hasVanished(): boolean {
    for (let slot = 0; slot < this.#table.length; slot += words)
      if (this.#table[slot + 4] === unseen && this.#isUsed(slot)) return true;
    return false;
  }

  /** Removes a deleted file of this export, so that the next one does not consider it present. */
  forget(name: string): void {
    const slot = this.#slotOf(...nameMark(name));
    if (!this.#isUsed(slot)) return;
    this.#table[slot + 2] = 0;
    this.#table[slot + 3] = 0;
    this.#table[slot + 4] = unseen;
  }

  isNoted(name: string): boolean {
    const slot = this.#slotOf(...nameMark(name));
    return this.#isUsed(slot) && this.#table[slot + 4] === seen;
  }

  /** The fingerprints to store for the next export. */
  write(): Buffer {
    const out = Buffer.alloc(this.#count * 16);
    let length = 0;
    for (let slot = 0; slot < this.#table.length; slot += words) {
      if (!this.#isUsed(slot) || this.#table[slot + 4] === unseen) continue;
      for (let word = 0; word < 4; word += 1)
        length = out.writeUInt32BE(this.#table[slot + word] ?? 0, length);
    }
    return out.subarray(0, length);
  }

  #put(marks: Buffer, at: number, state: number): void {
    if (this.#count * words * 2 >= this.#table.length) this.#grow();
    const slot = this.#slotOf(marks.readUInt32BE(at), marks.readUInt32BE(at + 4));
    if (!this.#isUsed(slot)) this.#count += 1;
    for (let word = 0; word < 4; word += 1) this.#table[slot + word] = marks.readUInt32BE(at + word * 4);
    this.#table[slot + 4] = state;
  }

  /** The index of a name, or its insertion point. */
  #slotOf(first: number, second: number): number {
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
      const [first = 0, second = 0] = [old[slot], old[slot + 1]];
      if (first !== 0 || second !== 0)
        this.#table.set(old.subarray(slot, slot + words), this.#slotOf(first, second));
    }
  }
}

/** The first eight bytes of a hash. As a string it needs no memory outside V8's heap. */
function nameMark(name: string): readonly [first: number, second: number] {
  const letters = hash('sha1', name, 'binary');
  return [numberAt(letters, 0), numberAt(letters, 4)];
}

function numberAt(letters: string, at: number): number {
  const high = (letters.charCodeAt(at) << 8) | letters.charCodeAt(at + 1);
  const low = (letters.charCodeAt(at + 2) << 8) | letters.charCodeAt(at + 3);
  return high * 0x10000 + low;
}
