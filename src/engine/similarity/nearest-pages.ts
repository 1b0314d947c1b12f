import { findCandidates } from './candidate-forest.ts';
import type { PageShingles } from './comparable-text.ts';
import { chanceOf, commonShingles, SIGNATURE_BYTES, writeSignature } from './page-signature.ts';
import { fillTable, likenessOf, ShingleTable } from './shingle-table.ts';

/** The planned pages first, then the existing pages to compare with. */
export interface PagesToCompare {
  /** The number of all pages. */
  readonly pages: number;
  /** The number of planned pages. Only they get a closest page. */
  readonly planned: number;
  /** Reads the page of a number. */
  readonly readAt: (page: number) => PageShingles;
}

export interface NearestPages {
  /** The closest other page of each planned page; -1 if nothing is shared. */
  readonly others: Int32Array;
  /** The exact similarity of the two: 0 to 1. */
  readonly likeness: Float32Array;
}

const STEP_PAGES = 200;
/** If the best two candidates are less similar than this, the rest are skipped. */
const CLOSE = 0.5;

/**
 * Finds the most similar page for every planned page. Signatures select candidates, and the best candidates
 * are compared exactly; each `yield` returns the completed fraction.
 */
export function* findNearest({ pages, planned, readAt }: PagesToCompare): Generator<number, NearestPages> {
  const common = commonShingles(planned, readAt);
  const signatures = new Uint8Array(pages * SIGNATURE_BYTES);
  const sizes = new Uint16Array(pages);
  const table = new ShingleTable();
  for (let page = 0; page < pages; page += 1) {
    const text = readAt(page);
    writeSignature(text, common, signatures, page * SIGNATURE_BYTES);
    fillTable(table, text);
    sizes[page] = table.size;
    if (page % STEP_PAGES === STEP_PAGES - 1) yield (page / pages) * 0.3;
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
    const max = equal[0] ?? 0;
    const min = max - chanceOf(max);
    for (const [rank, other] of candidates.of(page).entries()) {
      if (other < 0 || likeness[page] === 1) break;
      if (rank > 1 && ((likeness[page] ?? 0) < CLOSE || (equal[rank] ?? 0) < min)) break;
      const alike = likenessOf(table, readAt(other), sizes[other] ?? 0);
      note(page, other, alike);
      note(other, page, alike);
    }
    if (page % STEP_PAGES === STEP_PAGES - 1) yield 0.7 + (page / planned) * 0.3;
  }
  return { others, likeness };
}
