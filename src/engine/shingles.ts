import { type WordHashes, wordHashes } from './reading-words.ts';

/** Words that follow one another and are compared as one: five, as others who compare pages of a site do. */
export const SHINGLE_WORDS = 5;
/** Shingles of one page that are compared; a page of 20,000 words has said enough about itself. */
export const MAX_SHINGLES = 20_000;

/**
 * The groups of words a text consists of, each as a 32-bit hash. Case, marks and spaces don't count; a text of fewer
 * words is one group.
 */
export function shinglesOf(text: string, most = MAX_SHINGLES): Uint32Array {
  return shinglesOfWords(wordHashes(text), most);
}

/** The same of words that are hashes already. */
export function shinglesOfWords({ hashes, count }: WordHashes, most = MAX_SHINGLES): Uint32Array {
  if (count === 0) return new Uint32Array(0);
  const shingles = new Uint32Array(Math.max(1, Math.min(most, count - SHINGLE_WORDS + 1)));
  // A sum in which each word weighs by its place moves on by one word with three operations, however wide the group is.
  let sum = 0;
  const width = Math.min(SHINGLE_WORDS, count);
  for (let at = 0; at < width; at += 1) sum = (Math.imul(sum, WEIGHT) + (hashes[at] ?? 0)) | 0;
  shingles[0] = joinHashes(width, sum >>> 0);
  for (let from = 1; from < shingles.length; from += 1) {
    const gone = Math.imul(hashes[from - 1] ?? 0, FIRST_WEIGHT);
    sum = (Math.imul(sum - gone, WEIGHT) + (hashes[from + SHINGLE_WORDS - 1] ?? 0)) | 0;
    shingles[from] = joinHashes(SHINGLE_WORDS, sum >>> 0);
  }
  return shingles;
}

/** What a word weighs more than the next, and what the first of a group weighs. */
const WEIGHT = 0x2c1b3c6d;
const FIRST_WEIGHT = Array.from({ length: SHINGLE_WORDS - 1 }).reduce<number>(
  weight => Math.imul(weight, WEIGHT),
  1,
);

/** How much two texts have in common: 0 nothing, 1 every group of words. Two empty texts have nothing. */
export function likeness(one: string, other: string): number {
  const first = new Set(shinglesOf(one));
  const second = new Set(shinglesOf(other));
  let shared = 0;
  for (const shingle of first) if (second.has(shingle)) shared += 1;
  return shared === 0 ? 0 : shared / (first.size + second.size - shared);
}

/** Two hashes in this order as one. */
export function joinHashes(first: number, second: number): number {
  let bits = Math.imul(first ^ second, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 13)) >>> 0;
}
