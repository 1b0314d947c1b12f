import { childKey } from '../pick.ts';
import { equalBytes, SIGNATURE_BYTES, signatureWords } from './page-signature.ts';

/*
 * Finds candidate pairs with a locality-sensitive hashing forest. Each tree sorts pages by some signature
 * bytes, and neighbors in that order become candidates. Unlike fixed buckets, many similar pages can't
 * cause quadratic work. Then each page also compares with the candidates of its candidates, which are
 * likely to be close.
 */

const TREES = 40;
/** Neighbors on each side to compare within one tree. */
const NEIGHBORS = 3;
/** Bytes per sorting step, and the maximum number of steps per tree. */
const STEP_BYTES = 4;
const STEPS = 5;
/** Best candidates whose own best candidates are compared too. */
const MAX_LEADING = 12;
/** Up to this many pages, every pair is compared. */
const MAX_EXHAUSTIVE_PAGES = 2_000;
/** Pages processed between two yields. */
const STEP_PAGES = 1_000;

/** Finds candidates among `signatures` in small steps. Each `yield` returns the completed fraction. */
export function* findCandidates(signatures: Uint8Array): Generator<number, Candidates> {
  const count = signatures.length / SIGNATURE_BYTES;
  const found = new Candidates(count);
  const words = signatureWords(signatures);
  const meet = (one: number, other: number) => {
    const equal = equalBytes(words, one, other);
    found.offer(one, other, equal);
    found.offer(other, one, equal);
  };
  if (count <= MAX_EXHAUSTIVE_PAGES) {
    for (let one = 0; one < count; one += 1) {
      for (let other = one + 1; other < count; other += 1) meet(one, other);
      if (one % 100 === 99) yield one / count;
    }
    return found;
  }
  for (let tree = 0; tree < TREES; tree += 1) {
    const order = treeOrder(signatures, tree);
    for (let at = 0; at < count; at += 1) {
      for (let next = at + 1; next <= at + NEIGHBORS && next < count; next += 1) {
        meet(order[at] ?? 0, order[next] ?? 0);
      }
      if (at % STEP_PAGES === STEP_PAGES - 1) yield ((tree + at / count) / TREES) * 0.6;
    }
  }
  for (let page = 0; page < count; page += 1) {
    compareSecondDegree(found, page, meet);
    if (page % STEP_PAGES === STEP_PAGES - 1) yield 0.6 + (page / count) * 0.4;
  }
  return found;
}

/**
 * Compares a page with the candidates of its candidates. Uses a copy, because the lists change during the
 * work.
 */
function compareSecondDegree(
  found: Candidates,
  page: number,
  meet: (one: number, other: number) => void,
): void {
  for (const other of found.of(page).slice(0, MAX_LEADING)) {
    if (other < 0) return;
    for (const theirs of found.of(other).slice(0, MAX_LEADING))
      if (theirs >= 0 && theirs !== page) meet(page, theirs);
  }
}

/** All pages in a tree's sort order. */
function treeOrder(signatures: Uint8Array, tree: number): Uint32Array {
  const count = signatures.length / SIGNATURE_BYTES;
  const entries = new BigUint64Array(count);
  const words = new Uint32Array(entries.buffer);
  for (let page = 0; page < count; page += 1) words[page * 2] = page;
  sortRange(signatures, { entries, words, tree }, { from: 0, to: count, step: 0 });
  return words.filter((_, at) => at % 2 === 0);
}

interface Sorting {
  /** Low half: page number. High half: sort key. */
  readonly entries: BigUint64Array;
  readonly words: Uint32Array;
  readonly tree: number;
}

function sortRange(
  signatures: Uint8Array,
  sorting: Sorting,
  { from, to, step }: { from: number; to: number; step: number },
): void {
  const { entries, words, tree } = sorting;
  for (let at = from; at < to; at += 1) {
    words[at * 2 + 1] = sortKey(signatures, (words[at * 2] ?? 0) * SIGNATURE_BYTES, tree, step);
  }
  entries.subarray(from, to).sort();
  if (step + 1 === STEPS) return;
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && words[at * 2 + 1] === words[start * 2 + 1]) continue;
    const next = { from: start, to: at, step: step + 1 };
    start = at;
    if (next.to - next.from > NEIGHBORS) sortRange(signatures, sorting, next);
  }
}

function sortKey(signatures: Uint8Array, from: number, tree: number, step: number): number {
  let key = 0;
  for (let position = 0; position < STEP_BYTES; position += 1) {
    const bin = childKey(tree, step * STEP_BYTES + position) % SIGNATURE_BYTES;
    key = (key << 8) | (signatures[from + bin] ?? 0);
  }
  return key >>> 0;
}

/** Candidates per page: enough to include those whose signatures tie. */
const MAX_CANDIDATES = 24;
const NONE = -1;

/** Each page's best candidates by number of equal signature bytes, best first. */
class Candidates {
  readonly #others: Int32Array;
  readonly #equal: Int16Array;

  constructor(pages: number) {
    this.#others = new Int32Array(pages * MAX_CANDIDATES).fill(NONE);
    this.#equal = new Int16Array(pages * MAX_CANDIDATES).fill(NONE);
  }

  /** The candidates of a page, padded with -1. */
  of(page: number): Int32Array {
    return this.#others.subarray(page * MAX_CANDIDATES, (page + 1) * MAX_CANDIDATES);
  }

  /** The number of equal signature bytes for each candidate. */
  equalOf(page: number): Int16Array {
    return this.#equal.subarray(page * MAX_CANDIDATES, (page + 1) * MAX_CANDIDATES);
  }

  offer(page: number, other: number, equal: number): void {
    const others = this.#others;
    const equals = this.#equal;
    const from = page * MAX_CANDIDATES;
    let at = from + MAX_CANDIDATES - 1;
    if (equal <= (equals[at] ?? NONE)) return;
    for (let slot = from; slot <= at; slot += 1) if (others[slot] === other) return;
    for (; at > from && (equals[at - 1] ?? NONE) < equal; at -= 1) {
      others[at] = others[at - 1] ?? NONE;
      equals[at] = equals[at - 1] ?? NONE;
    }
    others[at] = other;
    equals[at] = equal;
  }
}
