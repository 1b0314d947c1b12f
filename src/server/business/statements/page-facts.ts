import { isFindingFact, isPriceFact, isWorkFact } from '../../../contract/business/predicates.ts';
import type { Fact } from '../../../contract/business/statements.ts';
import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { type Facts, LayeredFacts, noFacts, states } from '../../../engine/index.ts';
import type { FactSource } from '../../../sections/schemas.ts';
import { isServed } from '../areas/is-served.ts';
import { predicatesBesideFigures } from '../findings/contradicted-figure.ts';
import type { FactOfService } from '../findings/town-findings.ts';
import { countyOfPlace } from '../places/county-place.ts';
import { findArea } from '../places/find-area.ts';
import { type LeftOut, shownFacts } from './facts-of-service.ts';
import { gazetteerFactsOf } from './gazetteer-facts.ts';
import type { SubjectFacts } from './read-facts.ts';
import { subjectKeys } from './subject-key.ts';
import { type ToldTown, toldTowns } from './told-towns.ts';

/** What a page is about, as far as facts go. */
export interface PageSubject {
  readonly city: string;
  readonly state: string;
  /** The name of its keyword’s service; empty if none has it. */
  readonly service: string;
}

/** A web page that states something, and the day on which it was last checked. */
interface StatedSource extends FactSource {
  readonly checked_on?: string | null | undefined;
}

/** The facts of one page. */
export interface PageFacts {
  /** The facts by subject and predicate, as texts name them. */
  readonly values: Facts;
  /** The web pages behind a fact, the most important first. */
  readonly sources: ReadonlyMap<string, readonly StatedSource[]>;
  /** What is stated of the town, by predicate. */
  readonly place?: SubjectFacts | undefined;
  /** What is stated of a county and of its towns, on a page about it. */
  readonly county?: CountyStatements;
}

/** The statements behind the sentences of a county’s page. */
export interface CountyStatements {
  readonly own: SubjectFacts;
  readonly towns: readonly (ToldTown & { readonly facts: SubjectFacts })[];
}

/** The facts that a page’s texts need, and the known ones. */
export interface FactsOnPage {
  readonly known: PageFacts;
  /** The names of facts by subject and predicate. */
  readonly names: readonly string[];
  readonly subject: PageSubject;
}

export const noPageFacts: PageFacts = { values: noFacts, sources: new Map() };

/** The subjects of a page: kind ─▶ key. */
export function subjectsOf(
  { city, state, service }: PageSubject,
  towns: readonly Area[],
): ReadonlyMap<string, string> {
  const area = city === '' ? null : findArea(towns, city, state);
  const ofPage = area === null ? countyOfPlace(city, state) : null;
  const county = area?.county ?? ofPage;
  return new Map([
    ['business', subjectKeys.business],
    ...(city === '' || ofPage !== null ? [] : [['place', subjectKeys.place(city, state)] as const]),
    ...(county === null ? [] : [['county', subjectKeys.county(county, state)] as const]),
    ...(state === '' ? [] : [['state', subjectKeys.state(state)] as const]),
    ...(service === '' ? [] : [['service', subjectKeys.service(service)] as const]),
  ]);
}

/** Joins the statements about a page's subjects with the gazetteer's and the served areas' facts about its place. */
export function joinFacts(
  subjects: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, SubjectFacts>,
  { city, state, areas }: Pick<PageSubject, 'city' | 'state'> & { readonly areas: Areas },
): PageFacts {
  const isCounty = countyOfPlace(city, state) !== null;
  const values = new Map<string, string>(gazetteerFactsOf(areas.towns, city, state));
  for (const [name, value] of ofState(state)) values.set(name, value);
  if (city !== '' && isServed(areas, city, state)) values.set('served.town', city);
  const sources = new Map<string, readonly StatedSource[]>();
  for (const [kind, key] of subjects) {
    // A county’s page says them as sentences of their own.
    if (isCounty && kind === 'county') continue;
    for (const [predicate, { value, source, source_name, checked_on }] of known.get(key) ?? []) {
      const name = `${kind}.${predicate}`;
      values.set(name, value);
      if (source.startsWith('https://'))
        sources.set(name, [{ url: source, name: source_name || new URL(source).hostname, checked_on }]);
    }
  }
  if (!isCounty) return { values, sources, place: known.get(subjects.get('place') ?? '') };
  const towns = toldTowns({ city, state }, areas).map(({ area, key }) => ({
    area,
    key,
    facts: known.get(key) ?? none,
  }));
  return { values, sources, county: { own: known.get(subjects.get('county') ?? '') ?? none, towns } };
}

const none: SubjectFacts = new Map();

/** Adds what follows from the figures of a page’s town for its service. The same facts if that is nothing. */
export function withFindings(facts: PageFacts, findings: readonly FactOfService[]): PageFacts {
  if (findings.length === 0) return facts;
  const own = new Map(findings.map(({ name, text }) => [name, text]));
  const sources = new Map(facts.sources);
  for (const one of findings) sources.set(one.name, one.sources);
  return { ...facts, values: new LayeredFacts(facts.values, own), sources };
}

