/** A reusable set of shingles. Clearing it costs nothing, because it happens a hundred thousand times. */
export class ShingleTable {
  #keys = new Uint32Array(2_048);
  /** Per slot: the step at which it was filled or last matched. */
  #steps = new Uint32Array(2_048);
  /** The step of the last clear, and the current step. Older entries are invalid. */
  #from = 1;
  #now = 1;
  size = 0;

  clear(): void {
    this.#now += 1;
    this.#from = this.#now;
    this.size = 0;
  }

  /** Adds the shingles of a text. */
  addAll(shingles: Uint32Array): void {
    for (let at = 0; at < shingles.length; at += 1) this.add(shingles[at] ?? 0);
  }

  /** Returns false if it was already present. */
  add(shingle: number): boolean {
    if (this.size * 2 >= this.#keys.length) this.#grow();
    const at = slotOf(this.#keys, this.#steps, this.#from, shingle);
    if ((this.#steps[at] ?? 0) >= this.#from) return false;
    this.#keys[at] = shingle;
    this.#steps[at] = this.#now;
    this.size += 1;
    return true;
  }

  has(shingle: number): boolean {
    return (this.#steps[slotOf(this.#keys, this.#steps, this.#from, shingle)] ?? 0) >= this.#from;
  }

  /** The number of distinct shingles that a page shares with the set. */
  countIn(page: readonly Uint32Array[]): number {
    this.#now += 1;
    const keys = this.#keys;
    const steps = this.#steps;
    const from = this.#from;
    const now = this.#now;
    let count = 0;
    for (const shingles of page) {
      for (let nth = 0; nth < shingles.length; nth += 1) {
        const at = slotOf(keys, steps, from, shingles[nth] ?? 0);
        const step = steps[at] ?? 0;
        if (step < from || step === now) continue;
        steps[at] = now;
        count += 1;
      }
    }
    return count;
  }

  /**
   * The similarity to a page, 0 to 1. Null as soon as it can't exceed `least`; `rest` collects shingles of
   * the page only.
   */
  similarityBeyond(min: number, page: readonly Uint32Array[], rest: ShingleTable): number | null {
    this.#now += 1;
    rest.clear();
    let left = 0;
    for (const shingles of page) left += shingles.length;
    let shared = 0;
    for (const shingles of page) {
      if (shared + left <= min * (this.size + rest.size)) return null;
      left -= shingles.length;
      for (let nth = 0; nth < shingles.length; nth += 1) {
        const shingle = shingles[nth] ?? 0;
        const at = slotOf(this.#keys, this.#steps, this.#from, shingle);
        const step = this.#steps[at] ?? 0;
        if (step < this.#from) rest.add(shingle);
        else if (step !== this.#now) {
          this.#steps[at] = this.#now;
          shared += 1;
        }
      }
    }
    const likeness = shared === 0 ? 0 : shared / (this.size + rest.size);
    return likeness > min ? likeness : null;
  }

  #grow(): void {
    const kept = this.#keys.filter((_, at) => (this.#steps[at] ?? 0) >= this.#from);
    this.#keys = new Uint32Array(this.#keys.length * 2);
    this.#steps = new Uint32Array(this.#keys.length);
    this.size = 0;
    this.addAll(kept);
  }
}

/** The slot of a shingle, or the free slot for it. */
function slotOf(keys: Uint32Array, steps: Uint32Array, from: number, shingle: number): number {
  const mask = keys.length - 1;
  let at = (Math.imul(shingle, 0x9e3779b1) >>> 8) & mask;
  while ((steps[at] ?? 0) >= from && keys[at] !== shingle) at = (at + 1) & mask;
  return at;
}

/** The similarity of the table's page to one with `otherSize` distinct shingles: 0 to 1. */
export function likenessOf(table: ShingleTable, other: readonly Uint32Array[], otherSize: number): number {
  const shared = table.countIn(other);
  const together = table.size + otherSize - shared;
  return together === 0 ? 0 : shared / together;
}

/** Fills the table with a page's shingles. */
export function fillTable(table: ShingleTable, page: readonly Uint32Array[]): void {
  table.clear();
  for (const shingles of page) table.addAll(shingles);
}
