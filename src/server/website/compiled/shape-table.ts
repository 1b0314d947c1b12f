/** What a shape is made of: two pages have the same where each part is the same. */
export type ShapePart = string | number | boolean;

interface Entry<Value> {
  readonly shape: readonly ShapePart[];
  readonly value: Value;
}

/**
 * Values by shape. To join a shape's parts into a key would take longer than to compare them: pages in a row mostly have one shape.
 * When there are `most`, all are forgotten.
 */
export class ShapeTable<Value> {
  readonly #most: number;
  readonly #bySum = new Map<number, Entry<Value>[]>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(shape: readonly ShapePart[]): Value | undefined {
    const entries = this.#bySum.get(sumOf(shape));
    if (entries) for (const entry of entries) if (isSame(entry.shape, shape)) return entry.value;
    return undefined;
  }

  /** For a shape that has none yet. */
  add(shape: readonly ShapePart[], value: Value): void {
    if (this.#size >= this.#most) {
      this.#bySum.clear();
      this.#size = 0;
    }
    const sum = sumOf(shape);
    const entries = this.#bySum.get(sum);
    if (entries) entries.push({ shape, value });
    else this.#bySum.set(sum, [{ shape, value }]);
    this.#size += 1;
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
