/**
 * Remembers the slugs of a plan in a few bytes each. Slots hold ordinals and hashes; on equal hashes, the
 * stored ordinal's slug is computed again and compared.
 */
export interface SlugTable {
  /** Returns whether the slug came before. Otherwise stores its ordinal. */
  hasBefore: (slug: string, ordinal: number) => boolean;
}

export function createSlugTable(slugAt: (ordinal: number) => string): SlugTable {
  let hashes = new Uint32Array(1024);
  let ordinals = new Uint32Array(1024);
  let size = 0;

  /** Stored ordinals start at 1, because 0 marks a free slot. */
  function place(hash: number, ordinal: number): void {
    const mask = hashes.length - 1;
    let slot = hash & mask;
    while (ordinals[slot] !== 0) slot = (slot + 1) & mask;
    hashes[slot] = hash;
    ordinals[slot] = ordinal + 1;
  }

  function grow(): void {
    const [oldHashes, oldOrdinals] = [hashes, ordinals];
    hashes = new Uint32Array(oldHashes.length * 2);
    ordinals = new Uint32Array(oldHashes.length * 2);
    for (const [slot, ordinal] of oldOrdinals.entries()) {
      if (ordinal !== 0) place(oldHashes[slot] ?? 0, ordinal - 1);
    }
  }

  return {
    hasBefore(slug, ordinal) {
      const hash = hashSlug(slug);
      const mask = hashes.length - 1;
      for (let slot = hash & mask; ordinals[slot] !== 0; slot = (slot + 1) & mask) {
        if (hashes[slot] === hash && slugAt((ordinals[slot] ?? 0) - 1) === slug) return true;
      }
      place(hash, ordinal);
      size += 1;
      if (size * 2 > hashes.length) grow();
      return false;
    },
  };
}

/** FNV-1a with a final shuffle, so that the low bits depend on every letter. */
function hashSlug(slug: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < slug.length; at += 1) hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return (hash ^ (hash >>> 13)) >>> 0;
}
