import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isFindingFact } from '../../../contract/business/predicates.ts';
import {
  type AlikePair,
  type CompiledTemplate,
  createPageReader,
  forecastSimilarity,
  type PageReader,
  type SimilarityForecast,
} from '../../../engine/index.ts';
import { sectionTypeLabel } from '../../../sections/schemas.ts';
import { FactStore } from '../../business/statements/fact-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { CannotContinue } from '../../platform/jobs/locked-run.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import {
  type ComparedPages,
  type LivePage,
  type PageInput,
  type Place,
  readComparedPages,
  slugsOfPlans,
} from './compared-pages-queries.ts';
import { notCompared } from './noindex-queries.ts';
import { type FactsOfPages, readFactsOf, type ShownFacts } from './read-facts-of.ts';
import type { StoredLikeness } from './stored-likeness.ts';

/** The maximum number of versions of compared live pages; those of the newest pages. */
const maxVersions = 20;
/** The maximum time without a pause (ms), so that the program can answer requests. */
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
  /** A byte per plan: whole percents, 255 if not compared. Null: only a part of the batch was compared. */
  readonly percents: Buffer | null;
}

/** Compares the pages of a batch. `onProgress` gets the completed part (0 to 1) and throws to stop the work. */
export async function computeLikeness(
  { kysely: db, pool }: Database,
  batch: ForecastBatch,
  onProgress: (part: number) => Promise<void>,
): Promise<ComputedLikeness> {
  const started = performance.now();
  const version = await compileVersion(db, batch.versionId);
  if (!version) throw new CannotContinue('The template of this batch was deleted.');
  const read = await readComparedPages(pool, batch, () => onProgress(0));
  const { planned } = read;
  if (planned.length === 0) throw new CannotContinue('The batch has no plans to compare.');
  const { versions, live } = await withVersions(db, read);
  const areas = await currentGroup(db, 'areas');
  const subjects = { places: new Set<Place>(), services: new Set<string>() };
  const noteSubjects = ({ place, keyword }: PageInput, its: CompiledVersion | undefined) => {
    subjects.places.add(place);
    subjects.services.add(its?.serviceNameOf(keyword) ?? '');
  };
  for (const page of planned) noteSubjects(page, version);
  for (const page of live) noteSubjects(page, versions.get(page.versionId));
  const facts = await readFactsOf(new FactStore(db), areas, subjects, () => onProgress(0));
  const readers = new Readers(facts);
  /** The planned pages, then the live ones. A list of both would cost some ten bytes per page. */
  const pageAt = (at: number): ReadOne | null => {
    const plan = planned[at];
    if (plan) return { page: plan, ...readers.of(version, plan.keyword) };
    const page = live[at - planned.length];
    const its = page && versions.get(page.versionId);
    return its ? { page, ...readers.of(its, page.keyword) } : null;
  };
  const found = await drive(
    forecastSimilarity({
      pages: planned.length + live.length,
      planned: planned.length,
      readAt: at => {
        const one = pageAt(at);
        return one?.reader.read(one.page.values, facts.ofPlace(one.page.place, one.shown)) ?? [];
      },
      sectionsOf: at => pageAt(at)?.reader.sections ?? [],
    }),
    onProgress,
  );
  const worst = await nameWorst(pool, batch.id, { ...read, live }, found.worst);
  const stored: StoredLikeness = {
    pages: planned.length,
    counts: [...found.counts],
    live_pages: live.length,
    live_total: read.liveTotal,
    worst,
    sections: sectionsOf(found, version),
    seconds: (performance.now() - started) / 1000,
  };
  return { found: stored, percents: read.isWhole ? percentsByPlan(batch, read, found.percents) : null };
}

/** How the pages of a service are read. */
interface ServiceReader {
  readonly reader: PageReader;
  readonly shown: ShownFacts;
}

interface ReadOne extends ServiceReader {
  readonly page: PageInput;
}

/** A reader for each text of pages: one for each service that keywords name. */
class Readers {
  readonly #facts: FactsOfPages;
  readonly #known = new Map<CompiledTemplate, ServiceReader>();

  constructor(facts: FactsOfPages) {
    this.#facts = facts;
  }

  of(version: CompiledVersion, keyword: string): ServiceReader {
    const compiled = version.compiledFor(keyword);
    const known = this.#known.get(compiled);
    if (known) return known;
    const service = version.serviceNameOf(keyword);
    const reader = createPageReader(compiled, this.#facts.ofService(service));
    const hasFindings = compiled.facts.some(({ name }) => isFindingFact(name));
    const fresh = { reader, shown: { service, hasFindings } };
    this.#known.set(compiled, fresh);
    return fresh;
  }
}

/** The maximum number of combinations with stored percents: 20 MB. */
const maxMarked = 20_000_000;

function percentsByPlan(
  { first_combination, combinations }: ForecastBatch,
  { planned }: ComparedPages,
  percents: Uint8Array,
): Buffer | null {
  if (combinations > maxMarked) return null;
  const bytes = Buffer.alloc(combinations, notCompared);
  for (const [at, { id }] of planned.entries()) bytes[id - first_combination] = percents[at] ?? notCompared;
  return bytes;
}

/** The versions of live pages; pages of versions beyond the bound are left out. */
async function withVersions(
  db: Database['kysely'],
  pages: ComparedPages,
): Promise<{ versions: ReadonlyMap<string, CompiledVersion>; live: readonly LivePage[] }> {
  const versions = new Map<string, CompiledVersion>();
  for (const { versionId } of pages.live) {
    if (versions.has(versionId) || versions.size === maxVersions) continue;
    const version = await compileVersion(db, versionId);
    if (version) versions.set(versionId, version);
  }
  return { versions, live: pages.live.filter(({ versionId }) => versions.has(versionId)) };
}

/** Works in slices, so that a web server in the same process can answer. */
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
  { planned, live }: ComparedPages,
  worst: readonly AlikePair[],
): Promise<StoredLikeness['worst']> {
  const numbers = worst.flatMap(pair => [planned[pair.page]?.id ?? -1, planned[pair.other]?.id ?? -1]);
  const slugs = await slugsOfPlans(pool, batchId, numbers);
  return worst.flatMap(({ page, other, likeness }) => {
    const livePage = live[other - planned.length];
    const one = slugs.get(planned[page]?.id ?? -1);
    const its = livePage ? livePage.slug : slugs.get(planned[other]?.id ?? -1);
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

/** A section's name for users: its own title without placeholders, otherwise its type's name. */
function titleOf(compiled: CompiledTemplate, index: number): string {
  const section = compiled.sections[index]?.section;
  if (!section) return 'Title and description';
  const isPlain = section.title.trim() !== '' && !section.title.includes('{');
  const label = sectionTypeLabel(section.type);
  return (isPlain ? section.title.trim() : label).slice(0, 80);
}
