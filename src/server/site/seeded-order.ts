/**
 * A list in an order that its seed decides, as far as it is asked for: whoever wants ten of a million pays for ten.
 * @example [...seededOrder(['a', 'b', 'c'], 7)] // always the same order of the three
 */
export function* seededOrder<Item>(items: readonly Item[], seed: number): Generator<Item> {
  const moved = new Map<number, number>();
  for (let at = 0, state = seed; at < items.length; at += 1) {
    state = (state + 0x9e3779b9) | 0;
    const from = at + Math.floor((mix(state) / 2 ** 32) * (items.length - at));
    const item = items[moved.get(from) ?? from];
    moved.set(from, moved.get(at) ?? at);
    if (item !== undefined) yield item;
  }
}

function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
