/** Facts by subject and predicate; the same object for all pages of a place. @example new Map([['county.drop_off', '5490 Reese Road, Davie']]) */
export type Facts = ReadonlyMap<string, string>;

export const noFacts: Facts = new Map();

/**
 * The facts of a page: those that it shares with other pages, and its own, which hardly another page has. What follows
 * from shared ones is found once for all of their pages, as long as they are the same object.
 * @example new LayeredFacts(factsOfTown, new Map([['place.finding_1', 'On 101 nights of an average year it freezes.']]))
 */
export class LayeredFacts implements Facts {
  readonly shared: Facts;
  readonly own: Facts;

  constructor(shared: Facts, own: Facts) {
    this.shared = shared;
    this.own = own;
  }

  get(name: string): string | undefined {
    return this.own.get(name) ?? this.shared.get(name);
  }

  has(name: string): boolean {
    return this.own.has(name) || this.shared.has(name);
  }

  get size(): number {
    return this.#merged().size;
  }

  forEach(visit: (text: string, name: string, all: Facts) => void): void {
    this.#merged().forEach(visit);
  }

  entries(): MapIterator<[string, string]> {
    return this.#merged().entries();
  }

  keys(): MapIterator<string> {
    return this.#merged().keys();
  }

  values(): MapIterator<string> {
    return this.#merged().values();
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries();
  }

  #merged(): ReadonlyMap<string, string> {
    return new Map([...this.shared, ...this.own]);
  }
}
