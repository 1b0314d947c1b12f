import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isFindingFact, isWorkFact } from '../../../contract/business/predicates.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { countSubstance, noFacts } from '../../../engine/index.ts';
import { findingReader } from '../../business/findings/finding-reader.ts';
import { isForeignTrade } from '../../business/packs/is-foreign-trade.ts';
import { isShown, leftOutOf } from '../../business/statements/facts-of-service.ts';
import { type PageSubject, subjectsOf } from '../../business/statements/page-facts.ts';
import { readFacts } from '../../business/statements/read-facts.ts';
import { dayAt } from '../../business/statements/statement-row.ts';
import { readWorkIndex } from '../../business/work-orders/work-index.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import {
  factsOfEverywhere,
  type OwnContentOf,
  ownContentOf,
} from '../../templates/templates/own-sentences.ts';
import { readPassAdvice } from '../local-questions/read-pass-advice.ts';
import type { RuledBatch } from './check.ts';
import type { HeldPages } from './count-held.ts';
import { placeCounter } from './count-place.ts';
import { heldCheck } from './held-check.ts';
import { count, keywordsText, placesText, plural, verb } from './held-text.ts';
import type { PageRule, Place } from './page-rule.ts';
import { listOwnColumns } from './queries.ts';

/** Holds pages that say too little of their service or their place, by the current statements and services. */
export const thinCheck = heldCheck({
  kind: 'thin',
  title: 'Too little to say',
  label: 'too little to say',
  readRule: readThinRule,
  offText: 'Batches are approved whatever their pages say. Switch the question on under Settings, Substance.',
  passesText: 'Every page has something to say.',
  foundText: thinText,
  advice:
    'Import or write statements, bring columns of your own, write the service, leave these pages out, or overrule with a reason: then they are made as noindex.',
  commandAdvice:
    'Add statements with “statements import”, or approve with --leave-out or --overrule <reason>.',
  leftOut: {
    message: 'Left out: too little to say of its place or service',
    advice: 'Nothing to do. To make these pages, add statements or write the service, and plan them again.',
  },
  detail: (trx, batch, { places_held }) =>
    places_held === 0 ? Promise.resolve('') : readPassAdvice(trx, batch, places_held),
  help: ({ places_held }) => [...(places_held > 0 ? (['questions'] as const) : []), 'statements', 'services'],
});

interface ThinRule extends PageRule {
  readonly settings: Settings['substance'];
  /** True if the template has texts that a place can fill: by statements, or by the list’s own columns. */
  readonly asksPlaces: boolean;
}

async function readThinRule(db: Db, { id, template_version_id }: RuledBatch): Promise<ThinRule | null> {
  const version = template_version_id === null ? null : await compileVersion(db, template_version_id);
  if (!version) return null;
  const settings = await currentGroup(db, 'substance');
  const own = await ownContentOf(version);
  return {
    isAsked: settings.is_on,
    settings,
    isKeywordHeld: keywordRule(version, own, settings.service_sentences),
    ...(await placeRule(db, id, { version, own, min: settings.place_sentences })),
  };
}

function thinText(held: HeldPages, { settings, asksPlaces }: ThinRule): string {
  const { pages, pages_held, places_held } = held;
  const { place_sentences, service_sentences } = settings;
  const ofPlace = `fewer than ${plural(place_sentences, 'sentence')} from statements, figures or your list`;
  const ofService = `fewer than ${plural(service_sentences, 'sentence')} on a service alone`;
  const parts = [
    ...placesText(held, `has ${ofPlace}`, `have ${ofPlace}`),
    ...keywordsText(held, `has ${ofService}`, `have ${ofService}`),
  ];
  const hint =
    places_held > 0 && !asksPlaces
      ? ' The template has no sentence with a fact of its place or a column of your list: add the section “About the town”.'
      : '';
  return `${count(pages_held)} of ${plural(pages, 'page')} ${verb(pages_held, 'has', 'have')} too little to say: ${parts.join('; ')}.${hint}`;
}

/** Only a template with texts of services can miss one: any other is about its own work. */
function keywordRule(version: CompiledVersion, own: OwnContentOf, min: number): PageRule['isKeywordHeld'] {
  if (!version.takesServices) return () => false;
  const sentencesOf = serviceCounter(version, own);
  return keyword => sentencesOf(keyword) < min;
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
/** Places between two pauses where findings are read, too. */
const placesWithFindings = 20;

interface PlaceRule {
  readonly version: CompiledVersion;
  readonly own: OwnContentOf;
  readonly min: number;
}

/**
 * Counts the sentences of a place that statements, findings of the page’s service or its own columns fill; the gazetteer has
 * its facts for every town. Other trades are not tied to a place.
 */
async function placeRule(
  db: Db,
  batchId: string,
  { version, own, min }: PlaceRule,
): Promise<Pick<ThinRule, 'readPlaces' | 'groupOf' | 'isPlaceHeld' | 'asksPlaces'>> {
  const { compiled, pack } = version;
  if (await isForeignTrade(db, pack)) return { isPlaceHeld: () => false, asksPlaces: true };
  const { towns } = await currentGroup(db, 'areas');
  const columns = await listOwnColumns(db, batchId, compiled.names);
  const count = placeCounter(compiled, own(''), columns);
  const asked = compiled.facts.map(({ name }) => name).filter(name => !factsOfEverywhere.has(name));
  const isOfService = (name: string) => isFindingFact(name) || isWorkFact(name);
  const findings = asked.filter(isOfService);
  const names = asked
    .filter(name => !isOfService(name))
    .map(name => ({ name, kind: name.split('.')[0] ?? '', predicate: name.split('.')[1] ?? '' }));
  /** The stated facts of each place that was read last. */
  let stated = new Map<string, readonly string[]>();
  let heldBefore = new Map<string, boolean>();
  /** Group ─▶ a service of it. Each service has findings of its own. */
  const groups = new Map<string, string>();
  const findingsOf = findingReader(towns);
  const work = await readWorkIndex(db, dayAt(new Date()));
  const namesOf = (page: PageSubject) => [
    ...work.of(subjectsOf(page, towns), page.service).map(({ name }) => name),
    ...findingsOf.names(page),
  ];
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
  function isThin(facts: readonly string[], [city, state, values]: Place, service: string): boolean {
    const leftOut = leftOutOf(service);
    const shown = [...factsOfEverywhere, ...facts.filter(name => isShown(name, leftOut))];
    const isShort = (known: readonly string[]) =>
      count({ facts: new Set(known), values: values ?? {} }).place < min;
    if (!isShort(shown)) return false;
    const found = findings.length === 0 ? [] : namesOf({ city, state, service });
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
      const own = subjects[at] ?? new Map<string, string>();
      const known = names.filter(({ kind, predicate }) => facts.get(own.get(kind) ?? '')?.has(predicate));
      stated.set(
        keyOf(place),
        known.map(({ name }) => name),
      );
    }
  }
  /** Several rows may be about one town. */
  function keyOf([city, state, values]: Place): string {
    return [city, state, ...columns.map(name => values?.[name] ?? '')].join('\n');
  }
}
