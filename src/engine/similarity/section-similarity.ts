import { ShingleTable } from './shingle-table.ts';

/** A section's contribution to the similarity of pages. */
export interface SectionSimilarity {
  /** The section's index; -1 for the head. */
  readonly section: number;
  /** The section's fraction of all shared text: 0 to 1. */
  readonly part: number;
  /** The shared fraction of its own text: 0 to 1. */
  readonly shared: number;
}

/** Measures sections in the most similar pairs, most shared section first. */
export function sectionSimilarity(
  sectionsOf: (page: number) => readonly number[],
  pairs: readonly { readonly page: number; readonly other: number }[],
  readAt: (page: number) => readonly Uint32Array[],
): SectionSimilarity[] {
  const sums = new Map<number, { shared: number; all: number }>();
  const otherTable = new ShingleTable();
  let shared = 0;
  for (const { page, other } of pairs) {
    otherTable.clear();
    for (const shingles of readAt(other)) for (const shingle of shingles) otherTable.add(shingle);
    const sections = sectionsOf(page);
    for (const [index, shingles] of readAt(page).entries()) {
      const section = sections[index] ?? -1;
      const sum = sums.get(section) ?? { shared: 0, all: 0 };
      sums.set(section, sum);
      sum.all += shingles.length;
      for (const shingle of shingles) {
        if (!otherTable.has(shingle)) continue;
        sum.shared += 1;
        shared += 1;
      }
    }
  }
  return [...sums]
    .map(([section, sum]) => ({
      section,
      part: shared === 0 ? 0 : sum.shared / shared,
      shared: sum.all === 0 ? 0 : sum.shared / sum.all,
    }))
    .toSorted((a, b) => b.part - a.part || a.section - b.section);
}
