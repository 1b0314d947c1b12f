/** A set of shingles that is filled and emptied a hundred thousand times; emptying costs nothing. */
export class ShingleTable {
  #keys = new Uint32Array(8_192);
  #rounds = new Uint32Array(8_192);
  #round = 1;
  size = 0;

  clear(): void {
    this.#round += 1;
    this.size = 0;
  }

  /** False: it was there already. */
  add(shingle: number): boolean {
    if (this.size * 2 >= this.#keys.length) this.#grow();
    const at = this.#find(shingle);
    if (this.#rounds[at] === this.#round) return false;
    this.#keys[at] = shingle;
    this.#rounds[at] = this.#round;
    this.size += 1;
    return true;
  }

  has(shingle: number): boolean {
    return this.#rounds[this.#find(shingle)] === this.#round;
  }

  /** Where it is, or the free place where it would be. */
  #find(shingle: number): number {
    const mask = this.#keys.length - 1;
    let at = Math.imul(shingle, 0x9e3779b1) >>> 8;
    for (;;) {
      at &= mask;
      if (this.#rounds[at] !== this.#round || this.#keys[at] === shingle) return at;
      at += 1;
    }
  }

  #grow(): void {
    const kept = this.#keys.filter((_, at) => this.#rounds[at] === this.#round);
    this.#keys = new Uint32Array(this.#keys.length * 2);
    this.#rounds = new Uint32Array(this.#keys.length);
    this.#round = 1;
    this.size = 0;
    for (const key of kept) this.add(key);
  }
}

/** What two pages share: 0 nothing, 1 everything. `mine` holds the one page; `theirs` is only room to work in. */
export function likenessOf(mine: ShingleTable, other: readonly Uint32Array[], theirs: ShingleTable): number {
  theirs.clear();
  let shared = 0;
  for (const shingles of other) {
    for (const shingle of shingles) if (theirs.add(shingle) && mine.has(shingle)) shared += 1;
  }
  const together = mine.size + theirs.size - shared;
  return together === 0 ? 0 : shared / together;
}

/** Fills the table with a page's shingles. */
export function fillTable(table: ShingleTable, page: readonly Uint32Array[]): void {
  table.clear();
  for (const shingles of page) for (const shingle of shingles) table.add(shingle);
}
