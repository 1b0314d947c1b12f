/**
 * The only randomness of the engine, and none of it is chance: a draw is a hash of the page's seed and of the place
 * the choice stands at. What is here never changes, or every page already made would read differently.
 */

/** FNV-1a over the UTF-16 units of a text, 32 bit, finished by `mix`. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(hash);
}

/**
 * The seed of a page: 32 bits from its slug, so that making a page again never reshuffles it.
 * @example seedOf('junk-removal-miami-fl') === seedOf('junk-removal-miami-fl')
 */
export function seedOf(slug: string): number {
  return hashText(slug);
}

/** The key of a text field. Fields differ in their draws because their keys differ. */
export function fieldKey(sectionId: string | null, path: readonly (string | number)[]): number {
  return hashText(JSON.stringify([sectionId, ...path]));
}

/** The key of the nth choice or placeholder inside what `key` stands for. */
export function childKey(key: number, position: number): number {
  return mix(key ^ Math.imul(position + 1, 0x9e3779b1));
}

/** Which of `count` options the choice at `key` takes on the page with `seed`. */
export function draw(seed: number, key: number, count: number): number {
  return Math.floor(mix(seed ^ key) * count * 2 ** -32);
}

/** An integer hash that spreads every input bit over all 32 output bits (two multiplications, three shifts). */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
