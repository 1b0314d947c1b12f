import { gazetteerFacts } from '../../../contract/business/predicates.ts';
import { isOnlyNames, nameMark, type OwnContent, sentencesOfText } from '../../../engine/index.ts';
import { keywordKey, type PageService } from '../../../sections/schemas.ts';
import { draftPatterns } from '../../business/services/draft-service.ts';
import { servicePhrases } from '../../business/services/service-phrases.ts';
import { runYielding } from '../../platform/yielding.ts';
import type { CompiledVersion } from './compile-version.ts';

/** The facts that are known of every town: names and distances. */
export const factsOfEverywhere: ReadonlySet<string> = new Set(gazetteerFacts.map(({ name }) => name));

/** What is the own content of pages with this keyword: no gazetteer’s facts, no sentences of other services. */
export type OwnContentOf = (keyword: string) => Omit<OwnContent, 'values'>;

const known = new WeakMap<CompiledVersion, Promise<OwnContentOf>>();

/** Compares the services of a version with each other and with what drafts of services say; once per version. */
export function ownContentOf(version: CompiledVersion): Promise<OwnContentOf> {
  const before = known.get(version);
  if (before) return before;
  const reading = runYielding(readOwnContent(version));
  known.set(version, reading);
  return reading;
}

const manyServices = Symbol('many services');

function* readOwnContent({ services, serviceOf }: CompiledVersion): Generator<void, OwnContentOf> {
  /** A sentence ─▶ the service that alone has it. */
  const owners = new Map<string, string | typeof manyServices>();
  if (services.length > 0)
    for (const pattern of draftPatterns()) {
      for (const sentence of sentencesOfText(pattern)) owners.set(keyOf(sentence, []), manyServices);
      yield;
    }
  for (const service of services) {
    const names = namesOf(service);
    for (const text of textsIn(service.content)) {
      for (const sentence of sentencesOfText(text)) {
        const key = keyOf(sentence, names);
        owners.set(key, (owners.get(key) ?? service.id) === service.id ? service.id : manyServices);
      }
      yield;
    }
  }
  return keyword => {
    const service = serviceOf(keyword);
    const names = service ? namesOf(service) : [];
    return {
      everywhere: factsOfEverywhere,
      isShared: sentence =>
        isOnlyNames(without(sentence, names)) ||
        (owners.get(keyOf(sentence, names)) ?? service?.id) !== service?.id,
    };
  };
}

/** The words of a service’s name in all their forms, longest first. */
function namesOf({ name, keywords }: PageService): readonly string[] {
  const forms = [name, ...keywords, ...[undefined, keywords[0]].flatMap(keyword => formsOf(name, keyword))];
  return [...new Set(forms.map(keywordKey))]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
}

function formsOf(name: string, keyword: string | undefined): readonly string[] {
  const { service, one_service } = servicePhrases(name, keyword);
  return [service, one_service];
}

/** Words that change with the name beside them. */
const bending = new Set('a an and are begin cost do doe has have is need service take the work'.split(' '));

/** Two sentences with the same key differ in names alone. */
function keyOf(sentence: string, names: readonly string[]): string {
  return without(keywordKey(sentence), names)
    .split(' ')
    .filter(word => word !== '' && word !== nameMark && !bending.has(word))
    .join(' ');
}

/** Marks instead of names. Other words keep their capitals, but not their punctuation. */
function without(sentence: string, names: readonly string[]): string {
  const words = sentence.split(/[^\p{L}\p{M}\p{N}’'□]+/u).filter(Boolean);
  const keys = words.map(word => keywordKey(word));
  const masked = words.map(() => false);
  for (const name of names.map(one => one.split(' ')))
    for (let at = 0; at + name.length <= keys.length; at += 1)
      if (name.every((word, next) => keys[at + next] === word)) masked.fill(true, at, at + name.length);
  return words.map((word, at) => (masked[at] ? nameMark : word)).join(' ');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
