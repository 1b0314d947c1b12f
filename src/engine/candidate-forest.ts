import { Candidates } from './candidates.ts';
import { childKey } from './draw.ts';
import { equalBytes, SIGNATURE_BYTES, signatureWords } from './page-signature.ts';

/*
 * Candidates by locality-sensitive hashing as a forest: in each tree the pages are put in the order of some bytes of their
 * signatures, more of them where many pages are equal so far, and those that come to stand side by side are candidates.
 * Unlike buckets of a fixed width this can't be flooded: a page meets as many others, however alike all of them are. Then
 * each page meets the candidates of its candidates: whoever is near to a near page is likely to be near.
 */

const TREES = 40;
/** Neighbours to each side that a page meets in one tree. */
const REACH = 3;
/** Bytes that one step of sorting looks at, and how many steps a tree takes at most. */
const STEP_BYTES = 4;
const STEPS = 5;
/** Of its best candidates, and of theirs, how many lead a page further. */
const LEADING = 12;
/** Up to so many pages each is held against every other. */
const FEW_PAGES = 2_000;
/** Pages between two moments to breathe. */
const BREATH = 1_000;

/**
 * Finds candidates among `signatures`. Work is done in small parts: each `yield` is a moment to breathe, with the part of
 * the whole that is done.
 */
export function* findCandidates(signatures: Uint8Array): Generator<number, Candidates> {
  const count = signatures.length / SIGNATURE_BYTES;
  const found = new Candidates(count);
  const words = signatureWords(signatures);
  const meet = (one: number, other: number) => {
    const equal = equalBytes(words, one, other);
    found.offer(one, other, equal);
    found.offer(other, one, equal);
  };
  if (count <= FEW_PAGES) {
    for (let one = 0; one < count; one += 1) {
      for (let other = one + 1; other < count; other += 1) meet(one, other);
      if (one % 100 === 99) yield one / count;
    }
    return found;
  }
  for (let tree = 0; tree < TREES; tree += 1) {
    const order = treeOrder(signatures, tree);
    for (let at = 0; at < count; at += 1) {
      for (let next = at + 1; next <= at + REACH && next < count; next += 1) {
        meet(order[at] ?? 0, order[next] ?? 0);
      }
      if (at % BREATH === BREATH - 1) yield ((tree + at / count) / TREES) * 0.6;
    }
  }
  for (let page = 0; page < count; page += 1) {
    meetTheirs(found, page, meet);
    if (page % BREATH === BREATH - 1) yield 0.6 + (page / count) * 0.4;
  }
  return found;
}

/** Introduces a page to the candidates of its candidates. Those may change meanwhile, so it goes by how they were. */
function meetTheirs(found: Candidates, page: number, meet: (one: number, other: number) => void): void {
  for (const other of found.of(page).slice(0, LEADING)) {
    if (other < 0) return;
    for (const theirs of found.of(other).slice(0, LEADING))
      if (theirs >= 0 && theirs !== page) meet(page, theirs);
  }
}

/** All pages in the order of a tree. */
function treeOrder(signatures: Uint8Array, tree: number): Uint32Array {
  const count = signatures.length / SIGNATURE_BYTES;
  const entries = new BigUint64Array(count);
  const words = new Uint32Array(entries.buffer);
  for (let page = 0; page < count; page += 1) words[page * 2] = page;
  sortRange(signatures, { entries, words, tree }, { from: 0, to: count, step: 0 });
  return words.filter((_, at) => at % 2 === 0);
}

interface Sorting {
  /** A page's number in the low half, what it is sorted by in the high half. */
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
    if (next.to - next.from > REACH) sortRange(signatures, sorting, next);
  }
}

function sortKey(signatures: Uint8Array, from: number, tree: number, step: number): number {
  let key = 0;
  for (let place = 0; place < STEP_BYTES; place += 1) {
    const bin = childKey(tree, step * STEP_BYTES + place) % SIGNATURE_BYTES;
    key = (key << 8) | (signatures[from + bin] ?? 0);
  }
  return key >>> 0;
}
