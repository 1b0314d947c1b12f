import { childKey } from '../pick.ts';
import { ShingleTable } from './shingle-table.ts';

/** Bytes of a signature. Each bin holds the lowest byte of its smallest shingle. */
export const SIGNATURE_BYTES = 128;
const BIN_BITS = 7;
/** Shingles on more than this fraction of pages are ignored. */
const COMMON_SHARE = 0.7;
/** Pages sampled to find common shingles. */
const SAMPLE = 300;

const smallest = new Uint32Array(SIGNATURE_BYTES);
const EMPTY = 0xffffffff;
/** The current page's distinctive shingles. It grows to the longest page. */
let distinctive = new Uint32Array(256);

/**
 * Writes a page's MinHash signature to `into` at `at`. The number of equal bytes of two signatures
 * estimates the similarity of their pages. A shingle's first bits choose its bin, and the bin keeps the
 * smallest remainder. An empty bin gets the smallest of all shingles by its own hash, because short pages
 * leave most bins empty.
 */
export function writeSignature(
  page: readonly Uint32Array[],
  common: ShingleTable,
  into: Uint8Array,
  at: number,
): void {
  const count = takeTelling(page, common);
  smallest.fill(EMPTY);
  for (let nth = 0; nth < count; nth += 1) {
    const shingle = distinctive[nth] ?? 0;
    const bin = shingle >>> (32 - BIN_BITS);
    const rest = (shingle << BIN_BITS) >>> 0;
    if (rest < (smallest[bin] ?? 0)) smallest[bin] = rest;
  }
  for (let bin = 0; bin < SIGNATURE_BYTES; bin += 1) {
    const min = smallest[bin] === EMPTY ? smallestFor(bin, count) : (smallest[bin] ?? 0);
    into[at + bin] = count === 0 ? 0 : byteOf(min);
  }
}

function takeTelling(page: readonly Uint32Array[], common: ShingleTable): number {
  const hasCommon = common.size > 0;
  let count = 0;
  for (const shingles of page) {
    if (count + shingles.length > distinctive.length) {
      const larger = new Uint32Array((count + shingles.length) * 2);
      larger.set(distinctive);
      distinctive = larger;
    }
    for (let nth = 0; nth < shingles.length; nth += 1) {
      const shingle = shingles[nth] ?? 0;
      if (hasCommon && common.has(shingle)) continue;
      distinctive[count] = shingle;
      count += 1;
    }
  }
  return count;
}

function smallestFor(bin: number, count: number): number {
  let min = EMPTY;
  for (let nth = 0; nth < count; nth += 1) {
    const value = childKey(distinctive[nth] ?? 0, bin);
    if (value < min) min = value;
  }
  return min;
}

/** Minimums are small numbers, so their bits are mixed before eight are kept. */
function byteOf(value: number): number {
  return (Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> 24) & 0xff;
}

/** A signature's length in 32-bit words. */
const SIGNATURE_WORDS = SIGNATURE_BYTES / 4;

/** Signatures as 32-bit words for `equalBytes`. */
export function signatureWords(signatures: Uint8Array): Uint32Array {
  return new Uint32Array(signatures.buffer, signatures.byteOffset, signatures.length / 4);
}

/** The number of equal bytes in two pages' signatures. */
export function equalBytes(words: Uint32Array, one: number, other: number): number {
  let first = one * SIGNATURE_WORDS;
  let second = other * SIGNATURE_WORDS;
  // The XOR of equal bytes is zero. All four bytes of a word are counted at once.
  let same = 0;
  for (const end = first + SIGNATURE_WORDS; first < end; first += 1, second += 1) {
    const differing = (words[first] ?? 0) ^ (words[second] ?? 0);
    const isUnequal = ((differing & 0x7f7f7f7f) + 0x7f7f7f7f) | differing;
    same += (~isUnequal >>> 7) & 0x01010101;
  }
  return (same & 0xff) + ((same >>> 8) & 0xff) + ((same >>> 16) & 0xff) + (same >>> 24);
}

/**
 * The random difference in equal bytes between two equally similar pairs: twice its standard deviation.
 * `equal` is the count of one pair.
 */
export function chanceOf(equal: number): number {
  return 2 * Math.sqrt((2 * equal * (SIGNATURE_BYTES - equal)) / SIGNATURE_BYTES);
}

/** The shingles that most pages share, from a sample. They would make every page a candidate. */
export function commonShingles(
  planned: number,
  readAt: (page: number) => readonly Uint32Array[],
): ShingleTable {
  const step = Math.max(1, Math.floor(planned / SAMPLE));
  const counts = new Map<number, number>();
  let pages = 0;
  for (let at = 0; at < planned && pages < SAMPLE; at += step) {
    pages += 1;
    const met = new Set<number>();
    for (const shingles of readAt(at)) for (const shingle of shingles) met.add(shingle);
    for (const shingle of met) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  const common = new ShingleTable();
  if (pages < 10) return common;
  for (const [shingle, count] of counts) if (count > pages * COMMON_SHARE) common.add(shingle);
  return common;
}
