import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isView } from '../../pages/views/is-view.ts';
import { type Seen, unseen, ViewCounter } from '../../pages/views/view-counter.ts';
import { fingerprint } from './fingerprint.ts';
import {
  acceptedEncoding,
  type ContentEncoding,
  compress,
  levels,
  notModifiedHeaders,
  type PackedPage,
  pageHeaders,
} from './packed-page.ts';
import { RecentRequests } from './recent-requests.ts';

/** One cached page: its bytes, and each encoding after its first request. */
interface CachedPage {
  readonly etag: string;
  readonly packed: Partial<Record<ContentEncoding, PackedPage>> & { readonly identity: PackedPage };
  readonly notModified: PackedPage;
  readonly seen: Seen;
  readonly shows: readonly string[];
  readonly always: readonly string[];
}

/** In bytes: objects and headers of a page, and its part of the index for each address that it shows. */
const pageOverhead = 4_000;
const shownOverhead = 150;
/** With both compressed encodings, which are added later. */
const encodingsFactor = 1.5;

/**
 * Finished public pages by path, sent before any framework code runs (answer-from-memory.ts).
 * Entries are dropped when their data changes. A page rendered during a change is sent but not cached.
 */
export class PageCache {
  #pages: LRUCache<string, CachedPage>;
  readonly #maxBytes: number;
  readonly #recentRequests = new RecentRequests();
  /** The paths of cached pages that show this address. Most addresses have one, and a set of one takes ten times the memory. */
  #shownOn = new Map<string, string | Set<string>>();
  #isQueried: (path: string) => boolean = () => false;
  #cacheVersion = 0;
  readonly #droppers: ((slugs: readonly string[] | null) => void)[] = [];
  readonly views = new ViewCounter();
  /** Since the start: answered from memory, and rendered because they were not there. */
  hits = 0;
  rendered = 0;

  /** Additional headers and values of all pages of this process, in turn. */
  readonly always: readonly string[];

  constructor(maxBytes: number, always: readonly string[] = []) {
    this.always = always;
    this.#maxBytes = maxBytes;
    this.#pages = this.#noPages();
  }

