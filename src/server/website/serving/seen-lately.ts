import { seedOf } from '../../../engine/index.ts';

/** A power of two. */
const places = 16_384;

/**
 * Which texts were asked about not long ago: among the last 16,384 that were. Each takes a place by its hash, in 128 kB, and
 * stays until another one takes it. Two texts with one hash are taken for each other, which is once in a quarter of a million
 * at most.
 */
export class SeenLately {
  readonly #hashes = new Uint32Array(places);
  /** The count of asked texts at which each place was taken. */
  readonly #taken = new Uint32Array(places);
  #asked = places;

  /** Whether this one was, and that it is now. */
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
