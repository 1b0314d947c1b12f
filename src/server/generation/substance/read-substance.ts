import { gazetteerFacts } from '../../../contract/business/predicates.ts';
import { type BatchSubstance, substanceSchema } from '../../../contract/generation/substance.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { type CompiledTemplate, countSubstance, noFacts, type Substance } from '../../../engine/index.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import { noPageFacts, type PageFacts } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { runYielding } from '../../platform/yielding.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { getBatch } from '../batches/queries.ts';
import { presentOverrule } from '../likeness/present-likeness.ts';
import { findOverrule } from '../likeness/queries.ts';
import { readSomeInputs } from './queries.ts';
import { readThinPages } from './read-thin-pages.ts';

interface SubstanceParts {
  readonly db: Db;
  readonly areas: Areas;
  readonly facts: FactStore;
}

/** The maximum number of places and keywords to read, evenly chosen from the lists. */
const maxRead = 5_000;
const placesAtOnce = 500;
const named = 20;

const fromGazetteer: ReadonlySet<string> = new Set(gazetteerFacts.map(({ name }) => name));

/** Counts what the pages of a batch will say, from its lists and its template, without writing a page. */
export async function readSubstance(parts: SubstanceParts, batchId: string): Promise<BatchSubstance> {
  const { db } = parts;
  const batch = await getBatch(db, batchId);
  const { template_version_id } = batch;
  const version = template_version_id === null ? null : await compileVersion(db, template_version_id);
  const inputs = await readSomeInputs(db, batchId, maxRead);
  if (!version || !inputs) {
    throw new AppError('conflict', 'The template of this batch was deleted.', { reason: 'template-missing' });
  }
  const { places, locations, keyword_count, keywords } = inputs;
  const services = servicesOf(version, keywords);
  // The service with the most keywords represents all.
  const [keyword = ''] = (services.find(({ name }) => name !== null) ?? services[0])?.first_keywords ?? [];
  const found = await countPlaces(parts, version.compiledFor(keyword), locations);
  const median = (about: keyof Substance) => middle(found.map(({ counts }) => counts[about]));
  const onPlace = found.map(({ counts }) => counts.place);
  const bare = found.filter(({ isBare }) => isBare);
  const { verdict, verdict_text, held } = await db.transaction().execute(trx => readThinPages(trx, batch));
  const overrule = await findOverrule(db, batchId);
  return {
    verdict,
    verdict_text,
    pages_thin: held.pages_held,
    decision: substanceSchema.shape.decision.parse(batch.thin_pages),
    overrule: overrule && overrule.pages_thin !== null ? presentOverrule(overrule) : null,
    pages: places * keyword_count,
    keywords: keyword_count,
    services,
    places,
    places_read: found.length,
    on_place: { least: Math.min(...onPlace), median: middle(onPlace), most: Math.max(...onPlace) },
    on_area: median('area'),
    on_business: median('business'),
    common: median('common'),
    bare_places: bare.length,
    first_bare: bare.slice(0, named).map(({ city, state }) => ({ city, state })),
  };
}

interface CountedPlace {
  readonly city: string;
  readonly state: string;
  readonly counts: Substance;
  /** It has no statements. */
  readonly isBare: boolean;
}

async function countPlaces(
  { facts, areas }: SubstanceParts,
  compiled: CompiledTemplate,
  locations: readonly (readonly [string, string])[],
): Promise<readonly CountedPlace[]> {
  const found: CountedPlace[] = [];
  // The amount of content depends on which facts of a place are known, not on their values.
  const names = compiled.facts.map(({ name }) => name);
  const byFacts = new Map<string, Substance>();
  const countsWith = ({ values }: PageFacts): Substance => {
    const key = names.filter(name => values.has(name)).join(' ');
    const counts = byFacts.get(key) ?? countSubstance(compiled, values);
    byFacts.set(key, counts);
    return counts;
  };
  for (let from = 0; from < locations.length; from += placesAtOnce) {
    const some = locations.slice(from, from + placesAtOnce);
    const known = await Promise.all(
      some.map(async ([city, state]) => facts.of({ city, state, service: '' }, areas)),
    );
    await runYielding(
      (function* count() {
        for (const [at, [city, state]] of some.entries()) {
          const ofPlace = known[at] ?? noPageFacts;
          found.push({ city, state, counts: countsWith(ofPlace), isBare: isBare(ofPlace) });
          if (at % 50 === 0) yield;
        }
      })(),
    );
  }
  return found;
}

function isBare({ values }: PageFacts): boolean {
  for (const name of values.keys()) if (name.startsWith('place.') && !fromGazetteer.has(name)) return false;
  return true;
}

/** The services that keywords name, and the content of each. */
function servicesOf(version: CompiledVersion, keywords: readonly string[]): BatchSubstance['services'] {
  const byService = Map.groupBy(keywords, keyword => version.serviceNameOf(keyword));
  return [...byService]
    .map(([name, its]) => ({
      name: name === '' ? null : name,
      keywords: its.length,
      first_keywords: its.slice(0, named),
      sentences: name === '' ? 0 : countSubstance(version.compiledFor(its[0] ?? ''), noFacts).service,
    }))
    .toSorted((one, other) => other.keywords - one.keywords);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
