interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
}

/**
 * A map whose entries take at most a number of bytes: those requested since the last half was full, and those before.
 * The others are dropped, and can be made again. Reading costs little more than reading a Map.
 */
export class BoundedMap<Key, Value> {
  #recent = new Map<Key, Entry<Value>>();
  #older = new Map<Key, Entry<Value>>();
  #bytes = 0;
  #olderBytes = 0;
  readonly #maxBytes: () => number;
  readonly #sizeOf: (value: Value, key: Key) => number;

  /** `sizeOf`: estimated bytes of an entry. */
  constructor(maxBytes: () => number, sizeOf: (value: Value, key: Key) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const known = this.#recent.get(key);
    if (known) return known.value;
    const before = this.#older.get(key);
    if (!before) return undefined;
    this.#older.delete(key);
    this.#olderBytes -= before.size;
    this.#add(key, before);
    return before.value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#add(key, { value, size: this.#sizeOf(value, key) });
  }

  delete(key: Key): void {
    this.#bytes -= this.#recent.get(key)?.size ?? 0;
    this.#olderBytes -= this.#older.get(key)?.size ?? 0;
    this.#recent.delete(key);
    this.#older.delete(key);
  }

  clear(): void {
    this.#recent = new Map();
    this.#older = new Map();
    this.#bytes = 0;
    this.#olderBytes = 0;
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#bytes + this.#olderBytes;
  }

  get size(): number {
    return this.#recent.size + this.#older.size;
  }

  /** An entry larger than half of the memory is the only one of its half. */
  #add(key: Key, entry: Entry<Value>): void {
    if (this.#recent.size > 0 && this.#bytes + entry.size > this.#maxBytes() / 2) {
      this.#older = this.#recent;
      this.#olderBytes = this.#bytes;
      this.#recent = new Map();
      this.#bytes = 0;
    }
    this.#recent.set(key, entry);
    this.#bytes += entry.size;
  }
}
