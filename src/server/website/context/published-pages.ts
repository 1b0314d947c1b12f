import {
  listPublishedAmong,
  listPublishedRows,
  type PublishedPage,
} from '../../pages/pages/published-queries.ts';
import { listMovedPages } from '../../pages/redirects/left-address-queries.ts';
import { type ListedTown, listTowns } from '../../pages/towns/hub-queries.ts';
import { createBatchLoader, createListLoader } from '../../platform/db/batch-loader.ts';
import type { Db, ReadDatabase } from '../../platform/db/database.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { namesAtOnce } from './hub-states.ts';
import type { PageCache } from './page-cache.ts';
import { PublishedCache } from './published-cache.ts';

/** The number of cached towns, each with up to five hundred pages. */
const maxTowns = 50;

/** Where a public page is, and the content pack that wrote it. */
export interface FoundPage {
  readonly slug: string;
  readonly pack: string;
}

/**
 * Published pages by address. Concurrent requests share one query.
 * The result is cached until the page cache receives a change, which it does on commit.
 */
export class PublishedPages {
  readonly #reads: ReadDatabase;
  readonly #cache: Pick<PageCache, 'cacheVersion'>;
  readonly #known = new PublishedCache(cacheBounds());
  #cacheToken: object = {};

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

  readonly #loadRow = createBatchLoader(async slugs => {
    const { cacheVersion } = this.#cache;
    const rows = await listPublishedRows(this.#reads, slugs);
    if (cacheVersion === this.#cache.cacheVersion) for (const row of rows) this.#known.keepRow(row);
    return new Map(rows.map(row => [row.slug, row]));
  });

  /** The stored page at this address, possibly cached since the last change. */
  async find(slug: string): Promise<PublishedPage | undefined> {
    return this.#known.findRow(slug) ?? this.#loadRow(slug);
  }

  /** The town of this key that has pages, with those of its first list, as stored now. */
  readonly town: (key: string) => Promise<ListedTown | undefined> = createBatchLoader(
    keys => listTowns(this.#reads.kysely, keys, namesAtOnce),
    maxTowns,
  );

  /** The current public pages of these addresses, also of pages that moved. */
  async findMany(slugs: readonly string[]): Promise<ReadonlyMap<string, FoundPage>> {
    const found = new Map<string, FoundPage>();
    const unknown: string[] = [];
    for (const slug of slugs) {
      const pack = this.#known.findPack(slug);
      if (pack === undefined) unknown.push(slug);
      else if (pack !== null) found.set(slug, { slug, pack });
    }
    if (unknown.length === 0) return found;
    const answer = await this.#loadAddresses(unknown);
    for (const slug of unknown) {
      const at = answer.get(slug);
      if (at !== undefined) found.set(slug, at);
    }
    return found;
  }

  /** Finds pages in the order of the addresses, null if there is none: for batch callers with their own cache. */
  async resolveSlugs(slugs: readonly string[]): Promise<readonly (FoundPage | null)[]> {
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

  readonly #loadAddresses = createListLoader<FoundPage>(async slugs => {
    const { cacheVersion } = this.#cache;
    const places = await this.resolveSlugs(slugs);
    const found = new Map<string, FoundPage>();
    for (const [index, slug] of slugs.entries()) {
      const at = places[index] ?? null;
      if (at !== null) found.set(slug, at);
      // A moved page may change under its new name, so it is queried each time.
      if (cacheVersion === this.#cache.cacheVersion && (at === null || at.slug === slug))
        this.#known.keepPack(slug, at?.pack ?? null);
    }
    return found;
  });

  #drop(slugs: readonly string[] | null): void {
    this.#cacheToken = {};
    if (slugs === null) this.#known.clear();
    else for (const slug of slugs) this.#known.drop(slug);
  }
}
