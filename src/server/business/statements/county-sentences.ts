import {
  findingFacts,
  isOwnerRule,
  isWorkFact,
  maxFindingSentences,
  workFacts,
} from '../../../contract/business/predicates.ts';
import type { FactSource } from '../../../sections/schemas.ts';
import { placedNames } from '../findings/beside-findings.ts';
import type { FindingReader } from '../findings/finding-reader.ts';
import type { FactOfService } from '../findings/town-findings.ts';
import { installedPredicates } from '../packs/predicates.ts';
import { isShown, leftOutOf } from './facts-of-service.ts';
import type { CountyStatements, PageSubject } from './page-facts.ts';
import type { SubjectFacts } from './read-facts.ts';

/** A sentence that a page about a county can have. */
interface Candidate {
  /** What it is about; sentences of several towns differ in it, as far as they can. */
  readonly topic: string;
  readonly text: string;
  readonly sources: readonly FactSource[];
}

interface County {
  readonly page: PageSubject;
  readonly stated: CountyStatements;
  readonly findings: FindingReader;
  /** What finished work orders say of the county. */
  readonly work: readonly FactOfService[];
}

/**
 * What a page about a county says. Its towns come first, each in turn: what is stated of it, and what follows from its figures;
 * then all of their names. After them what is stated of the county, and what follows from its own figures. They are whole
 * sentences, so they have the names of findings: texts that show these show them.
 */
export function countySentences({ page, stated, findings, work }: County): readonly FactOfService[] {
  const { service } = page;
  // What the owner tells of comes first.
  const told = stated.towns.toSorted(
    (one, other) => Number(other.facts.size > 0) - Number(one.facts.size > 0),
  );
  const towns = told.map(({ area: { city }, facts }) => {
    const own = findings
      .page({ city, state: page.state, service, stated: facts })
      .filter(({ name, text }) => name.startsWith('place.') && text.includes(city))
      .map(({ id, text, sources }): Candidate => ({ topic: id, text, sources }));
    return alternately(statedOf(facts, service, city), own);
  });
  const county = [
    ...workOf(work),
    ...statedOf(stated.own, service, page.city),
    ...findings.page(page).map(({ id, text, sources }): Candidate => ({ topic: id, text, sources })),
  ];
  const all = [
    ...named('place', [...inTurn(towns), ...namesOf(stated, page.city)]),
    ...named('county', county),
  ];
  return [...all, ...placed(all)];
}

/** All of them for texts that place them: none belongs beside a section. */
function placed(sentences: readonly FactOfService[]): readonly FactOfService[] {
  const names = placedNames(sentences.map(({ name }) => ({ name, beside: undefined, isTelling: true })));
  return names.flatMap(([name, at]) => {
    const one = sentences[at];
    return one ? [{ ...one, name }] : [];
  });
}

/** @example 'In Hays County this page is for Kyle, San Marcos and Buda.' */
function namesOf({ towns }: CountyStatements, county: string): readonly Candidate[] {
  if (towns.length === 0) return [];
  const names = new Intl.ListFormat('en-GB').format(towns.map(({ area }) => area.city));
  return [{ topic: 'names', text: `In ${county} this page is for ${names}.`, sources: [] }];
}

/** Sentences on a county’s page about what is known of its towns; the last one is their names, which say nothing. */
const maxOfTowns = maxFindingSentences - 1;

const named = (subject: 'place' | 'county', sentences: readonly Candidate[]): readonly FactOfService[] =>
  sentences.slice(0, maxFindingSentences).map(({ text, sources }, at) => ({
    name: findingFacts[subject][at] ?? '',
    text,
    sources,
  }));

/** What is stated of a town or county, as far as pages of the service show it. */
function statedOf(facts: SubjectFacts, service: string, subject: string): readonly Candidate[] {
  const leftOut = leftOutOf(service);
  const predicates = installedPredicates();
  return [...facts].flatMap(([name, { value, source, source_name, checked_on }]) => {
    const frame = predicates.get(name)?.frame;
    if (frame === undefined || isOwnerRule(name) || !isShown(name, leftOut)) return [];
    const url = source.startsWith('https://') ? source : null;
    const sources = url === null ? [] : [{ url, name: source_name || new URL(url).hostname, checked_on }];
    return [{ topic: name, text: sentenceAbout(subject, frame, value), sources }];
  });
}

/** @example sentenceAbout('Kyle', 'It is known for ___.', 'its pies') // 'Kyle: It is known for its pies.' */
function sentenceAbout(subject: string, frame: string, value: string): string {
  const said = frame.includes(':') ? `${value}.` : frame.replace('___', () => value);
  return `${subject}: ${said.replace(/\.\.$/, '.')}`;
}

/** Jobs, since when, prices and times are one text. */
function workOf(work: readonly FactOfService[]): readonly Candidate[] {
  const said = work.flatMap(({ name, text }) => {
    const frame = isWorkFact(name) ? workFacts.find(one => one.name === name)?.frame : undefined;
    return frame === undefined ? [] : [frame.replace('___', () => text)];
  });
  return said.length === 0 ? [] : [{ topic: 'work', text: said.join(' '), sources: [] }];
}

function alternately<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  const longer = Math.max(one.length, other.length);
  return Array.from({ length: longer }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
}

/** A sentence of each town, then a second one, with topics that were not told yet where a town has one. */
function inTurn(towns: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const left = towns.map(candidates => [...candidates]);
  const told = new Set<string>();
  const chosen: Candidate[] = [];
  while (chosen.length < maxOfTowns && left.some(({ length }) => length > 0))
    for (const candidates of left) {
      const at = Math.max(
        0,
        candidates.findIndex(({ topic }) => !told.has(topic)),
      );
      const [next] = candidates.splice(at, 1);
      if (!next) continue;
      told.add(next.topic);
      chosen.push(next);
    }
  return chosen.slice(0, maxOfTowns);
}
