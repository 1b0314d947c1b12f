/** A plain object of JSON. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const remembered = 16;
const deepest = 5;
const maxItems = 6;

/** Values from answers, so that later calls name existing records. The oldest values are replaced. */
export class Harvest {
  readonly #values = new Map<string, unknown[]>();

  /** Remembers the values of an answer: by their key, and by where they came from. */
  take(path: string, answer: unknown): void {
    this.#walk(placeOf(path), answer, 0);
  }

  /** A harvested value of this key, preferably of this place; undefined if there is none. */
  value(path: string, key: string, n: number): unknown {
    const place = placeOf(path);
    const pools = [this.#values.get(`${place} ${key}`), this.#values.get(`any ${key}`)];
    const pool = (n % 8 === 0 ? pools.toReversed() : pools).find(one => one !== undefined);
    return pool?.[n % pool.length];
  }

  /** The id that a path or a body names by `key`: of that place, or of the noun in its name. */
  id(path: string, key: string, n: number): unknown {
    const noun = /^(?:.*_)?(\w+?)_ids?$/.exec(key)?.[1];
    const places = noun
      ? [this.#values.get(`/api/${noun}s id`), this.#values.get(`/api/${noun} id`)]
      : [this.#values.get(`${placeOf(path)} id`)];
    const pool = places.find(one => one !== undefined) ?? this.#values.get('any id');
    return pool?.[n % pool.length];
  }

  #walk(place: string, value: unknown, depth: number): void {
    if (depth > deepest) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, maxItems)) this.#walk(place, item, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    for (const [key, one] of Object.entries(value)) {
      this.#remember(`${place} ${key}`, one);
      this.#remember(`any ${key}`, one);
      this.#walk(place, one, depth + 1);
    }
  }

  #remember(name: string, value: unknown): void {
    if (value === null || value === undefined) return;
    const pool = this.#values.get(name) ?? [];
    this.#values.set(name, pool);
    if (pool.includes(value)) return;
    pool.push(value);
    if (pool.length > remembered) pool.shift();
  }
}

/** The part of a path before its first parameter: `/api/pages/changes/{id}/undo` is about `/api/pages/changes`. */
const placeOf = (path: string): string => path.replace(/\/\{.*$/, '');
