import type { ReadPage } from './comparable-text.ts';
import { childKey } from './draw.ts';
import { ShingleTable } from './shingle-table.ts';

/** Bytes of a signature: as many bins, each with the lowest byte of its smallest shingle. */
export const SIGNATURE_BYTES = 128;
const BIN_BITS = 7;
/** Shingles on more than this part of the pages tell pages apart no more. */
const COMMON_SHARE = 0.7;
/** Pages looked at to learn what is common. */
const SAMPLE = 300;

const smallest = new Uint32Array(SIGNATURE_BYTES);
const EMPTY = 0xffffffff;
/** The shingles of the page at hand that tell it apart; it grows with the longest page. */
let telling = new Uint32Array(256);

/**
 * The MinHash signature of a page, written into `into` at `at`: two pages have as many equal bytes as they have text in
 * common. One hash a shingle: its first bits choose the bin, the smallest of the rest stands for it. A bin that no shingle
 * chose takes the smallest of all by a hash of its own: short pages leave most bins empty, and would be told apart by a few.
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
    const shingle = telling[nth] ?? 0;
    const bin = shingle >>> (32 - BIN_BITS);
    const rest = (shingle << BIN_BITS) >>> 0;
    if (rest < (smallest[bin] ?? 0)) smallest[bin] = rest;
  }
  for (let bin = 0; bin < SIGNATURE_BYTES; bin += 1) {
    const least = smallest[bin] === EMPTY ? smallestFor(bin, count) : (smallest[bin] ?? 0);
    into[at + bin] = count === 0 ? 0 : byteOf(least);
  }
}

function takeTelling(page: readonly Uint32Array[], common: ShingleTable): number {
  const hasCommon = common.size > 0;
  let count = 0;
  for (const shingles of page) {
    if (count + shingles.length > telling.length) {
      const larger = new Uint32Array((count + shingles.length) * 2);
      larger.set(telling);
      telling = larger;
    }
    for (let nth = 0; nth < shingles.length; nth += 1) {
      const shingle = shingles[nth] ?? 0;
      if (hasCommon && common.has(shingle)) continue;
      telling[count] = shingle;
      count += 1;
    }
  }
  return count;
}

function smallestFor(bin: number, count: number): number {
  let least = EMPTY;
  for (let nth = 0; nth < count; nth += 1) {
    const value = childKey(telling[nth] ?? 0, bin);
    if (value < least) least = value;
  }
  return least;
}

/** Small numbers are drawn often, so their bits are mixed once more before eight of them are kept. */
function byteOf(value: number): number {
  return (Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> 24) & 0xff;
}

/** Four bytes of a signature at a time. */
const SIGNATURE_WORDS = SIGNATURE_BYTES / 4;

/** Signatures as `equalBytes` reads them. */
export function signatureWords(signatures: Uint8Array): Uint32Array {
  return new Uint32Array(signatures.buffer, signatures.byteOffset, signatures.length / 4);
}

/** How many bytes the signatures of two pages have in common: more, the more alike the pages are. */
export function equalBytes(words: Uint32Array, one: number, other: number): number {
  let first = one * SIGNATURE_WORDS;
  let second = other * SIGNATURE_WORDS;
  // Equal bytes differ in no bit. They are counted in each of the four places of a word at once.
  let same = 0;
  for (const end = first + SIGNATURE_WORDS; first < end; first += 1, second += 1) {
    const differing = (words[first] ?? 0) ^ (words[second] ?? 0);
    const isUnequal = ((differing & 0x7f7f7f7f) + 0x7f7f7f7f) | differing;
    same += (~isUnequal >>> 7) & 0x01010101;
  }
  return (same & 0xff) + ((same >>> 8) & 0xff) + ((same >>> 16) & 0xff) + (same >>> 24);
}

/**
 * By how many equal bytes two pairs of pages that are as alike may differ by chance, when one of them has `equal`: twice the
 * standard deviation of the difference of two such counts.
 */
export function chanceOf(equal: number): number {
  return 2 * Math.sqrt((2 * equal * (SIGNATURE_BYTES - equal)) / SIGNATURE_BYTES);
}

/** The shingles most pages have, by a sample spread over all of them: they would make every page a candidate. */
export function commonShingles(seeds: Uint32Array, read: ReadPage): ShingleTable {
  const step = Math.max(1, Math.floor(seeds.length / SAMPLE));
  const counts = new Map<number, number>();
  let pages = 0;
  for (let at = 0; at < seeds.length && pages < SAMPLE; at += step) {
    pages += 1;
    const met = new Set<number>();
    for (const shingles of read(seeds[at] ?? 0)) for (const shingle of shingles) met.add(shingle);
    for (const shingle of met) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  const common = new ShingleTable();
  if (pages < 10) return common;
  for (const [shingle, count] of counts) if (count > pages * COMMON_SHARE) common.add(shingle);
  return common;
}
