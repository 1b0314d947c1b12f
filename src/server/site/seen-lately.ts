import { seedOf } from '../../engine/index.ts';

/** A power of two. */
const places = 16_384;

/**
 * Which texts were asked about not long ago, in 64 kB: each takes a place by its hash and stays until another one takes it. Two
 * texts with one hash are taken for each other, which is once in a quarter of a million at most.
 */
export class SeenLately {
  readonly #hashes = new Uint32Array(places);

  /** Whether this one was, and that it is now. */
  again(text: string): boolean {
    const hash = seedOf(text);
    const place = hash % places;
    const isKnown = this.#hashes[place] === hash;
    this.#hashes[place] = hash;
    return isKnown;
  }
}
