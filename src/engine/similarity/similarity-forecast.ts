import type { PageShingles } from './comparable-text.ts';
import { findNearest, type NearestPages } from './nearest-pages.ts';
import { type SectionSimilarity, sectionSimilarity } from './section-similarity.ts';

/** Pages by similarity to the closest page: one count per percent, 0 to 100. */
export type SimilarityCounts = readonly number[];

export interface AlikePair {
  /** Indexes into the seeds. `other` may be an existing page after the planned ones. */
  readonly page: number;
  readonly other: number;
  readonly likeness: number;
}

export interface SimilarityForecast {
  readonly counts: SimilarityCounts;
  /** Similarity of each planned page to its closest page, in whole percent. */
  readonly percents: Uint8Array;
  readonly worst: readonly AlikePair[];
  readonly sections: readonly SectionSimilarity[];
}

export interface ForecastInput {
  /** The planned pages first, then existing pages to compare with. */
  readonly pages: number;
  readonly planned: number;
  readonly readAt: (page: number) => PageShingles;
  /** The section of each of a planned page's texts; -1 for the head. */
  readonly sectionsOf: (page: number) => readonly number[];
}

const WORST = 10;

/** Forecasts the similarity of planned pages. Each `yield` returns the completed fraction. */
export function* forecastSimilarity(input: ForecastInput): Generator<number, SimilarityForecast> {
  const search = findNearest(input);
  let step = search.next();
  for (; !step.done; step = search.next()) yield step.value;
  const nearest = step.value;
  const percents = wholePercents(nearest.likeness);
  return {
    counts: countPercents(percents),
    percents,
    worst: closestPairs(nearest, WORST),
    sections: sectionSimilarity(input.sectionsOf, closestPairs(nearest, 300), input.readAt),
  };
}

/** The number of pages with at least this similarity in percent. */
export function pagesFrom(counts: SimilarityCounts, percent: number): number {
  return counts.slice(Math.max(0, percent)).reduce((sum, count) => sum + count, 0);
}

function wholePercents(likeness: Float32Array): Uint8Array {
  return Uint8Array.from(likeness, one => Math.min(100, Math.floor(one * 100 + 1e-4)));
}

function countPercents(percents: Uint8Array): number[] {
  const counts = Array.from({ length: 101 }, () => 0);
  for (const percent of percents) counts[percent] = (counts[percent] ?? 0) + 1;
  return counts;
}

/** The most similar pairs. Each page occurs once, so that the pairs show different problems. */
function closestPairs({ others, likeness }: NearestPages, max: number): AlikePair[] {
  const order = [...likeness.keys()].filter(page => (others[page] ?? -1) >= 0);
  order.sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0) || a - b);
  const reportedPages = new Set<number>();
  const pairs: AlikePair[] = [];
  for (const page of order) {
    const other = others[page] ?? -1;
    if (pairs.length === max) break;
    if (reportedPages.has(page)) continue;
    reportedPages.add(page).add(other);
    pairs.push({ page, other, likeness: likeness[page] ?? 0 });
  }
  return pairs;
}
