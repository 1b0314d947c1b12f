import type { RelatedPage } from '../../../sections/schemas.ts';

/** Addresses of other pages that a page shows, and its facts. The page cache drops the page when one changes. */
export class ShownAddresses {
  readonly #related: readonly RelatedPage[];
  readonly #others: readonly (readonly string[])[];
  readonly #facts: () => readonly string[];

  constructor(
    related: readonly RelatedPage[],
    others: readonly (readonly string[])[],
    facts: () => readonly string[] = () => [],
  ) {
    this.#related = related;
    this.#others = others;
    this.#facts = facts;
  }

  list(): readonly string[] {
    return [...this.#related.map(page => page.href.slice(1, -1)), ...this.#others.flat(), ...this.#facts()];
  }
}
