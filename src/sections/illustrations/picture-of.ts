import type { IllustrationSet } from './illustration-set.ts';
import type { Street, Things } from './illustrations.ts';
import { illustrationsOf } from './registry.ts';

/**
 * The drawing for a text; null if the set has none.
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

function pictureIn({ words, usual }: Things, text: string): string {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? usual;
}

function loadIn({ loads, substitutes, usualLoad }: Street, picture: string): string {
  return picture in loads ? picture : (substitutes[picture] ?? usualLoad);
}