/** A state's own name. @example ofState('FL') // [['in.fl', 'Florida']] */
export function ofState(state: string): readonly (readonly [string, string])[] {
  const here = states.find(({ code }) => code === state);
  return here ? [[`in.${state.toLowerCase()}`, here.name]] : [];
}

/** The facts of a page of this service: the same object if none is left out. */
export function factsOfService(facts: PageFacts, leftOut: LeftOut): PageFacts {
  const values = shownFacts(facts.values, leftOut);
  return values === facts.values ? facts : { ...facts, values, sources: shownFacts(facts.sources, leftOut) };
}

const maxSources = 20;
const noSources: readonly FactSource[] = [];
const remembered = new WeakMap<PageFacts, Map<readonly string[], readonly FactSource[]>>();

/** The web pages that these facts rest on, one of each source, as many as fit below a section. */
export function sourcesOf(facts: PageFacts, names: readonly string[]): readonly FactSource[] {
  if (facts.sources.size === 0) return noSources;
  let memory = remembered.get(facts);
  if (!memory) {
    memory = new Map();
    remembered.set(facts, memory);
  }
  const known = memory.get(names);
  if (known) return known;
  const byName = new Map<string, FactSource>();
  for (const name of names)
    for (const source of facts.sources.get(name) ?? [])
      if (byName.size < maxSources && !byName.has(source.name))
        byName.set(source.name, source.checked_on ? { url: source.url, name: withDay(source) } : source);
  const sources = sameSources([...byName.values()]);
  memory.set(names, sources);
  return sources;
}

const maxSameSources = 2_000;
const knownSources = new Map<string, readonly FactSource[]>();

/** Equal lists are one object: what a page shows of them is read once. */
function sameSources(sources: readonly FactSource[]): readonly FactSource[] {
  let key = '';
  for (const { name, url } of sources) key += `${name}\n${url}\n`;
  const known = knownSources.get(key);
  if (known) return known;
  if (knownSources.size >= maxSameSources) knownSources.clear();
  knownSources.set(key, sources);
  return sources;
}

/** @example withDay({ url, name: 'City of Davie', checked_on: '2026-12-31' }) // 'City of Davie, checked December 31, 2026' */
function withDay({ name, checked_on }: StatedSource): string {
  return checked_on ? `${name}, checked ${shownDay.format(new Date(checked_on))}` : name;
}

const shownDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The owner’s own records as a source. */
const ownSource = (name: string): string | null =>
  isWorkFact(name) ? 'owner’s work orders' : isPriceFact(name) ? 'owner’s prices' : null;

/** Facts that can be checked. The state's own name only chooses sentences. */
export function listFacts({ values, sources }: PageFacts): Fact[] {
  return [...values]
    .filter(([name]) => !name.startsWith('in.'))
    .map(([name, value]) => {
      const behind = sources.get(name) ?? [];
      const source_name = ownSource(name) ?? behind.map(one => one.name).join('; ');
      return { name, value, source: behind[0]?.url ?? null, source_name };
    });
}

/** Names a fact of this page for announcements to the page cache. */
export function factAddresses(
  page: PageSubject,
  names: readonly string[],
  towns: readonly Area[],
): readonly string[] {
  // Findings change with the program or a pack, and prices with the settings: not with a statement, unless it contradicts a figure.
  const beside = names.some(isFindingFact) ? predicatesBesideFigures.map(name => `place.${name}`) : [];
  const stated = [
    ...new Set([...names.filter(name => !isFindingFact(name) && !isPriceFact(name)), ...beside]),
  ];
  if (stated.length === 0 && countyOfPlace(page.city, page.state) === null) return [];
  const subjects = subjectsOf(page, towns);
  const ofTowns = countyOfPlace(page.city, page.state) === null ? [] : [placesAddress(page.state)];
  return [
    ...ofTowns,
    ...stated.flatMap(name => {
      const [kind = '', predicate = ''] = name.split('.');
      const subject = subjects.get(kind);
      return subject === undefined ? [] : [factAddress(subject, predicate)];
    }),
  ];
}

/** The page cache’s name of everything that is stated of towns and counties of a state, for pages about its counties. */
export function placesAddress(state: string): string {
  return `places:${state.toLowerCase()}`;
}

/** @example placesAddressOf('place:davie, fl') // 'places:fl' */
export function placesAddressOf(subjectKey: string): string | null {
  const [, state] = /^(?:place|county):.*, (..)$/.exec(subjectKey) ?? [];
  return state === undefined ? null : placesAddress(state);
}

/**
 * The page cache's name of a fact.
 * @example factAddress('place:davie, fl', 'bulk_limit')
 */
export function factAddress(subjectKey: string, predicate: string): string {
  return `fact:${subjectKey}.${predicate}`;
}
