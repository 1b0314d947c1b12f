import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { gazetteerFacts } from '../../../contract/business/predicates.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { countSubstance, noFacts } from '../../../engine/index.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { subjectsOf } from '../../business/statements/page-facts.ts';
import { readFacts } from '../../business/statements/read-facts.ts';
import { dayAt } from '../../business/statements/statement-row.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import type { PageCheck, Place } from '../held-pages/page-check.ts';

export interface ThinCheck extends PageCheck {
  readonly settings: Settings['substance'];
  /** Whether the template has texts that statements of a place can fill. */
  readonly asksPlaces: boolean;
}

/** Which pages say too little of their service or their place. Null if the version was deleted. */
export async function readThinCheck(db: Db, versionId: string): Promise<ThinCheck | null> {
  const version = await compileVersion(db, versionId);
  if (!version) return null;
  const settings = await currentGroup(db, 'substance');
  return {
    settings,
    isKeywordHeld: keywordRule(version, settings.service_sentences),
    ...(await placeRule(db, version, settings.place_sentences)),
  };
}

/** Only a template with texts of services can miss one: any other is about its own work. */
function keywordRule(version: CompiledVersion, least: number): PageCheck['isKeywordHeld'] {
  if (!version.takesServices) return () => false;
  const byService = new Map<string, number>();
  return keyword => {
    const name = version.serviceNameOf(keyword);
    if (name === '') return least > 0;
    const known = byService.get(name) ?? countSubstance(version.compiledFor(keyword), noFacts).service;
    byService.set(name, known);
    return known < least;
  };
}

/** Read and counted between two pauses, in some milliseconds. */
const placesAtOnce = 500;

const ofGazetteer = new Map([
  ...gazetteerFacts.map(({ name }) => [name, 'x'] as const),
  ['served.town', 'x'],
]);

/**
 * Counts the sentences of a place that use statements; the gazetteer has its facts for every town. They depend only on
 * which facts are known, so places with the same known facts are counted once. Other trades are not tied to a place.
 */
async function placeRule(
  db: Db,
  { compiled, pack }: CompiledVersion,
  least: number,
): Promise<Pick<ThinCheck, 'readPlaces' | 'isPlaceHeld' | 'asksPlaces'>> {
  if (packStore.foreign().includes(pack)) return { isPlaceHeld: () => false, asksPlaces: true };
  const { towns } = await currentGroup(db, 'areas');
  const names = compiled.facts
    .map(({ name }) => name)
    .filter(name => !ofGazetteer.has(name))
    .map(name => ({ name, kind: name.split('.')[0] ?? '', predicate: name.split('.')[1] ?? '' }));
  const base = countSubstance(compiled, ofGazetteer).place;
  const byFacts = new Map<string, number>();
  const sentencesWith = (known: readonly string[]) => {
    const key = known.join(' ');
    const counted =
      byFacts.get(key) ??
      countSubstance(compiled, new Map([...ofGazetteer, ...known.map(name => [name, 'x'] as const)])).place -
        base;
    byFacts.set(key, counted);
    return counted;
  };
  let held = new Set<string>();
  return {
    asksPlaces: names.some(({ kind }) => kind === 'place'),
    readPlaces: async places => {
      const found = new Set<string>();
      for (let from = 0; from < places.length; from += placesAtOnce) {
        await addHeld(places.slice(from, from + placesAtOnce), found);
        await yieldToOthers();
      }
      held = found;
    },
    isPlaceHeld: (city, state) => held.has(keyOf([city, state])),
  };
  async function addHeld(places: readonly Place[], found: Set<string>): Promise<void> {
    const subjects = places.map(([city, state]) => subjectsOf({ city, state, service: '' }, towns));
    const keys = new Set(subjects.flatMap(one => Array.from(one.values())));
    const facts = await readFacts(db, [...keys], dayAt(new Date()));
    for (const [at, place] of places.entries()) {
      const own = subjects[at] ?? new Map<string, string>();
      const known = names.filter(({ kind, predicate }) => facts.get(own.get(kind) ?? '')?.has(predicate));
      if (sentencesWith(known.map(({ name }) => name)) < least) found.add(keyOf(place));
    }
  }
}

const keyOf = ([city, state]: Place) => `${city}\n${state}`;
