import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Settings } from '../../../contract/platform/settings.ts';
import { countSubstance, noFacts } from '../../../engine/index.ts';
import { isForeignTrade } from '../../business/packs/is-foreign-trade.ts';
import { subjectsOf } from '../../business/statements/page-facts.ts';
import { readFacts } from '../../business/statements/read-facts.ts';
import { dayAt } from '../../business/statements/statement-row.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import {
  factsOfEverywhere,
  type OwnContentOf,
  ownContentOf,
} from '../../templates/templates/own-sentences.ts';
import type { PageCheck, Place } from '../held-pages/page-check.ts';
import { placeCounter } from './count-place.ts';
import { listOwnColumns } from './queries.ts';

export interface ThinCheck extends PageCheck {
  readonly settings: Settings['substance'];
  /** True if the template has texts that a place can fill: by statements, or by the list’s own columns. */
  readonly asksPlaces: boolean;
}

interface CheckedBatch {
  readonly id: string;
  readonly template_version_id: string;
}

/** Which pages of a batch say too little of their service or their place. Null if the version was deleted. */
export async function readThinCheck(db: Db, batch: CheckedBatch): Promise<ThinCheck | null> {
  const version = await compileVersion(db, batch.template_version_id);
  if (!version) return null;
  const settings = await currentGroup(db, 'substance');
  const own = await ownContentOf(version);
  return {
    settings,
    isKeywordHeld: keywordRule(version, own, settings.service_sentences),
    ...(await placeRule(db, batch.id, { version, own, least: settings.place_sentences })),
  };
}

/** Only a template with texts of services can miss one: any other is about its own work. */
function keywordRule(version: CompiledVersion, own: OwnContentOf, least: number): PageCheck['isKeywordHeld'] {
  if (!version.takesServices) return () => false;
  const sentencesOf = serviceCounter(version, own);
  return keyword => sentencesOf(keyword) < least;
}

/** How many sentences of its own the service of a keyword has; 0 without a service. */
export function serviceCounter(version: CompiledVersion, own: OwnContentOf): (keyword: string) => number {
  const byService = new Map<string, number>();
  return keyword => {
    const service = version.serviceOf(keyword);
    if (!service) return 0;
    const known =
      byService.get(service.id) ??
      countSubstance(version.compiledFor(keyword), noFacts, { ...own(keyword), values: new Map() }).service;
    byService.set(service.id, known);
    return known;
  };
}

/** Read and counted between two pauses, in some milliseconds. */
const placesAtOnce = 500;

interface PlaceRule {
  readonly version: CompiledVersion;
  readonly own: OwnContentOf;
  readonly least: number;
}

/**
 * Counts the sentences of a place that statements or its own columns fill; the gazetteer has its facts for every town.
 * Other trades are not tied to a place.
 */
async function placeRule(
  db: Db,
  batchId: string,
  { version: { compiled, pack }, own, least }: PlaceRule,
): Promise<Pick<ThinCheck, 'readPlaces' | 'isPlaceHeld' | 'asksPlaces'>> {
  if (await isForeignTrade(db, pack)) return { isPlaceHeld: () => false, asksPlaces: true };
  const { towns } = await currentGroup(db, 'areas');
  const columns = await listOwnColumns(db, batchId, compiled.names);
  const count = placeCounter(compiled, own(''), columns);
  const names = compiled.facts
    .map(({ name }) => name)
    .filter(name => !factsOfEverywhere.has(name))
    .map(name => ({ name, kind: name.split('.')[0] ?? '', predicate: name.split('.')[1] ?? '' }));
  let held = new Set<string>();
  return {
    asksPlaces: columns.length > 0 || names.some(({ kind }) => kind === 'place'),
    readPlaces: async places => {
      const found = new Set<string>();
      for (let from = 0; from < places.length; from += placesAtOnce) {
        await addHeld(places.slice(from, from + placesAtOnce), found);
        await yieldToOthers();
      }
      held = found;
    },
    isPlaceHeld: (city, state, values) => held.has(keyOf([city, state, values])),
  };
  async function addHeld(places: readonly Place[], found: Set<string>): Promise<void> {
    const subjects = places.map(([city, state]) => subjectsOf({ city, state, service: '' }, towns));
    const keys = new Set(subjects.flatMap(one => Array.from(one.values())));
    const facts = await readFacts(db, [...keys], dayAt(new Date()));
    for (const [at, place] of places.entries()) {
      const own = subjects[at] ?? new Map<string, string>();
      const known = names.filter(({ kind, predicate }) => facts.get(own.get(kind) ?? '')?.has(predicate));
      const content = {
        facts: new Set([...factsOfEverywhere, ...known.map(({ name }) => name)]),
        values: place[2] ?? {},
      };
      if (count(content).place < least) found.add(keyOf(place));
    }
  }
  /** Several rows may be about one town. */
  function keyOf([city, state, values]: Place): string {
    return [city, state, ...columns.map(name => values?.[name] ?? '')].join('\n');
  }
}
