import { hashText } from './draw.ts';

/** Words that follow one another and are compared as one: five, as others who compare pages of a site do. */
export const SHINGLE_WORDS = 5;
/** Shingles of one page that are compared; a page of 20,000 words has said enough about itself. */
export const MAX_SHINGLES = 20_000;

/**
 * The groups of words a text consists of, each as a 32-bit hash. Case, marks and spaces don't count; a text of fewer
 * words is one group.
 */
export function shinglesOf(text: string, most = MAX_SHINGLES): Uint32Array {
  const words = wordHashes(text, most + SHINGLE_WORDS - 1);
  if (words.length === 0) return new Uint32Array(0);
  const count = Math.max(1, words.length - SHINGLE_WORDS + 1);
  const shingles = new Uint32Array(count);
  for (let from = 0; from < count; from += 1) {
    let hash = 0x811c9dc5;
    for (const word of words.slice(from, from + SHINGLE_WORDS)) hash = joinHashes(hash, word);
    shingles[from] = hash;
  }
  return shingles;
}

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

function wordHashes(text: string, most: number): number[] {
  const hashes: number[] = [];
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (hashes.length === most) break;
    hashes.push(hashText(word));
  }
  return hashes;
}
