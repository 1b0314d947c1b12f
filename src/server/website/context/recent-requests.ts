import { seedOf } from '../../../engine/index.ts';

/** A power of two. */
const places = 16_384;

/**
 * Remembers which texts were requested recently: among the last 16,384. A hash table of 128 kB, where a collision
 * evicts. Two texts share a hash with a chance of at most one in 250,000.
 */
export class RecentRequests {
  readonly #hashes = new Uint32Array(places);
  /** The request count when each slot was written. */
  readonly #taken = new Uint32Array(places);
  #asked = places;

  /** True if this text was requested recently. Records that it is requested now. */
  again(text: string): boolean {
    const hash = seedOf(text);
    const place = hash % places;
    this.#asked = (this.#asked + 1) >>> 0;
    const isKnown = this.#hashes[place] === hash && (this.#asked - (this.#taken[place] ?? 0)) >>> 0 <= places;
    this.#hashes[place] = hash;
    this.#taken[place] = this.#asked;
    return isKnown;
  }
}
