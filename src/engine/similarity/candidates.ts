/** Candidates per page: enough to include those whose signatures tie. */
const MAX_CANDIDATES = 24;
const NONE = -1;

/** Each page's best candidates by number of equal signature bytes, best first. */
export class Candidates {
  readonly #others: Int32Array;
  readonly #equal: Int16Array;

  constructor(pages: number) {
    this.#others = new Int32Array(pages * MAX_CANDIDATES).fill(NONE);
    this.#equal = new Int16Array(pages * MAX_CANDIDATES).fill(NONE);
  }

  /** The candidates of a page, padded with -1. */
  of(page: number): Int32Array {
    return this.#others.subarray(page * MAX_CANDIDATES, (page + 1) * MAX_CANDIDATES);
  }

  /** The number of equal signature bytes for each candidate. */
  equalOf(page: number): Int16Array {
    return this.#equal.subarray(page * MAX_CANDIDATES, (page + 1) * MAX_CANDIDATES);
  }

  offer(page: number, other: number, equal: number): void {
    const others = this.#others;
    const equals = this.#equal;
    const from = page * MAX_CANDIDATES;
    let at = from + MAX_CANDIDATES - 1;
    if (equal <= (equals[at] ?? NONE)) return;
    for (let slot = from; slot <= at; slot += 1) if (others[slot] === other) return;
    for (; at > from && (equals[at - 1] ?? NONE) < equal; at -= 1) {
      others[at] = others[at - 1] ?? NONE;
      equals[at] = equals[at - 1] ?? NONE;
    }
    others[at] = other;
    equals[at] = equal;
  }
}
