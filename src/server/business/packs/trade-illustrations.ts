import type { ServiceTag } from '../../../contract/business/service-tags.ts';
import type { IllustrationSet } from '../../../sections/schemas.ts';
import { tagsOfName } from '../findings/service-tags.ts';

/** Trades without a tag of their own. Their names decide first. */
const setsByName: readonly (readonly [RegExp, IllustrationSet])[] = [
  [/photo|videograph/i, 'camera'],
  [/\btrees?\b|stump|arborist/i, 'yard'],
];

/** The set of drawings of each tag. The first tag of this list counts: cleaning pools is about pools. */
const setsByTag: readonly (readonly [ServiceTag, IllustrationSet])[] = [
  ['pool', 'pool'],
  ['grooming', 'pets'],
  ['nails', 'pets'],
  ['pets', 'pets'],
  ['paperwork', 'papers'],
  ['documents', 'papers'],
  ['lessons', 'lessons'],
  ['locks', 'locks'],
  ['vehicles', 'vehicles'],
  ['roof', 'roof'],
  ['gutters', 'roof'],
  ['heating', 'climate'],
  ['cooling', 'climate'],
  ['electricity', 'power'],
  ['paint', 'paint'],
  ['yard', 'yard'],
  ['moving', 'moving'],
  ['care', 'care'],
  ['events', 'events'],
  ['water', 'plumbing'],
  ['cleaning', 'cleaning'],
  ['exterior', 'outdoors'],
  ['outdoor', 'outdoors'],
];

/**
 * The drawings of a trade that no pack is about.
 * @example tradeIllustrations('dog grooming') // 'pets'
 */
export function tradeIllustrations(trade: string): IllustrationSet {
  const named = setsByName.find(([pattern]) => pattern.test(trade));
  if (named) return named[1];
  const tags = new Set(tagsOfName(trade));
  return setsByTag.find(([tag]) => tags.has(tag))?.[1] ?? 'local';
}
