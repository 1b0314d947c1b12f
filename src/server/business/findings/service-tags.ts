import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceTag, serviceTags } from '../../../contract/business/service-tags.ts';
import { slug } from '../../../engine/index.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { Pack } from '../packs/pack.ts';

type TaggedPack = Pick<Pack, 'services' | 'is_any_trade' | 'keyword'>;

/**
 * What a service has to do with: as the pack says, or else as its name does. In a pack for any trade the name of the trade
 * says it too: “Repairs” of pool cleaning has to do with water.
 */
export function tagsOfService(
  { services, is_any_trade, keyword }: TaggedPack,
  service: string,
): ReadonlySet<ServiceTag> {
  const key = slug(service);
  const told = services.find(({ name }) => slug(name) === key)?.tags;
  const guessed = [...(told ? [] : [service]), ...(is_any_trade ? [keyword] : [])].flatMap(guessTags);
  return new Set([...(told ?? []), ...guessed]);
}

let words: Readonly<Record<ServiceTag, readonly string[]>> | undefined;

/** Beginnings of words by tag. A test has checked that it names every tag. */
function tagWords(): Readonly<Record<ServiceTag, readonly string[]>> {
  words ??= JSON.parse(readFileSync(join(projectRoot, 'content/service-tags.json'), 'utf8')) as Record<
    ServiceTag,
    string[]
  >;
  return words;
}

/**
 * The tags that words of a text say.
 * @example guessTags('Dog Grooming') // ['pets']
 */
export function guessTags(text: string): readonly ServiceTag[] {
  const plain = ` ${text.toLowerCase().replaceAll(/[^a-z0-9/-]/g, ' ')} `;
  return serviceTags.filter(tag => tagWords()[tag].some(word => plain.includes(` ${word}`)));
}
