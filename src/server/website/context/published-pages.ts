import {
  listPublishedAmong,
  listPublishedRows,
  type PublishedPage,
} from '../../pages/pages/published-queries.ts';
import { listMovedPages } from '../../pages/redirects/left-address-queries.ts';
import { type ListedTown, listTowns } from '../../pages/towns/hub-queries.ts';
import { createBatchLoader } from '../../platform/db/batch-loader.ts';
import type { Db, ReadDatabase } from '../../platform/db/database.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { AddressCache } from './address-cache.ts';
import { namesAtOnce } from './hub-states.ts';
import type { PageCache } from './page-cache.ts';
import { PageRowCache } from './page-row-cache.ts';

/** More in one question gain nothing. */
const maxAsked = 500;
/** The number of cached towns, each with up to five hundred pages. */
const maxTowns = 50;

/** Where a public page is, and the content pack that wrote it. */
export interface FoundPage {
  readonly slug: string;
  readonly pack: string;
}

interface Question<Answer> {
  readonly slugs: Set<string>;
  readonly answer: Promise<Answer>;
}

/**
 * Published pages by address. Concurrent requests share one query.
 * The result is cached until the page cache receives a change, which it does on commit.
 */
export class PublishedPages {
  readonly #reads: ReadDatabase;
  readonly #cache: Pick<PageCache, 'cacheVersion'>;
  readonly #rows = new PageRowCache(cacheBounds().rows);
  #cacheToken: object = {};
  readonly #addresses = AddressCache.within(cacheBounds().addresses);
  #names: Question<ReadonlyMap<string, FoundPage>> | null = null;

  constructor(reads: ReadDatabase, cache: Pick<PageCache, 'cacheVersion' | 'whenDropping'>) {
    this.#reads = reads;
    this.#cache = cache;
    cache.whenDropping(slugs => this.#drop(slugs));
  }

  /** For queries whose results are cached elsewhere. */
  get db(): Db {
    return this.#reads.kysely;
  }

  /** A new object after each announced change: values cached for one token are valid until then. */
  get cacheToken(): object {
    return this.#cacheToken;
  }

  /** Changes with every announced change. */
  get cacheVersion(): number {
    return this.#cache.cacheVersion;
  }

  readonly #askRow = createBatchLoader(async slugs => {
    const { cacheVersion } = this.#cache;
    const rows = await listPublishedRows(this.#reads, slugs);
    if (cacheVersion === this.#cache.cacheVersion) for (const row of rows) this.#rows.keep(row);
    return new Map(rows.map(row => [row.slug, row]));
  });

  /** The stored page at this address, possibly cached since the last change. */
  async find(slug: string): Promise<PublishedPage | undefined> {
    return this.#rows.find(slug) ?? this.#askRow(slug);
  }

  /** The town of this key that has pages, with those of its first list, as stored now. */
  readonly town: (key: string) => Promise<ListedTown | undefined> = createBatchLoader(
    keys => listTowns(this.#reads.kysely, keys, namesAtOnce),
    maxTowns,
  );

  /** The current public pages of these addresses, also of pages that moved. */
  async among(slugs: readonly string[]): Promise<ReadonlyMap<string, FoundPage>> {
    const found = new Map<string, FoundPage>();
    const unknown: string[] = [];
    for (const slug of slugs) {
      const pack = this.#addresses.find(slug);
      if (pack === undefined) unknown.push(slug);
      else if (pack !== null) found.set(slug, { slug, pack });
    }
    if (unknown.length === 0) return found;
    const answer = await this.#ask(unknown);
    for (const slug of unknown) {
      const at = answer.get(slug);
      if (at !== undefined) found.set(slug, at);
    }
    return found;
  }

  /** Finds pages in the order of the addresses, null if there is none: for batch callers with their own cache. */
  async places(slugs: readonly string[]): Promise<readonly (FoundPage | null)[]> {
    const there = await listPublishedAmong(this.#reads, slugs);
    const missing = slugs.filter(slug => !there.has(slug));
    const moved = await listMovedPages(this.#reads.kysely, missing);
    const movedTo = new Map(
      moved.map(({ from, to, content_pack }) => [from, { slug: to, pack: content_pack }]),
    );
    return slugs.map(slug => {
      const pack = there.get(slug);
      return pack === undefined ? (movedTo.get(slug) ?? null) : { slug, pack };
    });
  }

  #ask(slugs: readonly string[]): Promise<ReadonlyMap<string, FoundPage>> {
    if (!this.#names || this.#names.slugs.size >= maxAsked) {
      this.#names = question(async asked => {
        this.#names = null;
        const { cacheVersion } = this.#cache;
        const places = await this.places(asked);
        const found = new Map<string, FoundPage>();
        for (const [index, slug] of asked.entries()) {
          const at = places[index] ?? null;
          if (at !== null) found.set(slug, at);
          // A moved page may change under its new name, so it is queried each time.
          if (cacheVersion === this.#cache.cacheVersion && (at === null || at.slug === slug))
            this.#addresses.keep(slug, at?.pack ?? null);
        }
        return found;
      });
    }
    for (const slug of slugs) this.#names.slugs.add(slug);
    return this.#names.answer;
  }

  #drop(slugs: readonly string[] | null): void {
    this.#cacheToken = {};
    if (slugs === null) {
      this.#addresses.clear();
      this.#rows.clear();
    } else {
      for (const slug of slugs) {
        this.#rows.drop(slug);
        this.#addresses.drop(slug);
      }
    }
  }
}

/** Batches the requests of one event loop turn into one query. */
function question<Answer>(ask: (slugs: readonly string[]) => Promise<Answer>): Question<Answer> {
  const slugs = new Set<string>();
  const answer = new Promise<void>(resolve => setImmediate(resolve)).then(() => ask([...slugs]));
  return { slugs, answer };
}