  #noPages(): LRUCache<string, CachedPage> {
    return new LRUCache<string, CachedPage>({
      maxSize: this.#maxBytes,
      sizeCalculation: page =>
        Math.ceil(htmlOf(page).length * encodingsFactor) + pageOverhead + page.shows.length * shownOverhead,
      dispose: (page, path) => this.#forget(page, path),
    });
  }

  setQueried(isQueried: (path: string) => boolean): void {
    this.#isQueried = isQueried;
  }

  /** The form of a page that a visitor gets, if the page is in memory. A query in `target` mostly changes nothing. */
  find(
    target: string,
    acceptEncoding: string | undefined,
    ifNoneMatch: string | undefined,
  ): PackedPage | null {
    const query = target.indexOf('?');
    const path = query === -1 ? target : target.slice(0, query);
    const page = this.#pages.get(path);
    if (!page || (query !== -1 && this.#isQueried(path))) return null;
    this.hits += 1;
    return formOf(page, acceptEncoding, ifNoneMatch);
  }

  /** Answers from memory, if the page is there. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { headers } = request;
    const found = this.find(request.url ?? '/', acceptedOf(request), headers['if-none-match']);
    if (!found) return false;
    if (isViewRequest(request)) this.views.view(found.seen);
    send(request, response, found);
    return true;
  }

  /** Counts a page that was rendered, and its view if a person sees it. */
  countRendered(path: string, isSeen: boolean): void {
    this.rendered += 1;
    if (isSeen) this.views.view(unseen(path));
  }

  /** Sends a rendered page, and caches it unless something changed since `cacheVersion`. */
  keepAndSend(rendered: RenderedPage, request: IncomingMessage, response: ServerResponse): void {
    this.rendered += 1;
    const html = 'body' in rendered ? rendered.body : Buffer.from(rendered.html);
    const page = this.#pageOf(rendered, html);
    if (isViewRequest(request)) this.views.view(page.seen);
    this.#set(rendered, page);
    send(request, response, encodeOnce(page, acceptedOf(request), request.headers['if-none-match']));
  }

  /** Caches a rendered page unless something changed since `cacheVersion`. */
  keep(rendered: RenderedFacts, html: Buffer): void {
    this.#set(rendered, this.#pageOf(rendered, html));
  }

  #pageOf({ path, shows }: RenderedFacts, html: Buffer): CachedPage {
    const { always } = this;
    const etag = etagOf(html);
    const seen = unseen(path);
    const notModified: PackedPage = {
      status: 304,
      headers: [...notModifiedHeaders(etag), ...always],
      body: null,
      seen,
    };
    const identity = packedForm({ etag, seen, always }, 'identity', html);
    return { etag, packed: { identity }, notModified, seen, shows, always };
  }

  #set({ path, cacheVersion, shows }: RenderedFacts, page: CachedPage): void {
    if (cacheVersion !== this.#cacheVersion) return;
    this.#pages.set(path, page);
    for (const slug of shows) this.#remember(slug, path);
  }

  /**
   * True if a cheap page is worth caching: while half of the memory is free, later only if it was requested recently.
   * So a crawler of all pages does not evict the popular ones.
   */
  isWorthKeeping(path: string): boolean {
    const isKnown = this.#recentRequests.again(path);
    return isKnown || this.#pages.calculatedSize < this.#maxBytes / 2;
  }

  get cacheVersion(): number {
    return this.#cacheVersion;
  }

  /** Reports every change: the addresses it concerns, or null for all. */
  whenDropping(listener: (slugs: readonly string[] | null) => void): void {
    this.#droppers.push(listener);
  }

  /** Drops all pages that show one of these addresses. */
  dropShowing(slugs: readonly string[]): void {
    this.#cacheVersion += 1;
    for (const listener of this.#droppers) listener(slugs);
    for (const slug of slugs) {
      this.#pages.delete(`/${slug}/`);
      this.#pages.delete(`/${slug}`);
      const shownOn = this.#shownOn.get(slug) ?? [];
      for (const path of typeof shownOn === 'string' ? [shownOn] : [...shownOn]) this.#pages.delete(path);
    }
  }

  dropAll(): void {
    this.#cacheVersion += 1;
    for (const listener of this.#droppers) listener(null);
    // New ones instead of emptied ones: taking ten thousand pages out one by one holds up visitors.
    this.#pages = this.#noPages();
    this.#shownOn = new Map();
  }

  #remember(slug: string, path: string): void {
    const paths = this.#shownOn.get(slug);
    if (paths === undefined) this.#shownOn.set(slug, path);
    else if (typeof paths !== 'string') paths.add(path);
    else if (paths !== path) this.#shownOn.set(slug, new Set([paths, path]));
  }

  /** A page that leaves the cache also leaves the index of shown addresses. */
  #forget(page: CachedPage, path: string): void {
    for (const slug of page.shows) {
      const paths = this.#shownOn.get(slug);
      if (paths === path) this.#shownOn.delete(slug);
      else if (typeof paths === 'object' && paths.delete(path) && paths.size === 0)
        this.#shownOn.delete(slug);
    }
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** How many addresses the index knows: it may not outgrow the cache. */
  get indexed(): number {
    return this.#shownOn.size;
  }
}

export type RenderedPage = RenderedFacts & ({ readonly html: string } | { readonly body: Buffer });

interface RenderedFacts {
  readonly path: string;
  /** The cache version before the first database read. */
  readonly cacheVersion: number;
  /** Other pages' addresses that this page shows. */
  readonly shows: readonly string[];
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PackedPage,
): void {
  response.writeHead(status, [...headers]).end(request.method === 'HEAD' || body === null ? undefined : body);
}

/** True if a person views the page. */
export function isViewRequest({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return method === 'GET' && isView(headers['user-agent'], purpose?.toString());
}

export function acceptedOf({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join(',') : accepted;
}

function formOf(
  page: CachedPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): PackedPage {
  return ifNoneMatch === page.etag ? page.notModified : packed(page, acceptedEncoding(acceptEncoding));
}

/** For the first request: fast compression, not stored. Most pages are not requested again before eviction. */
function encodeOnce(
  page: CachedPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): PackedPage {
  if (ifNoneMatch === page.etag) return page.notModified;
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === 'identity') return page.packed.identity;
  return packedForm(page, encoding, compress(htmlOf(page), encoding, levels.quick));
}

function packed(page: CachedPage, encoding: ContentEncoding): PackedPage {
  const known = page.packed[encoding];
  if (known || encoding === 'identity') return known ?? page.packed.identity;
  const form = packedForm(page, encoding, compress(htmlOf(page), encoding, levels.small));
  page.packed[encoding] = form;
  return form;
}

const htmlOf = ({ packed }: CachedPage): Buffer => packed.identity.body ?? Buffer.alloc(0);

function packedForm(
  page: Pick<CachedPage, 'etag' | 'always' | 'seen'>,
  encoding: ContentEncoding,
  body: Buffer,
): PackedPage {
  const headers = [...pageHeaders(page.etag, encoding, body.length), ...page.always];
  return { status: 200, headers, body, seen: page.seen };
}

/** Identifies this version of a page. */
export function etagOf(html: Buffer): string {
  return `W/"${fingerprint(html)}"`;
}
