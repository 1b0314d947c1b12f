import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  type AlikePair,
  type CompiledTemplate,
  comparableFields,
  createPageReader,
  forecastSimilarity,
  type ReadPage,
  type SimilarityForecast,
} from '../../../engine/index.ts';
import { sectionTypes } from '../../../sections/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { CannotContinue } from '../../platform/jobs/locked-run.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import {
  type ComparedPages,
  type LivePage,
  readComparedPages,
  slugsOfPlans,
} from './compared-pages-queries.ts';
import { notCompared } from './noindex-queries.ts';
import type { StoredLikeness } from './stored-likeness.ts';

/** Versions whose live pages are compared; those of the newest pages. */
const maxVersions = 20;
/** How long (ms) the program is kept from answering others at most. */
const workSlice = 12;

export interface ForecastBatch {
  readonly id: string;
  readonly template_id: string | null;
  readonly update_existing: boolean;
  readonly versionId: string;
  readonly first_combination: number;
  readonly combinations: number;
}

export interface ComputedLikeness {
  readonly found: StoredLikeness;
  /** A byte a plan: whole percents, 255 where nothing was compared. Null: only a part of the batch was compared. */
  readonly percents: Buffer | null;
}

/** Compares the pages of a batch. `onProgress` is told the part that is done (0 to 1) and throws to stop the work. */
export async function computeLikeness(
  { kysely: db, pool }: Database,
  batch: ForecastBatch,
  onProgress: (part: number) => Promise<void>,
): Promise<ComputedLikeness> {
  const started = performance.now();
  const version = await compileVersion(db, batch.versionId);
  if (!version) throw new CannotContinue('The template of this batch was deleted.');
  const { threshold_percent, largest_share_percent } = await currentGroup(db, 'likeness');
  const read = await readComparedPages(pool, batch, () => onProgress(0));
  if (read.plans.length === 0) throw new CannotContinue('The batch has no plans to compare.');
  const pages = await withReaders(db, read);
  const found = await drive(
    forecastSimilarity({
      ...variantsOf(version, pages.keywords),
      seeds: pages.seeds,
      planned: pages.plans.length,
      readerOf: page => pages.readers[page - pages.plans.length] ?? noText,
      threshold: threshold_percent,
      largestShare: largest_share_percent,
    }),
    onProgress,
  );
  const worst = await nameWorst(pool, batch.id, pages, found.worst);
  const stored: StoredLikeness = {
    pages: pages.plans.length,
    counts: [...found.counts],
    live_pages: pages.live.length,
    live_total: pages.liveTotal,
    worst,
    sections: sectionsOf(found, version),
    advice: adviceOf(found, version.compiled),
    local: pages.local,
    seconds: (performance.now() - started) / 1000,
  };
  return {
    found: stored,
    percents: pages.isWhole ? percentsByPlan(batch, pages.plans, found.percents) : null,
  };
}

/** Combinations whose percents are kept at most; by far the most of a batch of a million pages. */
const maxMarked = 20_000_000;

function percentsByPlan(
  { first_combination, combinations }: ForecastBatch,
  plans: Int32Array,
  percents: Uint8Array,
): Buffer | null {
  if (combinations > maxMarked) return null;
  const bytes = Buffer.alloc(combinations, notCompared);
  for (const [at, plan] of plans.entries()) bytes[plan - first_combination] = percents[at] ?? notCompared;
  return bytes;
}

/** The texts that the planned pages are made of: one for each service that keywords name. */
function variantsOf(
  version: CompiledVersion,
  keywords: readonly string[],
): { variants: CompiledTemplate[]; variantOf: (page: number) => number } {
  const numbers = new Map<CompiledTemplate, number>();
  const ofPages = Uint16Array.from(keywords, keyword => {
    const compiled = version.compiledFor(keyword);
    const number = numbers.get(compiled) ?? numbers.size;
    numbers.set(compiled, number);
    return number;
  });
  return { variants: [...numbers.keys()], variantOf: page => ofPages[page] ?? 0 };
}

