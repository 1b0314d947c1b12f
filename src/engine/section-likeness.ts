import type { ComparableField } from './comparable-text.ts';
import { ShingleTable } from './shingle-table.ts';

/** How much a section has to do with pages being alike. */
export interface SectionLikeness {
  /** Its place among the sections; -1 for the head. */
  readonly section: number;
  /** The part of all shared text that stands in it: 0 to 1. */
  readonly part: number;
  /** The part of its own text that is shared: 0 to 1. */
  readonly shared: number;
}

/** By the pairs of pages that are most alike; the section that shares most comes first. */
export function sectionLikeness(
  fields: readonly ComparableField[],
  pairs: readonly { readonly page: number; readonly other: number }[],
  readAt: (page: number) => readonly Uint32Array[],
): SectionLikeness[] {
  const sums = new Map<number, { shared: number; all: number }>();
  for (const { section } of fields) sums.set(section, { shared: 0, all: 0 });
  const theirs = new ShingleTable();
  let shared = 0;
  for (const { page, other } of pairs) {
    theirs.clear();
    for (const shingles of readAt(other)) for (const shingle of shingles) theirs.add(shingle);
    for (const [index, shingles] of readAt(page).entries()) {
      const sum = sums.get(fields[index]?.section ?? -1);
      if (!sum) continue;
      sum.all += shingles.length;
      for (const shingle of shingles) {
        if (!theirs.has(shingle)) continue;
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
