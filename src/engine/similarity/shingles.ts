import { type WordHashes, wordHashes } from './word-hashes.ts';

/** Consecutive words compared as one unit. Five is common for comparing web pages. */
export const SHINGLE_WORDS = 5;
/** Maximum shingles per page, enough for some 20,000 words. */
export const MAX_SHINGLES = 20_000;

/**
 * A text's shingles as 32-bit hashes. Case, marks and spaces don't count; a text with fewer words is one
 * shingle.
 */
export function shinglesOf(text: string, max = MAX_SHINGLES): Uint32Array {
  return shinglesOfWords(wordHashes(text), max);
}

/** Shingles of words that are already hashed. */
export function shinglesOfWords({ hashes, count }: WordHashes, max = MAX_SHINGLES): Uint32Array {
  if (count === 0) return new Uint32Array(0);
  const shingles = new Uint32Array(Math.max(1, Math.min(max, count - SHINGLE_WORDS + 1)));
  // A rolling hash: each word has a weight by position, so one step needs three operations.
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

/** The weight of a word relative to the next, and the weight of a group's first word. */
const WEIGHT = 0x2c1b3c6d;
const FIRST_WEIGHT = Array.from({ length: SHINGLE_WORDS - 1 }).reduce<number>(
  weight => Math.imul(weight, WEIGHT),
  1,
);

/** The similarity of two texts: 0 nothing, 1 every shingle. Two empty texts have 0. */
export function likeness(one: string, other: string): number {
  const first = new Set(shinglesOf(one));
  const second = new Set(shinglesOf(other));
  let shared = 0;
  for (const shingle of first) if (second.has(shingle)) shared += 1;
  return shared === 0 ? 0 : shared / (first.size + second.size - shared);
}

/** Combines two hashes; the order matters. */
export function joinHashes(first: number, second: number): number {
  let bits = Math.imul(first ^ second, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 13)) >>> 0;
}
