import { findCandidates } from './candidate-forest.ts';
import type { ReadPage } from './comparable-text.ts';
import { chanceOf, commonShingles, SIGNATURE_BYTES, writeSignature } from './page-signature.ts';
import { fillTable, likenessOf, ShingleTable } from './shingle-table.ts';

/** Pages to be compared: those that are planned first, then those they are compared with too. */
export interface PagesToCompare {
  /** A seed a page. */
  readonly seeds: Uint32Array;
  /** How many of them are planned; only for these the nearest other page is looked for. */
  readonly planned: number;
  /** The text of the page at a place in `seeds`. */
  readonly readAt: (page: number) => readonly Uint32Array[];
  /** The text a planned page with this seed has: what tells which text most pages share. */
  readonly read: ReadPage;
}

export interface NearestPages {
  /** The nearest other page of each planned page; -1 when it shares nothing with any. */
  readonly others: Int32Array;
  /** How alike the two are, exactly: 0 to 1. */
  readonly likeness: Float32Array;
}

const BREATH = 200;
/** Where the best two of a page's candidates are less alike than this, the others are not worth a look. */
const CLOSE = 0.5;

/**
 * For every planned page the other page it shares most text with: candidates from signatures, those of them compared exactly
 * that may be the nearest as far as signatures tell. Each `yield` tells which part of the whole is done.
 */
export function* findNearest({
  seeds,
  planned,
  readAt,
  read,
}: PagesToCompare): Generator<number, NearestPages> {
  const common = commonShingles(seeds.subarray(0, planned), read);
  const signatures = new Uint8Array(seeds.length * SIGNATURE_BYTES);
  const sizes = new Uint16Array(seeds.length);
  const table = new ShingleTable();
  for (let page = 0; page < seeds.length; page += 1) {
    const text = readAt(page);
    writeSignature(text, common, signatures, page * SIGNATURE_BYTES);
    fillTable(table, text);
    sizes[page] = table.size;
    if (page % BREATH === BREATH - 1) yield (page / seeds.length) * 0.3;
  }
  const search = findCandidates(signatures);
  let step = search.next();
  for (; !step.done; step = search.next()) yield 0.3 + step.value * 0.4;
  const candidates = step.value;
  const others = new Int32Array(planned).fill(-1);
  const likeness = new Float32Array(planned);
  const note = (page: number, other: number, alike: number) => {
    if (page >= planned || alike <= (likeness[page] ?? 0)) return;
    others[page] = other;
    likeness[page] = alike;
  };
  for (let page = 0; page < planned; page += 1) {
    fillTable(table, readAt(page));
    const equal = candidates.equalOf(page);
    const most = equal[0] ?? 0;
    const least = most - chanceOf(most);
    for (const [rank, other] of candidates.of(page).entries()) {
      if (other < 0 || likeness[page] === 1) break;
      if (rank > 1 && ((likeness[page] ?? 0) < CLOSE || (equal[rank] ?? 0) < least)) break;
      const alike = likenessOf(table, readAt(other), sizes[other] ?? 0);
      note(page, other, alike);
      note(other, page, alike);
    }
    if (page % BREATH === BREATH - 1) yield 0.7 + (page / planned) * 0.3;
  }
  return { others, likeness };
}
