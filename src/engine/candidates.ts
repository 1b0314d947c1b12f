/** Candidates kept for each page: enough for those that look equally near by their signatures. */
const KEPT = 24;
const NOBODY = -1;

/** The best candidates of each page by the equal bytes of their signatures, best first. */
export class Candidates {
  readonly #others: Int32Array;
  readonly #equal: Int16Array;

  constructor(pages: number) {
    this.#others = new Int32Array(pages * KEPT).fill(NOBODY);
    this.#equal = new Int16Array(pages * KEPT).fill(NOBODY);
  }

  /** The candidates of a page; -1 from where there are no more. */
  of(page: number): Int32Array {
    return this.#others.subarray(page * KEPT, (page + 1) * KEPT);
  }

  /** How many bytes each of them has in common with the page. */
  equalOf(page: number): Int16Array {
    return this.#equal.subarray(page * KEPT, (page + 1) * KEPT);
  }

  offer(page: number, other: number, equal: number): void {
    const others = this.#others;
    const equals = this.#equal;
    const from = page * KEPT;
    let at = from + KEPT - 1;
    if (equal <= (equals[at] ?? NOBODY)) return;
    for (let slot = from; slot <= at; slot += 1) if (others[slot] === other) return;
    for (; at > from && (equals[at - 1] ?? NOBODY) < equal; at -= 1) {
      others[at] = others[at - 1] ?? NOBODY;
      equals[at] = equals[at - 1] ?? NOBODY;
    }
    others[at] = other;
    equals[at] = equal;
  }
}
