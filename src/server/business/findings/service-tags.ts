import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceTag, serviceTags } from '../../../contract/business/service-tags.ts';
import { slug } from '../../../engine/index.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { Pack } from '../packs/pack.ts';
import { toldOfService } from './told-of-services.ts';

/*
 * What a service has to do with. A wrong tag puts sentences of another trade on a page, a missing one only leaves some out: words
 * count as a whole, a name has exceptions ("carpet cleaning" has nothing to do with cars), and a text counts for what names leave open.
 */

type TaggedPack = Pick<Pack, 'id' | 'services' | 'is_any_trade' | 'keyword'>;

/**
 * The tags of a service: as the pack says, or else as its name, its keywords and its owner's answers do. In a pack for any
 * trade the name of the trade says it too: “Repairs” of pool cleaning has to do with pools. A name that says which part of its
 * trade it is says enough: “Furnace Repair” of heating and cooling has nothing to do with cooling.
 */
export function tagsOfService(
  { id, services, is_any_trade, keyword }: TaggedPack,
  service: string,
): ReadonlySet<ServiceTag> {
  const key = slug(service);
  const ofTrade = is_any_trade ? tagsOfName(keyword).filter(tag => !isOther(tag, plainOf(service))) : [];
  const ofPack = services.find(({ name }) => slug(name) === key)?.tags;
  if (ofPack) return new Set([...ofPack, ...ofTrade]);
  const told = toldOfService(id, key);
  const ofNames = [service, ...(told?.keywords ?? [])].flatMap(tagsOfName);
  const saysEnough = ofNames.some(tag => ofTrade.includes(tag));
  const named = [...new Set([...(saysEnough ? [] : ofTrade), ...ofNames])];
  const text = told?.text ?? '';
  const isOpen = named.every(tag => tag === 'visits');
  return new Set([
    ...named,
    ...(isOpen ? tagsOfText(text) : []),
    ...(isVisit(text) ? ['visits' as const] : []),
  ]);
}

interface TagWords {
  /** Words and phrases of names; `*` stands for any end of a word. */
  readonly names: readonly string[];
  /** A name with one of these is about something else. */
  readonly not?: readonly string[];
  /** Words of what an owner tells. */
  readonly texts?: readonly string[];
  /** What is true of every service with the tag. */
  readonly implies?: readonly ServiceTag[];
}

let words: Readonly<Record<ServiceTag, TagWords>> | undefined;

/** A test has checked that the file has every tag. */
function tagWords(): Readonly<Record<ServiceTag, TagWords>> {
  words ??= JSON.parse(readFileSync(join(projectRoot, 'content/service-tags.json'), 'utf8')) as Record<
    ServiceTag,
    TagWords
  >;
  return words;
}

/**
 * The tags that a name says.
 * @example tagsOfName('Dog Grooming') // ['pets', 'grooming']
 */
export function tagsOfName(name: string): readonly ServiceTag[] {
  const plain = plainOf(name);
  return withImplied(tag => {
    return tagWords()[tag].names.some(word => has(plain, word)) && !isOther(tag, plain);
  });
}

/** True if words of a name say that it is about something else. “Nail trims” of a dog groomer have nothing to do with coats. */
const isOther = (tag: ServiceTag, plain: string) =>
  (tagWords()[tag].not ?? []).some(word => has(plain, word));

/** Fewer different words are no subject of a text. */
const minWords = 3;

/** The subject of a text: the tag with the most different words; none where two have as many. */
export function tagsOfText(text: string): readonly ServiceTag[] {
  const plain = plainOf(text);
  const counts = serviceTags
    .filter(tag => tag !== 'visits')
    .map(tag => ({ tag, count: (tagWords()[tag].texts ?? []).filter(word => has(plain, word)).length }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.count < minWords || second?.count === first.count) return [];
  return withImplied(tag => tag === first.tag);
}

function isVisit(text: string): boolean {
  const plain = plainOf(text);
  return (tagWords().visits.texts ?? []).some(word => has(plain, word));
}

function withImplied(isOf: (tag: ServiceTag) => boolean): readonly ServiceTag[] {
  const found = serviceTags.filter(isOf);
  return [...new Set([...found, ...found.flatMap(tag => tagWords()[tag].implies ?? [])])];
}

/** Small words with one space around each. */
const plainOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** True if the words of a text have this one, or its plural. */
function has(plain: string, word: string): boolean {
  if (word.endsWith('*')) return plain.includes(` ${word.slice(0, -1)}`);
  return plain.includes(` ${word} `) || plain.includes(` ${word}s `) || plain.includes(` ${word}es `);
}
