/** Candidates per page: enough to include those whose signatures tie. */
const KEPT = 24;
const NOBODY = -1;

/** Each page's best candidates by number of equal signature bytes, best first. */
export class Candidates {
  readonly #others: Int32Array;
  readonly #equal: Int16Array;

  constructor(pages: number) {
    this.#others = new Int32Array(pages * KEPT).fill(NOBODY);
    this.#equal = new Int16Array(pages * KEPT).fill(NOBODY);
  }

  /** The candidates of a page, padded with -1. */
  of(page: number): Int32Array {
    return this.#others.subarray(page * KEPT, (page + 1) * KEPT);
  }

  /** The number of equal signature bytes for each candidate. */
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
