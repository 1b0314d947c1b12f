import { type FieldValues, pageName } from '../../../engine/index.ts';
import type { FoundPage } from '../context/published-pages.ts';
import type { Place, Town } from '../context/towns.ts';
import { RelatedTown } from './related-texts.ts';

/** A page that may exist, in another town. */
export class Candidate {
  readonly slug: string;
  readonly page: RelatedTown;
  /** The first candidate that was seen at this address. */
  readonly first: Candidate;
  #cacheToken: object | null = null;
  #pack: string | null = null;

  constructor(slug: string, page: RelatedTown, first?: Candidate) {
    this.slug = slug;
    this.page = page;
    this.first = first ?? this;
  }

  /** The cache token for which `pack` is known; null before the first check. */
  get cacheToken(): object | null {
    return this.#cacheToken;
  }

  /** The content pack of the page there; null if there is none. */
  get pack(): string | null {
    return this.#pack;
  }

  /** Stores the address of the page; null if there is none. Moved pages are looked up each time. */
  note(at: FoundPage | null, cacheToken: object): void {
    if (at !== null && at.slug !== this.slug) return;
    this.#cacheToken = cacheToken;
    this.#pack = at?.pack ?? null;
  }
}

/** The requested candidates of one service: by town, which may have the address of another one. */
export class Candidates {
  /** For pages of one service: only differences from the town are stored. */
  readonly values: FieldValues;
  readonly #towns: readonly Town[];
  readonly #address: (values: FieldValues) => string;
  readonly #byTown = new Map<Town, Candidate>();
  readonly #onAdd: () => void;
  readonly #byAddress = new Map<string, Candidate>();

  constructor(
    towns: readonly Town[],
    values: FieldValues,
    address: (values: FieldValues) => string,
    onAdd: () => void,
  ) {
    this.values = values;
    this.#towns = towns;
    this.#address = address;
    this.#onAdd = onAdd;
  }

  get size(): number {
    return this.#byTown.size;
  }

  in(town: Town): Candidate {
    const known = this.#byTown.get(town);
    if (known) return known;
    const fresh = this.#candidateIn(town);
    this.#byTown.set(town, fresh);
    this.#onAdd();
    return fresh;
  }

  /** The first at this address, unless none is known. */
  at(slug: string): Candidate | undefined {
    return this.#byAddress.get(slug);
  }

  all(): readonly Candidate[] {
    return this.#towns.map(town => this.in(town));
  }

  #candidateIn({ city, state, shown }: Town): Candidate {
    const slug = this.#address({ ...this.values, city, state });
    const first = this.#byAddress.get(slug);
    const fresh = new Candidate(slug, relatedPage(slug, this.values.keyword ?? '', city, shown), first);
    if (!first) this.#byAddress.set(slug, fresh);
    return fresh;
  }
}

/** A page as others show it. */
export function relatedPage(slug: string, keyword: string, city: string, shown: Place): RelatedTown {
  return new RelatedTown({
    href: `/${slug}/`,
    title: pageName(keyword, city),
    city: shown.city,
    state: shown.state,
  });
}