const noText: ReadPage = () => [];

/** Every live page with what reads its version; pages of versions beyond the bound are left out. */
async function withReaders(
  db: Database['kysely'],
  pages: ComparedPages,
): Promise<ComparedPages & { readers: readonly ReadPage[] }> {
  const versions = new Map<string, CompiledVersion>();
  for (const { versionId } of pages.live) {
    if (versions.has(versionId) || versions.size === maxVersions) continue;
    const version = await compileVersion(db, versionId);
    if (version) versions.set(versionId, version);
  }
  const readers = new Map<CompiledTemplate, ReadPage>();
  const readerOf = ({ versionId, keyword }: LivePage): ReadPage => {
    const compiled = versions.get(versionId)?.compiledFor(keyword);
    if (!compiled) return noText;
    const known = readers.get(compiled);
    if (known) return known;
    const fresh = createPageReader(comparableFields(compiled));
    readers.set(compiled, fresh);
    return fresh;
  };
  const planned = pages.plans.length;
  const isKept = pages.live.map(page => versions.has(page.versionId));
  const live = pages.live.filter((_, at) => isKept[at]);
  return {
    ...pages,
    live,
    seeds: pages.seeds.filter((_, at) => at < planned || isKept[at - planned]),
    readers: live.map(readerOf),
  };
}

/** Works in slices, so that a web server in the same process goes on answering. */
async function drive<Found>(
  work: Generator<number, Found>,
  onProgress: (part: number) => Promise<void>,
): Promise<Found> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < workSlice) continue;
    await onProgress(step.value);
    await yieldToOthers();
    since = performance.now();
  }
}

async function nameWorst(
  pool: Database['pool'],
  batchId: string,
  { plans, live }: ComparedPages,
  worst: readonly AlikePair[],
): Promise<StoredLikeness['worst']> {
  const numbers = worst.flatMap(pair => [plans[pair.page] ?? -1, plans[pair.other] ?? -1]);
  const slugs = await slugsOfPlans(pool, batchId, numbers);
  return worst.flatMap(({ page, other, likeness }) => {
    const livePage = live[other - plans.length];
    const one = slugs.get(plans[page] ?? -1);
    const its = livePage ? livePage.slug : slugs.get(plans[other] ?? -1);
    return one && its ? [{ one, other: its, is_live: livePage !== undefined, likeness }] : [];
  });
}

function sectionsOf(found: SimilarityForecast, { compiled }: CompiledVersion): StoredLikeness['sections'] {
  return found.sections.map(({ section, part, shared }) => ({
    section_id: compiled.sections[section]?.section.id ?? null,
    title: titleOf(compiled, section),
    type: compiled.sections[section]?.section.type ?? null,
    part,
    shared,
  }));
}

function adviceOf(found: SimilarityForecast, compiled: CompiledTemplate): StoredLikeness['advice'] {
  if (!found.advice) return null;
  const { tried, counts, alone, together } = found.advice;
  const named = (steps: typeof alone) =>
    steps.map(step => ({
      sections: step.sections.map(section => titleOf(compiled, section)),
      section_ids: step.sections.map(section => compiled.sections[section]?.section.id ?? null),
      counts: [...step.counts],
    }));
  return { tried, counts: [...counts], alone: named(alone), together: named(together) };
}

/** What people call a section: its own title where that is plain words, otherwise its type's name. */
function titleOf(compiled: CompiledTemplate, index: number): string {
  const section = compiled.sections[index]?.section;
  if (!section) return 'Title and description';
  const isPlain = section.title.trim() !== '' && !section.title.includes('{');
  const label = sectionTypes.find(one => one.type === section.type)?.label ?? section.type;
  return (isPlain ? section.title.trim() : label).slice(0, 80);
}
