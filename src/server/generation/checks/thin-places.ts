import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isFindingFact, isWorkFact } from '../../../contract/business/predicates.ts';
import { findingReader } from '../../business/findings/finding-reader.ts';
import { isForeignTrade } from '../../business/packs/is-foreign-trade.ts';
import { countyOfPlace } from '../../business/places/county-place.ts';
import { FactStore } from '../../business/statements/fact-store.ts';
import { isShown, leftOutOf } from '../../business/statements/facts-of-service.ts';
import { type PageSubject, subjectsOf } from '../../business/statements/page-facts.ts';
import { readFacts, type SubjectFacts } from '../../business/statements/read-facts.ts';
import { dayAt } from '../../business/statements/statement-row.ts';
import { readWorkIndex } from '../../business/work-orders/work-index.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import { factsOfEverywhere, type OwnContentOf } from '../../templates/templates/own-sentences.ts';
import { placeCounter } from './count-place.ts';
import type { PageRule, Place } from './page-rule.ts';
import { listOwnColumns } from './queries.ts';

/** Read and counted between two pauses, in some milliseconds. */
const placesAtOnce = 500;
/** Places between two pauses where findings are read, too. */
const placesWithFindings = 20;

/** Which places hold pages, and whether the template asks for facts of a place at all. */
export interface ThinPlaces extends Pick<PageRule, 'readPlaces' | 'groupOf' | 'isPlaceHeld'> {
  /** True if the template has texts that a place can fill: by statements, or by the list’s own columns. */
  readonly asksPlaces: boolean;
}

/** What was read of a place. */
interface StatedPlace {
  /** The facts that the template asks for. */
  readonly names: readonly string[];
  readonly stated?: SubjectFacts | undefined;
}

interface PlaceRule {
  readonly version: CompiledVersion;
  readonly own: OwnContentOf;
  readonly min: number;
}

/**
 * Counts the sentences of a place that statements, findings of the page’s service or its own columns fill; the gazetteer has
 * its facts for every town. Other trades are not tied to a place.
 */
export async function placeRule(
  db: Db,
  batchId: string,
  { version, own, min }: PlaceRule,
): Promise<ThinPlaces> {
  const { compiled, pack } = version;
  if (await isForeignTrade(db, pack)) return { isPlaceHeld: () => false, asksPlaces: true };
  const areas = await currentGroup(db, 'areas');
  const { towns } = areas;
  const columns = await listOwnColumns(db, batchId, compiled.names);
  const count = placeCounter(compiled, own(''), columns);
  const asked = compiled.facts.map(({ name }) => name).filter(name => !factsOfEverywhere.has(name));
  const isOfService = (name: string) => isFindingFact(name) || isWorkFact(name);
  const findings = asked.filter(isOfService);
  const names = asked
    .filter(name => !isOfService(name))
    .map(name => ({ name, kind: name.split('.')[0] ?? '', predicate: name.split('.')[1] ?? '' }));
  /** The stated facts of each place that was read last. */
  let stated = new Map<string, StatedPlace>();
  let heldBefore = new Map<string, boolean>();
  /** Group ─▶ a service of it. Each service has findings of its own. */
  const groups = new Map<string, string>();
  const findingsOf = findingReader(towns);
  const work = await readWorkIndex(db, dayAt(new Date()));
  const ofCounties = new FactStore(db);
  const namesOf = (page: PageSubject & Pick<StatedPlace, 'stated'>) => {
    if (countyOfPlace(page.city, page.state) !== null)
      return ofCounties.findingsOf(page, areas).map(({ name }) => name);
    const ofWork = work.of(subjectsOf(page, towns), page.service).map(({ name }) => name);
    return [...ofWork, ...findingsOf.names(page)];
  };
  return {
    asksPlaces: columns.length > 0 || asked.some(name => name.startsWith('place.')),
    readPlaces: async places => {
      stated = new Map();
      heldBefore = new Map();
      findingsOf.forget();
      for (let from = 0; from < places.length; from += placesAtOnce) {
        await readStated(places.slice(from, from + placesAtOnce));
        await yieldToOthers();
      }
      if (findings.length > 0) await readFindings(places);
    },
    groupOf: keyword => {
      const service = version.serviceNameOf(keyword);
      const group = findings.length > 0 ? service : leftOutOf(service).key;
      groups.set(group, service);
      return group;
    },
    isPlaceHeld: (city, state, values, group = '') => isPlaceHeld([city, state, values], group),
  };
  function isPlaceHeld(place: Place, group: string): boolean {
    const facts = stated.get(keyOf(place));
    if (!facts) return false;
    const key = `${keyOf(place)}\n\n${group}`;
    const isHeld = heldBefore.get(key) ?? isThin(facts, place, groups.get(group) ?? '');
    heldBefore.set(key, isHeld);
    return isHeld;
  }
  /** Findings are read only where the rest is too little. */
  function isThin(
    { names: known, stated: here }: StatedPlace,
    [city, state, values]: Place,
    service: string,
  ) {
    const leftOut = leftOutOf(service);
    const shown = [...factsOfEverywhere, ...known.filter(name => isShown(name, leftOut))];
    // On a page about a county, what is true of the county is true of its place. Its list of names says nothing.
    const isCounty = countyOfPlace(city, state) !== null;
    const isShort = (known: readonly string[]) => {
      const found = count({ facts: new Set(known), values: values ?? {} });
      return found.place + (isCounty ? found.area - 1 : 0) < min;
    };
    if (!isShort(shown)) return false;
    const found = findings.length === 0 ? [] : namesOf({ city, state, service, stated: here });
    return found.length === 0 || isShort([...shown, ...found]);
  }
  async function readFindings(places: readonly Place[]): Promise<void> {
    for (const [at, place] of places.entries()) {
      for (const group of groups.keys()) isPlaceHeld(place, group);
      if (at % placesWithFindings === 0) await yieldToOthers();
    }
  }
  async function readStated(places: readonly Place[]): Promise<void> {
    const subjects = places.map(([city, state]) => subjectsOf({ city, state, service: '' }, towns));
    const keys = new Set(subjects.flatMap(one => Array.from(one.values())));
    const facts = await readFacts(db, [...keys], dayAt(new Date()));
    for (const [at, place] of places.entries()) {
      const [city, state] = place;
      if (countyOfPlace(city, state) !== null) {
        await ofCounties.of({ city, state, service: '' }, areas);
        stated.set(keyOf(place), { names: [] });
        continue;
      }
      const own = subjects[at] ?? new Map<string, string>();
      const known = names.filter(({ kind, predicate }) => facts.get(own.get(kind) ?? '')?.has(predicate));
      stated.set(keyOf(place), {
        names: known.map(({ name }) => name),
        stated: facts.get(own.get('place') ?? ''),
      });
    }
  }
  /** Several rows may be about one town. */
  function keyOf([city, state, values]: Place): string {
    return [city, state, ...columns.map(name => values?.[name] ?? '')].join('\n');
  }
}
