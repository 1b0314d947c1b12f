/*
 * A file of lines that are sorted by the bytes of their first columns. The file is kept as it is, outside of the heap, and a
 * line is found by halving: parsing 25,000 lines would keep tens of megabytes of objects.
 */

const lineFeed = 10;

export class SortedTable {
  readonly #lines: Buffer;
  readonly columns: readonly string[];

  constructor(file: Buffer) {
    const end = file.indexOf(lineFeed);
    this.columns = file.toString('utf8', 0, end).split('\t');
    this.#lines = file.subarray(end + 1);
  }

  /** The fields of the first line whose first columns are these; null if there is none. */
  find(...key: readonly string[]): readonly string[] | null {
    const wanted = keyBytes(key);
    const start = this.#startOf(wanted);
    return this.#order(start, wanted) === 0 ? this.#fieldsAt(start).fields : null;
  }

  /** All lines whose first columns are these. */
  findAll(...key: readonly string[]): readonly (readonly string[])[] {
    const wanted = keyBytes(key);
    const found: (readonly string[])[] = [];
    let start = this.#startOf(wanted);
    while (this.#order(start, wanted) === 0) {
      const { fields, end } = this.#fieldsAt(start);
      found.push(fields);
      start = end + 1;
    }
    return found;
  }

  /** The fields of all lines, one after the other. */
  *lines(): Generator<readonly string[]> {
    for (let start = 0; start < this.#lines.length; ) {
      const { fields, end } = this.#fieldsAt(start);
      yield fields;
      start = end + 1;
    }
  }

  /** The offset of the first line that is not before the key. */
  #startOf(wanted: Buffer): number {
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = middle === 0 ? 0 : this.#lines.lastIndexOf(lineFeed, middle - 1) + 1;
      if (this.#order(start, wanted) < 0) low = this.#lines.indexOf(lineFeed, start) + 1;
      else high = start;
    }
    return low;
  }

  /** Below 0: the line at this offset is before the key. 0: it begins with the key. */
  #order(start: number, wanted: Buffer): number {
    const end = Math.min(start + wanted.length, this.#lines.length);
    return this.#lines.compare(wanted, 0, wanted.length, start, end);
  }

  #fieldsAt(start: number): { readonly fields: readonly string[]; readonly end: number } {
    const end = this.#lines.indexOf(lineFeed, start);
    return { fields: this.#lines.toString('utf8', start, end).split('\t'), end };
  }
}

const keyBytes = (key: readonly string[]) => Buffer.from(`${key.join('\t')}\t`);
