import type { IllustrationSet } from './illustration-set.ts';
import type { Street, Things } from './illustrations.ts';
import { illustrationsOf } from './registry.ts';

/**
 * The illustration for a text; null if the set has none.
 * @example pictureOf('hauling', 'Shed Cleanouts') // 'shed'
 */
export function pictureOf(set: IllustrationSet, text: string): string | null {
  const { things } = illustrationsOf(set);
  return things && pictureIn(things, text);
}

/**
 * What the crew has with it on the page of a keyword; null if the scene is always the same.
 * @example loadOf('hauling', 'dumpster rentals') // 'junk'
 */
export function loadOf(set: IllustrationSet, keyword: string): string | null {
  const { things, scene } = illustrationsOf(set);
  return things && scene.kind === 'street' ? loadIn(scene, pictureIn(things, keyword)) : null;
}

const maxKnown = 2_000;
const known = new WeakMap<Things, Map<string, string>>();

/** All pages of a keyword need the same. */
function pictureIn(things: Things, text: string): string {
  const before = known.get(things);
  const memory = before ?? new Map<string, string>();
  if (!before) known.set(things, memory);
  const picture = memory.get(text);
  if (picture !== undefined) return picture;
  const fresh = things.words.find(([pattern]) => pattern.test(text))?.[1] ?? things.usual;
  if (memory.size >= maxKnown) memory.clear();
  memory.set(text, fresh);
  return fresh;
}

function loadIn({ loads, substitutes, usualLoad }: Street, picture: string): string {
  return loads.includes(picture) ? picture : (substitutes[picture] ?? usualLoad);
}
