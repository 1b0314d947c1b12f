import type { CompiledTemplate } from '../text/compile-template.ts';
import {
  type AddedVariants,
  type ComparableField,
  comparableFields,
  createPageReader,
  type ReadPage,
} from './comparable-text.ts';
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

export interface VariantAdvice {
  /** The sections that received more variants of each sentence. */
  readonly sections: readonly number[];
  readonly counts: SimilarityCounts;
}

export interface SimilarityForecast {
  readonly counts: SimilarityCounts;
  /** Similarity of each planned page to its closest page, in whole percent. */
  readonly percents: Uint8Array;
  readonly worst: readonly AlikePair[];
  readonly sections: readonly SectionSimilarity[];
  /** Null if no page exceeds the threshold. */
  readonly advice: {
    /** The number of sampled pages, and their current similarity. */
    readonly tried: number;
    readonly counts: SimilarityCounts;
    /** The effect of each of the most shared sections alone. */
    readonly alone: readonly VariantAdvice[];
    /** The cumulative effect, until few enough pages are similar. */
    readonly together: readonly VariantAdvice[];
  } | null;
}

export interface ForecastInput {
  /** The planned pages’ template, once for each service that its sections take texts from. */
  readonly variants: readonly CompiledTemplate[];
  /** Which of them a planned page is made of. */
  readonly variantOf: (page: number) => number;
  /** Seeds of the planned pages, then of existing pages to compare with. */
  readonly seeds: Uint32Array;
  readonly planned: number;
  /** Reads a page after the planned ones, which may use another template. */
  readonly readerOf: (page: number) => ReadPage;
  /** The percentage at which a page counts as too similar, and the tolerated percentage of such pages. */
  readonly threshold: number;
  readonly largestShare: number;
}

/** Simulated variants per sentence. */
export const TRIED_VARIANTS = 2;
const WORST = 10;
const TRIED_PAGES = 1_000;
const TRIED_SECTIONS = 5;

/**
 * Forecasts the similarity of planned pages and which sections need variants. Each `yield` returns the
 * completed fraction.
 */
export function* forecastSimilarity(input: ForecastInput): Generator<number, SimilarityForecast> {
  const { variants, variantOf, seeds, planned, readerOf } = input;
  const fields = variants.map(comparableFields);
  const readers = fields.map(one => createPageReader(one));
  const plannedReader = (page: number) => readers[variantOf(page)] ?? noText;
  const readAt = (page: number) => (page < planned ? plannedReader(page) : readerOf(page))(seeds[page] ?? 0);
  const search = findNearest({ pages: seeds.length, planned, readAt });
  let step = search.next();
  for (; !step.done; step = search.next()) yield step.value * 0.8;
  const nearest = step.value;
  const percents = wholePercents(nearest.likeness);
  const counts = countPercents(percents);
  const fieldsOf = (page: number) => fields[variantOf(page)] ?? [];
  const sections = sectionSimilarity(fieldsOf, closestPairs(nearest, 300), readAt);
  const trials = tryVariants(fields, sections, input);
  const isAlike = pagesFrom(counts, input.threshold) > 0;
  return {
    counts,
    percents,
    worst: closestPairs(nearest, WORST),
    sections,
    advice: isAlike ? yield* trials : null,
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
function closestPairs({ others, likeness }: NearestPages, most: number): AlikePair[] {
  const order = [...likeness.keys()].filter(page => (others[page] ?? -1) >= 0);
  order.sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0) || a - b);
  const reportedPages = new Set<number>();
  const pairs: AlikePair[] = [];
  for (const page of order) {
    const other = others[page] ?? -1;
    if (pairs.length === most) break;
    if (reportedPages.has(page)) continue;
    reportedPages.add(page).add(other);
    pairs.push({ page, other, likeness: likeness[page] ?? 0 });
  }
  return pairs;
}

const noText: ReadPage = () => [];

function* tryVariants(
  fields: readonly (readonly ComparableField[])[],
  sections: readonly SectionSimilarity[],
  { seeds, planned, variantOf, threshold, largestShare }: ForecastInput,
): Generator<number, NonNullable<SimilarityForecast['advice']>> {
  const step = Math.max(1, Math.ceil(planned / TRIED_PAGES));
  const sample: TriedPage[] = [];
  for (let page = 0; page < planned; page += step)
    sample.push({ seed: seeds[page] ?? 0, variant: variantOf(page) });
  const rank = sections.filter(one => one.section >= 0).slice(0, TRIED_SECTIONS);
  const alone: VariantAdvice[] = [];
  const together: VariantAdvice[] = [];
  yield 0.8;
  const counts = countsWith(fields, sample, []);
  for (const { section } of rank) {
    yield 0.8;
    alone.push({ sections: [section], counts: countsWith(fields, sample, [section]) });
  }
  for (let last = 1; last <= rank.length; last += 1) {
    yield 0.9;
    const chosen = rank.slice(0, last).map(one => one.section);
    const tried = { sections: chosen, counts: countsWith(fields, sample, chosen) };
    together.push(tried);
    if (pagesFrom(tried.counts, threshold) <= (sample.length * largestShare) / 100) break;
  }
  return { tried: sample.length, counts, alone, together };
}

interface TriedPage {
  readonly seed: number;
  readonly variant: number;
}

function countsWith(
  fields: readonly (readonly ComparableField[])[],
  sample: readonly TriedPage[],
  sections: readonly number[],
): SimilarityCounts {
  const added: AddedVariants = new Map(sections.map(section => [section, TRIED_VARIANTS]));
  const readers = fields.map(one => createPageReader(one, added));
  const readAt = (page: number) => {
    const { seed, variant } = sample[page] ?? { seed: 0, variant: 0 };
    return (readers[variant] ?? noText)(seed);
  };
  const search = findNearest({ pages: sample.length, planned: sample.length, readAt });
  let step = search.next();
  while (!step.done) step = search.next();
  return countPercents(wholePercents(step.value.likeness));
}
