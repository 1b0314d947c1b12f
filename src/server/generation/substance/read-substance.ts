import { gazetteerFacts } from '../../../contract/business/predicates.ts';
import type { BatchSubstance } from '../../../contract/generation/substance.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { type CompiledTemplate, countSubstance, type Substance } from '../../../engine/index.ts';
import { fieldsOfService } from '../../../sections/schemas.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import { noPageFacts, type PageFacts } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { runYielding } from '../../platform/yielding.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { getBatch } from '../batches/queries.ts';
import { readSomeInputs } from './queries.ts';

interface SubstanceParts {
  readonly db: Db;
  readonly areas: Areas;
  readonly facts: FactStore;
}

/** Places and keywords that are read at most, evenly chosen from the lists. */
const maxRead = 5_000;
const placesAtOnce = 500;
const named = 20;

const fromGazetteer: ReadonlySet<string> = new Set(gazetteerFacts.map(({ name }) => name));

/** What the pages of a batch will say, counted from its lists and its template without writing a page. */
export async function readSubstance(parts: SubstanceParts, batchId: string): Promise<BatchSubstance> {
  const { db } = parts;
  const { template_version_id } = await getBatch(db, batchId);
  const version = template_version_id === null ? null : await compileVersion(db, template_version_id);
  const inputs = await readSomeInputs(db, batchId, maxRead);
  if (!version || !inputs) {
    throw new AppError('conflict', 'The template of this batch was deleted.', { reason: 'template-missing' });
  }
  const { places, locations, keyword_count, keywords } = inputs;
  const services = servicesOf(version, keywords);
  // What pages of the service with the most keywords say stands for all.
  const [keyword = ''] = (services.find(({ name }) => name !== null) ?? services[0])?.some_keywords ?? [];
  const found = await countPlaces(parts, version.compiledFor(keyword), locations);
  const median = (about: keyof Substance) => middle(found.map(({ counts }) => counts[about]));
  const onPlace = found.map(({ counts }) => counts.place);
  const bare = found.filter(({ isBare }) => isBare);
  return {
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
    some_bare: bare.slice(0, named).map(({ city, state }) => ({ city, state })),
  };
}

interface CountedPlace {
  readonly city: string;
  readonly state: string;
  readonly counts: Substance;
  /** Nothing is stated of it. */
  readonly isBare: boolean;
}

async function countPlaces(
  { facts, areas }: SubstanceParts,
  compiled: CompiledTemplate,
  locations: readonly (readonly [string, string])[],
): Promise<readonly CountedPlace[]> {
  const found: CountedPlace[] = [];
  for (let from = 0; from < locations.length; from += placesAtOnce) {
    const some = locations.slice(from, from + placesAtOnce);
    const known = await Promise.all(
      some.map(async ([city, state]) => facts.of({ city, state, service: '' }, areas)),
    );
    await runYielding(
      (function* count() {
        for (const [at, [city, state]] of some.entries()) {
          const ofPlace = known[at] ?? noPageFacts;
          found.push({ city, state, counts: countOf(compiled, ofPlace), isBare: isBare(ofPlace) });
          if (at % 50 === 0) yield;
        }
      })(),
    );
  }
  return found;
}

function countOf(compiled: CompiledTemplate, { values }: PageFacts): Substance {
  return countSubstance(compiled, values, (section, field) => fieldsOfService(section).includes(field));
}

function isBare({ values }: PageFacts): boolean {
  for (const name of values.keys()) if (name.startsWith('place.') && !fromGazetteer.has(name)) return false;
  return true;
}

/** The services that keywords name, and what a page says of each. */
function servicesOf(version: CompiledVersion, keywords: readonly string[]): BatchSubstance['services'] {
  const byService = Map.groupBy(keywords, keyword => version.serviceNameOf(keyword));
  return [...byService]
    .map(([name, its]) => ({
      name: name === '' ? null : name,
      keywords: its.length,
      some_keywords: its.slice(0, named),
      sentences: name === '' ? 0 : countOf(version.compiledFor(its[0] ?? ''), noPageFacts).service,
    }))
    .toSorted((one, other) => other.keywords - one.keywords);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
