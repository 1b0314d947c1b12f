import { isOnlyNames, nameMark, sentencesOfText } from '../../../engine/index.ts';
import { keywordKey, type PageService } from '../../../sections/schemas.ts';
import { packStore } from '../packs/pack-store.ts';
import { draftPatterns } from './draft-service.ts';
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

/** The sentences of drafts, which any service can have. */
export function draftKeys(): ReadonlySet<string> {
  const packs = packStore.all();
  const known =
    ofPacks.get(packs) ??
    new Set(draftPatterns().flatMap(text => sentencesOfText(text).map(one => keyOf(one, []))));
  ofPacks.set(packs, known);
  return known;
}

interface WrittenService extends NamedService {
  readonly summary: string;
  readonly content: PageService['content'];
}

/** True if somebody has written about this service: a draft alone says nothing that another service’s wouldn’t. */
export function hasOwnTexts({ summary, content, ...service }: WrittenService): boolean {
  const names = namesOf(service);
  const drafts = draftKeys();
  return textsIn([summary, content]).some(text =>
    sentencesOfText(text).some(
      one => !isOnlyNames(withoutNames(one, names)) && !drafts.has(keyOf(one, names)),
    ),
  );
}
