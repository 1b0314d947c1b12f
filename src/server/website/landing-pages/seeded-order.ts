/**
 * A list in a seeded order, computed lazily: ten items of a million cost ten steps.
 * @example new SeededOrder(['a', 'b', 'c'], 7).next() // always the same one of the three
 */
export class SeededOrder<Item> {
  readonly #items: readonly Item[];
  #state: number;
  #at = 0;
  /** Positions whose item differs from the start. */
  #positions: number[] = [];
  #moved: number[] = [];
  #many: Map<number, number> | null = null;

  constructor(items: readonly Item[], seed: number) {
    this.#items = items;
    this.#state = seed;
  }

  /** Undefined at the end. */
  next(): Item | undefined {
    const at = this.#at;
    const left = this.#items.length - at;
    if (left <= 0) return undefined;
    this.#at += 1;
    this.#state = (this.#state + 0x9e3779b9) | 0;
    const from = at + Math.floor((mix(this.#state) / 2 ** 32) * left);
    const item = this.#items[this.#itemAt(from)];
    this.#move(from, this.#itemAt(at));
    return item;
  }

  #itemAt(position: number): number {
    if (this.#many) return this.#many.get(position) ?? position;
    for (let known = this.#positions.length - 1; known >= 0; known -= 1)
      if (this.#positions[known] === position) return this.#moved[known] ?? position;
    return position;
  }

  #move(position: number, item: number): void {
    if (this.#many) {
      this.#many.set(position, item);
      return;
    }
    this.#positions.push(position);
    this.#moved.push(item);
    if (this.#positions.length > maxScanned) {
      this.#many = new Map(this.#positions.map((one, index) => [one, this.#moved[index] ?? one]));
    }
  }
}

/** Searching an array of this length is faster than a map. */
const maxScanned = 24;

function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
