import { nameMark, sentencesOfText } from '../../../engine/index.ts';
import { keywordKey, type PageService } from '../../../sections/schemas.ts';
import { framingQuestions } from '../answers/write-from-answers.ts';
import { packStore } from '../packs/pack-store.ts';
import { servicePhrases } from './service-phrases.ts';

type NamedService = Pick<PageService, 'name' | 'keywords'>;

/** The words of a service’s name in all their forms, longest first. */
export function namesOf({ name, keywords }: NamedService): readonly string[] {
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
export function keyOf(sentence: string, names: readonly string[]): string {
  return withoutNames(keywordKey(sentence), names)
    .split(' ')
    .filter(word => word !== '' && word !== nameMark && !bending.has(word))
    .join(' ');
}

/** Marks instead of names. Other words keep their capitals, but not their punctuation. */
export function withoutNames(sentence: string, names: readonly string[]): string {
  const words = sentence.split(/[^\p{L}\p{M}\p{N}’'□]+/u).filter(Boolean);
  const keys = words.map(word => keywordKey(word));
  const masked = words.map(() => false);
  for (const name of names.map(one => one.split(' ')))
    for (let at = 0; at + name.length <= keys.length; at += 1)
      if (name.every((word, next) => keys[at + next] === word)) masked.fill(true, at, at + name.length);
  return words.map((word, at) => (masked[at] ? nameMark : word)).join(' ');
}

/** Every text of a service’s content. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ofPacks = new WeakMap<object, ReadonlySet<string>>();

/** The sentences that any service can have: phrases of packs, and the questions around an owner's answers. */
export function draftKeys(): ReadonlySet<string> {
  const packs = packStore.all();
  const known =
    ofPacks.get(packs) ??
    new Set(phrases().flatMap(text => sentencesOfText(text).map(one => keyOf(one, []))));
  ofPacks.set(packs, known);
  return known;
}

function phrases(): readonly string[] {
  return [
    ...packStore.all().flatMap(({ service_draft }) => textsIn(service_draft)),
    ...Object.values(framingQuestions),
  ];
}
