import type { ContentPack } from '../../../../content/content-pack.ts';
import { contentPacks } from '../../../../content/content-packs.ts';
import { junkRemovalPack } from '../../../../content/packs/junk-removal.ts';

/** The words of a line of business. A template of a pack that is not installed here falls back to our own. */
export function contentPack(id: string): ContentPack {
  return contentPacks.find(pack => pack.id === id) ?? junkRemovalPack;
}

/** Packs of other trades, whose pages the business's own lists leave out. */
export const foreignPacks: readonly string[] = contentPacks
  .filter(pack => pack.frame !== null)
  .map(pack => pack.id);
