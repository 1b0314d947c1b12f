import { type BatchSubstance, substanceSchema } from '../../../contract/generation/substance.ts';
import type { Facts, Substance } from '../../../engine/index.ts';
import { serviceFinder } from '../../../sections/schemas.ts';
import { listServices } from '../../business/services/queries.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { mapYielding } from '../../platform/yielding.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import {
  factsOfEverywhere,
  type OwnContentOf,
  ownContentOf,
} from '../../templates/templates/own-sentences.ts';
import { placeCounter } from '../checks/count-place.ts';
import { serviceCounter } from '../checks/count-service.ts';
import { listOwnColumns } from '../checks/queries.ts';
import { readDecisions } from '../checks/read-checks.ts';
import { thinCheck } from '../checks/thin.ts';
import { type CheckedBatch, getCheckedBatch } from '../likeness/batch-queries.ts';
import { readFactsOf } from '../likeness/read-facts-of.ts';
import { readSomeInputs } from './queries.ts';

/** The maximum number of places and keywords to read, evenly chosen from the lists. */
const maxRead = 5_000;
const named = 20;

/** Counts what the pages of a batch will say, from its lists and its template, without writing a page. */
export async function readSubstance(db: Db, facts: FactStore, batchId: string): Promise<BatchSubstance> {
  const batch = await getCheckedBatch(db, batchId);
  const { template_version_id } = batch;
  const version = template_version_id === null ? null : await compileVersion(db, template_version_id);
  const inputs = await readSomeInputs(db, batchId, maxRead);
  if (!version || !inputs) {
    throw new AppError('conflict', 'The template of this batch was deleted.', { reason: 'template-missing' });
  }
  const { places, locations, keyword_count, keywords } = inputs;
  const own = await ownContentOf(version);
  const services = await servicesOf(db, { version, own, keywords });
  // The service with the most keywords represents all.
  const [keyword = ''] = (services.find(({ name }) => name !== null) ?? services[0])?.first_keywords ?? [];
  const compiled = version.compiledFor(keyword);
  const columns = await listOwnColumns(db, batchId, compiled.names);
  const service = version.serviceNameOf(keyword);
  const count = placeCounter(compiled, own(keyword), columns);
  const towns = locations.map(([city, state, values]) => ({ city, state, values: values ?? {} }));
  const areas = await currentGroup(db, 'areas');
  const known = await readFactsOf(facts, areas, {
    places: new Set(towns),
    services: new Set(),
  });
  const found = await mapYielding(towns, town => {
    const { city, state, values } = town;
    const stated = known.ofPlace(town, { service, hasFindings: false });
    const findings = facts.findingsOf({ city, state, service }, areas).map(({ name }) => name);
    const isBare = !hasStatement(stated) && !columns.some(name => values[name]?.trim());
    return {
      city,
      state,
      counts: count({ facts: new Set([...stated.keys(), ...findings]), values }),
      isBare,
    };
  });
  const median = (about: keyof Substance) => middle(found.map(({ counts }) => counts[about]));
  const onPlace = found.map(({ counts }) => counts.place);
  const bare = found.filter(({ isBare }) => isBare);
  return {
    ...(await readVerdict(db, batch)),
    pages: batch.combinations,
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

/** The verdict of the check, and what was decided about it. */
async function readVerdict(
  db: Db,
  batch: CheckedBatch,
): Promise<Pick<BatchSubstance, 'verdict' | 'verdict_text' | 'pages_thin' | 'decision' | 'overrule'>> {
  const { isAsked, text, blocker } = await db.transaction().execute(trx => thinCheck.look(trx, batch));
  const decisions = await readDecisions(db, batch.id);
  const decided = decisions.find(({ kind }) => kind === 'thin');
  const overruled = decisions.filter(({ reason }) => reason !== null).map(({ kind }) => kind);
  return {
    verdict: blocker ? 'thin' : isAsked ? 'passes' : 'off',
    verdict_text: text,
    pages_thin: blocker?.pages ?? 0,
    decision: substanceSchema.shape.decision.parse(decided?.outcome ?? null),
    overrule:
      decided && decided.reason !== null
        ? {
            blockers: overruled,
            reason: decided.reason,
            overruled_by: decided.decided_by,
            created_at: decided.created_at,
          }
        : null,
  };
}

function hasStatement(facts: Facts): boolean {
  for (const name of facts.keys()) if (name.startsWith('place.') && !factsOfEverywhere.has(name)) return true;
  return false;
}

interface Covered {
  readonly version: CompiledVersion;
  readonly own: OwnContentOf;
  readonly keywords: readonly string[];
}

/** The services that keywords name, and the content of each: none of one that the version has no texts of. */
async function servicesOf(db: Db, { version, own, keywords }: Covered): Promise<BatchSubstance['services']> {
  const findNow = serviceFinder(await listServices(db, version.pack));
  const nameOf = (keyword: string) => version.serviceNameOf(keyword) || (findNow(keyword)?.name ?? '');
  const sentencesOf = serviceCounter(version, own);
  const byService = Map.groupBy(keywords, nameOf);
  return [...byService]
    .map(([name, its]) => ({
      name: name === '' ? null : name,
      keywords: its.length,
      first_keywords: its.slice(0, named),
      // The service may have got some of its keywords after the version was frozen.
      sentences: Math.max(...its.map(sentencesOf)),
    }))
    .toSorted((one, other) => other.keywords - one.keywords);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
