/**
 * The engine's only source of variation: a hash of the page's seed and a choice's position. Never change
 * it, or the text of every existing page changes.
 */

/** FNV-1a over the UTF-16 units of a text, 32 bits, finished by `mix`. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(hash);
}

/**
 * A page's 32-bit seed from its slug, so that regenerating a page keeps its choices.
 * @example seedOf('junk-removal-miami-fl') === seedOf('junk-removal-miami-fl')
 */
export function seedOf(slug: string): number {
  return hashText(slug);
}

/** The key of a text field. Different keys make fields choose differently. */
export function fieldKey(sectionId: string | null, path: readonly (string | number)[]): number {
  return hashText(JSON.stringify([sectionId, ...path]));
}

/** The key of the nth choice or placeholder within `key`. */
export function childKey(key: number, position: number): number {
  return mix(key ^ Math.imul(position + 1, 0x9e3779b1));
}

/** The option index (below `count`) for the choice at `key` on the page with `seed`. */
export function pick(seed: number, key: number, count: number): number {
  return Math.floor(mix(seed ^ key) * count * 2 ** -32);
}

/** An integer hash whose 32 output bits all depend on every input bit. */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
