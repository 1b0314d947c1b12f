/** Entries of one bucket: a new one replaces one of them. */
const perBucket = 4;
/** An entry: half of the hash, then the number of the content, the rest of the hash and the generation above each other. */
const entryWords = 2;
const wordBits = 32;
const entryBytes = (entryWords * wordBits) / 8;
const contentBits = 8;
const contentMask = 2 ** contentBits - 1;
/** Numbers of contents. Those of packs follow, in the order of their list. */
const free = 0;
const noPage = 1;
const firstPack = 2;

/**
 * Caches whether a public address has a page, and the page's content pack. A map of a million addresses takes 100 MB, and
 * the garbage collector visits each. Here an address takes 8 bytes outside the heap. Addresses are compared by 64 bits
 * of hash: the chance that any two of a million are confused is 1 in 37 million.
 */
export class AddressCache {
  readonly #bucketBits: number;
  /** Where the generation is in an entry's second word. */
  readonly #generationAt: number;
  /** Entries of another are free. New memory at each change of pages would be garbage: collecting it holds up visitors. */
  #generation = 0;
  /** Allocated with the first address. The system adds memory where an entry is written. */
  #entries = new Uint32Array(0);
  #packs: string[] = [];
  /** The hash of the last address. */
  #high = 0;
  #low = 0;

  /** The largest cache that fits in this many bytes. */
  static within(bytes: number): AddressCache {
    return new AddressCache(Math.min(28, Math.max(11, Math.floor(Math.log2(bytes / entryBytes)))));
  }

  /** @param bits 2 to this power addresses fit, from 11 to 28 */
  constructor(bits: number) {
    this.#bucketBits = bits - Math.log2(perBucket);
    this.#generationAt = contentBits + wordBits - this.#bucketBits;
  }

  /** The pack of the page at this address, null if no page is there; undefined if neither is known. */
  find(slug: string): string | null | undefined {
    const at = this.#entryOf(slug);
    if (at === -1) return undefined;
    const content = this.#contentAt(at);
    return content === noPage ? null : this.#packs[content - firstPack];
  }

  keep(slug: string, pack: string | null): void {
    const content = pack === null ? noPage : this.#numberOf(pack);
    const known = this.#entryOf(slug);
    if (this.#entries.length === 0)
      this.#entries = new Uint32Array(2 ** this.#bucketBits * perBucket * entryWords);
    const at = known === -1 ? this.#replaceable() : known;
    this.#entries[at] = this.#high;
    this.#entries[at + 1] = this.#rest() | content;
  }

  drop(slug: string): void {
    const at = this.#entryOf(slug);
    if (at !== -1) this.#entries[at + 1] = free;
  }

  clear(): void {
    this.#packs = [];
    this.#generation = (this.#generation + 1) % 2 ** (wordBits - this.#generationAt);
    if (this.#generation === 0) this.#entries.fill(0); // Its numbers are used again.
  }

  #numberOf(pack: string): number {
    const known = this.#packs.indexOf(pack);
    if (known !== -1) return known + firstPack;
    if (this.#packs.length + firstPack > contentMask) this.clear();
    return this.#packs.push(pack) - 1 + firstPack;
  }

  /** The entry of an address, -1 if there is none. Sets the hash. */
  #entryOf(slug: string): number {
    this.#hash(slug);
    const rest = this.#rest();
    const first = this.#firstOfBucket();
    for (let at = first; at < first + perBucket * entryWords; at += entryWords) {
      const same = ((this.#entries[at + 1] ?? free) & ~contentMask) === rest;
      if (same && this.#entries[at] === this.#high && !this.#isFree(at)) return at;
    }
    return -1;
  }

  /** A free entry of the bucket, or one chosen by the hash. */
  #replaceable(): number {
    const first = this.#firstOfBucket();
    for (let at = first; at < first + perBucket * entryWords; at += entryWords)
      if (this.#isFree(at)) return at;
    return first + (this.#high % perBucket) * entryWords;
  }

  #isFree(at: number): boolean {
    const word = this.#entries[at + 1] ?? free;
    return (word & contentMask) === free || word >>> this.#generationAt !== this.#generation;
  }

  #contentAt(at: number): number {
    return (this.#entries[at + 1] ?? free) & contentMask;
  }

  #firstOfBucket(): number {
    return (this.#low & (2 ** this.#bucketBits - 1)) * perBucket * entryWords;
  }

  /** The bits of the hash that the bucket does not tell, above the content, and the generation. */
  #rest(): number {
    return (this.#generation << this.#generationAt) | ((this.#low >>> this.#bucketBits) << contentBits);
  }

  /** One hash of 32 bits, as the engine has, confuses addresses; so two FNV-1a with different factors, in one pass. */
  #hash(slug: string): void {
    let low = 0x811c9dc5;
    let high = 0x2f0b4c47;
    for (let at = 0; at < slug.length; at += 1) {
      const unit = slug.charCodeAt(at);
      low = Math.imul(low ^ unit, 0x01000193);
      high = Math.imul(high ^ unit, 0x85ebca6b);
    }
    low = Math.imul(low ^ (low >>> 15), 0x735a2d97);
    high = Math.imul(high ^ (high >>> 16), 0xc2b2ae35);
    this.#low = low ^ (low >>> 13);
    this.#high = (high ^ (high >>> 15)) >>> 0;
  }
}
