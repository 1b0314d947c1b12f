/** One part of a shape. Two pages have the same shape if all parts are equal. */
export type ShapePart = string | number | boolean;

interface Entry<Value> {
  readonly shape: readonly ShapePart[];
  readonly value: Value;
}

/**
 * Values by shape. Comparing parts is faster than joining them into a key, because consecutive pages mostly share a shape.
 * The table is cleared at `maxEntries`, or before it takes more than `maxBytes`.
 */
export class ShapeTable<Value> {
  readonly #maxEntries: number;
  readonly #bySum = new Map<number, Entry<Value>[]>();
  readonly #maxBytes: () => number;
  #size = 0;
  #bytes = 0;

  constructor(maxEntries: number, maxBytes = () => Number.POSITIVE_INFINITY) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  /** The values in it, in bytes as they were added. */
  get bytes(): number {
    return this.#bytes;
  }

  get(shape: readonly ShapePart[]): Value | undefined {
    const entries = this.#bySum.get(sumOf(shape));
    if (entries) for (const entry of entries) if (isSame(entry.shape, shape)) return entry.value;
    return undefined;
  }

  /** Adds a shape that is not in the table. `bytes`: the memory of the value. */
  add(shape: readonly ShapePart[], value: Value, bytes = 0): void {
    if (this.#size >= this.#maxEntries || this.#bytes + bytes > this.#maxBytes()) this.#clear();
    const sum = sumOf(shape);
    const entries = this.#bySum.get(sum);
    if (entries) entries.push({ shape, value });
    else this.#bySum.set(sum, [{ shape, value }]);
    this.#size += 1;
    this.#bytes += bytes;
  }

  #clear(): void {
    this.#bySum.clear();
    this.#size = 0;
    this.#bytes = 0;
  }
}

function sumOf(shape: readonly ShapePart[]): number {
  let sum = shape.length;
  for (const part of shape) {
    const own = typeof part === 'string' ? part.length : Number(part);
    sum = (Math.imul(sum, 31) + own) | 0;
  }
  return sum;
}

function isSame(one: readonly ShapePart[], other: readonly ShapePart[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
