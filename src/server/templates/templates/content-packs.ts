import type { ContentPack } from '../../../../content/content-pack.ts';
import { contentPacks } from '../../../../content/content-packs.ts';
import { junkRemovalPack } from '../../../../content/packs/junk-removal/pack.ts';

/** The content pack of an industry. Unknown packs fall back to our own. */
export function contentPack(id: string): ContentPack {
  return contentPacks.find(pack => pack.id === id) ?? junkRemovalPack;
}

/** Packs of other industries. The business's own lists exclude their pages. */
export const foreignPacks: readonly string[] = contentPacks
  .filter(pack => pack.frame !== null)
  .map(pack => pack.id);
