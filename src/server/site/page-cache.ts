import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isView } from '../views/is-view.ts';
import { type Seen, unseen, ViewCounter } from '../views/view-counter.ts';
import { fingerprint } from './fingerprint.ts';
import { protection } from './protection.ts';
import { speculationHeader } from './speculation-rules.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** One form of a page, ready to send: compressed or not, or the word that the visitor has it already. */
export interface PackedPage {
  readonly status: 200 | 304;
  /** Names and values in turn, as Node's fast path takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer | null;
  /** Where views of the page are counted. */
  readonly seen: Seen;
  /** The whole answer as bytes, for the second in which it was put together. */
  whole?: { readonly second: number; readonly bytes: Buffer };
}

/** One page in memory: its bytes, and each form once somebody asked for it. */
interface CachedPage {
  readonly etag: string;
  readonly html: Buffer;
  readonly packed: Partial<Record<Encoding, PackedPage>>;
  readonly notModified: PackedPage;
  readonly seen: Seen;
  readonly shows: readonly string[];
  readonly always: readonly string[];
}

/** Headers that are the same for every kept page, flat as Node's fast path takes them. */
const common: readonly string[] = Object.entries({
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
  ...protection,
  ...speculationHeader,
}).flat();

/**
 * Finished public pages by path. They are sent before any framework code runs (see answer-from-memory.ts).
 * Entries go when something they were drawn from changes; a page drawn while that happened is sent but not kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Which cached pages show this address: themselves and those that link to it as a neighbour. */
  readonly #shownOn = new Map<string, Set<string>>();
  #epoch = 0;
  readonly #droppers: ((slugs: readonly string[] | null) => void)[] = [];
  readonly views = new ViewCounter();
  /** Since the start: answered from memory, and drawn because they were not there. */
  hits = 0;
  drawn = 0;

  /** Headers and values in turn that every page of this program has besides. */
  readonly #always: readonly string[];

  constructor(maxBytes: number, always: readonly string[] = []) {
    this.#always = always;
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      // A page's compressed forms come later; a third on top is what they take at most.
      sizeCalculation: page => Math.ceil(page.html.length * 1.4) + 1_000,
      dispose: (page, path) => this.#forget(page, path),
    });
  }

  /** The form of a page that a visitor gets, if the page is in memory. `target` may carry a query, which changes nothing. */
  find(
    target: string,
    acceptEncoding: string | undefined,
    ifNoneMatch: string | undefined,
  ): PackedPage | null {
    const query = target.indexOf('?');
    const page = this.#pages.get(query === -1 ? target : target.slice(0, query));
    if (!page) return null;
    this.hits += 1;
    return formOf(page, acceptEncoding, ifNoneMatch);
  }

  /** Answers from memory, if the page is there. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { headers } = request;
    const found = this.find(request.url ?? '/', acceptedOf(request), headers['if-none-match']);
    if (!found) return false;
    this.#view(found.seen, request);
    send(request, response, found);
    return true;
  }

  /** Counts a page that is drawn for one visitor and never kept. */
  countDrawn(path: string, request: IncomingMessage): void {
    this.drawn += 1;
    this.#view(unseen(path), request);
  }

  #view(seen: Seen, { method, headers }: IncomingMessage): void {
    if (method !== 'GET') return;
    const purpose = headers['sec-purpose'] ?? headers['purpose'];
    if (isView(headers['user-agent'], purpose?.toString())) this.views.view(seen);
  }

  /** Sends a page that was just drawn, and keeps it unless something changed since `epoch`. */
  keepAndSend(drawn: DrawnPage, request: IncomingMessage, response: ServerResponse): void {
    this.drawn += 1;
    const html = 'body' in drawn ? drawn.body : Buffer.from(drawn.html);
    const etag = `W/"${fingerprint(html)}"`;
    const seen = unseen(drawn.path);
    const notModified: PackedPage = {
      status: 304,
      headers: [...common, ...this.#always, 'ETag', etag],
      body: null,
      seen,
    };
    const page: CachedPage = {
      etag,
      html,
      packed: {},
      notModified,
      seen,
      shows: drawn.shows,
      always: this.#always,
    };
    this.#view(seen, request);
    if (drawn.epoch === this.#epoch) {
      this.#pages.set(drawn.path, page);
      for (const slug of drawn.shows) this.#remember(slug, drawn.path);
    }
    send(request, response, firstFormOf(page, acceptedOf(request), request.headers['if-none-match']));
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** Tells of every change that this cache hears of: the addresses it concerns, or null for all of them. */
  whenDropping(listener: (slugs: readonly string[] | null) => void): void {
    this.#droppers.push(listener);
  }

  /** Drops every page that shows one of these addresses. */
  dropShowing(slugs: readonly string[]): void {
    this.#epoch += 1;
    for (const listener of this.#droppers) listener(slugs);
    for (const slug of slugs) {
      this.#pages.delete(`/${slug}/`);
      this.#pages.delete(`/${slug}`);
      for (const path of Array.from(this.#shownOn.get(slug) ?? [])) this.#pages.delete(path);
    }
  }

  dropAll(): void {
    this.#epoch += 1;
    for (const listener of this.#droppers) listener(null);
    this.#pages.clear();
  }

  #remember(slug: string, path: string): void {
    const paths = this.#shownOn.get(slug);
    if (paths) paths.add(path);
    else this.#shownOn.set(slug, new Set([path]));
  }

  /** A page that leaves the cache, for whatever reason, leaves the index of who shows whom. */
  #forget(page: CachedPage, path: string): void {
    for (const slug of page.shows) {
      const paths = this.#shownOn.get(slug);
      paths?.delete(path);
      if (paths?.size === 0) this.#shownOn.delete(slug);
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

export type DrawnPage = DrawnFacts & ({ readonly html: string } | { readonly body: Buffer });

interface DrawnFacts {
  readonly path: string;
  /** The cache's epoch before anything was read from the database. */
  readonly epoch: number;
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

function acceptedOf({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join(',') : accepted;
}

function formOf(
  page: CachedPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): PackedPage {
  return ifNoneMatch === page.etag ? page.notModified : packed(page, accepted(acceptEncoding));
}

/** For whoever asks first: packed quickly and not kept. Most of a million pages are not asked for again while they are here. */
function firstFormOf(
  page: CachedPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): PackedPage {
  if (ifNoneMatch === page.etag) return page.notModified;
  const encoding = accepted(acceptEncoding);
  return packedForm(page, encoding, compress(page.html, encoding, quick));
}

/** Browsers say "gzip, deflate, br, zstd"; only an explicit q=0 takes an encoding away. */
function accepted(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (header.includes('br') && !/br\s*;\s*q=0(?!\.[0-9]*[1-9])/.test(header)) return 'br';
  if (header.includes('gzip') && !/gzip\s*;\s*q=0(?!\.[0-9]*[1-9])/.test(header)) return 'gzip';
  return 'identity';
}

function packed(page: CachedPage, encoding: Encoding): PackedPage {
  const known = page.packed[encoding];
  if (known) return known;
  const form = packedForm(page, encoding, compress(page.html, encoding, small));
  page.packed[encoding] = form;
  return form;
}

function packedForm(page: CachedPage, encoding: Encoding, body: Buffer): PackedPage {
  const headers = Object.entries({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    ETag: page.etag,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
    .flat()
    .concat(common, page.always);
  return { status: 200, headers, body, seen: page.seen };
}

interface Effort {
  readonly br: number;
  readonly gzip: number;
}

const quick: Effort = { br: 1, gzip: 1 };
const small: Effort = { br: 5, gzip: 6 };

function compress(html: Buffer, encoding: Encoding, { br, gzip }: Effort): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: br } });
  if (encoding === 'gzip') return gzipSync(html, { level: gzip });
  return html;
}
