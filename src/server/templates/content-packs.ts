import type { ContentPack } from '../../../content/content-pack.ts';
import { junkRemovalPack } from '../../../content/packs/junk-removal.ts';

const packs = new Map<string, ContentPack>([[junkRemovalPack.id, junkRemovalPack]]);

/** The words of a line of business. A template of a pack that is not installed here falls back to our own. */
export function contentPack(id: string): ContentPack {
  return packs.get(id) ?? junkRemovalPack;
}
