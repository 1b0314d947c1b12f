import type { ServiceDraftPatterns } from '../../../contract/business/service-draft.ts';
import { ownValue, seedOf } from '../../../engine/index.ts';
import type { ServiceContent } from '../../../sections/schemas.ts';
import type { Pack } from '../packs/pack.ts';
import { packStore } from '../packs/pack-store.ts';
import { type ServicePhrases, servicePhrases } from './service-phrases.ts';

/** How many of each list a service gets. */
const counts = { situations: 5, taken: 8, refused: 3, questions: 6 } as const;

interface NamedService {
  readonly name: string;
  readonly keyword?: string | undefined;
  readonly pack: Pick<Pack, 'service_draft'>;
}

/**
 * Texts for a service of which only the name is known: the patterns of its pack, with the name in them. Which patterns is
 * drawn by the name, so that the services of one business read differently, and the same name always reads the same.
 */
export function draftService({ name, keyword, pack }: NamedService): ServiceContent {
  const phrases = servicePhrases(name, keyword);
  const { intro, situations, taken, refused, steps, price, questions } = patternsOf(pack);
  const index = (key: string) => seedOf(`${phrases.service} ${key}`);
  const oneOf = <Item>(options: readonly Item[], key: string) =>
    options.slice(index(key) % options.length).slice(0, 1);
  const someOf = <Item>(pool: readonly Item[], max: number, key: string) =>
    pool
      .map((item, at) => ({ item, place: index(`${key} ${at}`) }))
      .toSorted((a, b) => a.place - b.place)
      .slice(0, max)
      .map(({ item }) => item);
  const oneOfEach = <Item>(places: readonly (readonly Item[])[], key: string) =>
    places.flatMap((options, at) => oneOf(options, `${key} ${at}`));
  const content: ServiceContent = {
    intro: oneOfEach(intro, 'intro').join(' '),
    situations: someOf(situations, counts.situations, 'situations'),
    taken: someOf(taken, counts.taken, 'taken'),
    refused: someOf(refused, counts.refused, 'refused'),
    steps: oneOfEach(steps, 'steps'),
    price: oneOfEach(price, 'price').join(' '),
    questions: someOf(questions, counts.questions, 'questions'),
  };
  return named(content, phrases);
}

/** Every text that drafts are made from, of any pack; service names are placeholders. */
export function draftPatterns(): readonly string[] {
  return packStore.all().flatMap(({ service_draft }) => (service_draft ? textsIn(service_draft) : []));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A pack without patterns uses the general ones. */
function patternsOf({ service_draft }: Pick<Pack, 'service_draft'>): ServiceDraftPatterns {
  const patterns = service_draft ?? packStore.shipped().find(pack => pack.service_draft)?.service_draft;
  if (!patterns) throw new Error('No pack that ships has a service-draft.json.');
  return patterns;
}

const pluralVerbs: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  works: 'work',
  takes: 'take',
  costs: 'cost',
  needs: 'need',
  begins: 'begin',
};

/** The content with the service's words in place of their placeholders; other placeholders stay. */
function named<Value>(value: Value, phrases: ServicePhrases): Value {
  return JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' ? fillPattern(text, phrases) : text,
  );
}

/** @example fillPattern('How {{does}} {{service}} work?', servicePhrases('Locksmith')) // 'How do locksmith services work?' */
export function fillPattern(pattern: string, phrases: ServicePhrases): string {
  return pattern.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => wordFor(word, phrases) ?? whole);
}

function wordFor(word: string, phrases: ServicePhrases): string | undefined {
  const { service, one_service, a_service, is_plural } = phrases;
  const forms = new Map([
    ['service', service],
    ['one_service', one_service],
    ['a_service', a_service],
  ]);
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  const form = forms.get(small);
  if (form !== undefined) return small === word ? form : form.charAt(0).toUpperCase() + form.slice(1);
  const plural = ownValue(pluralVerbs, word);
  return plural === undefined || is_plural ? plural : word;
}
