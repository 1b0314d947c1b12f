import type { ShownPage } from '../../pages/pages/page-row.ts';
import {
  type AddressRange,
  listPublishedIn,
  listPublishedRows,
} from '../../pages/pages/published-queries.ts';
import { type HubAddress, hubPath } from '../../pages/towns/hub-paths.ts';
import { type MaybePromise, mapMaybePromise } from '../../platform/maybe-promise.ts';
import {
  encodeLandingPage,
  fillLandingPage,
  loadLandingPage,
  releaseBuffer,
} from '../../website/compiled/index.ts';
import { hubBytes } from '../../website/hubs/fill-hub.ts';
import { prefetchRelatedPages } from '../../website/landing-pages/prefetch-related-pages.ts';
import type { FileSink } from './file-sink.ts';
import type { ExportContext } from './open-site.ts';

/** A chunk of pages that one worker writes at a time. */
export type ExportChunk =
  | ({ readonly kind: 'pages' } & AddressRange)
  | { readonly kind: 'changed'; readonly slugs: readonly string[] }
  /** Lists: of a state where no town is named. */
  | { readonly kind: 'hubs'; readonly hubs: readonly Pick<HubAddress, 'state' | 'city'>[] };

/** The number of concurrent pages of a chunk. More only use memory. */
const inHand = 100;

/** Writes pages as files. */
export class SitePages {
  readonly #context: ExportContext;
  readonly #files: FileSink;
  readonly #formsOrigin: string | null;

  constructor(context: ExportContext, files: FileSink, formsOrigin: string | null) {
    this.#context = context;
    this.#files = files;
    this.#formsOrigin = formsOrigin;
  }

  /** Writes a chunk. Returns the addresses of its landing pages. */
  async write(chunk: ExportChunk): Promise<readonly string[]> {
    const { database } = this.#context;
    if (chunk.kind === 'pages') return this.writeRows(await listPublishedIn(database, chunk));
    if (chunk.kind === 'changed') {
      const rows = await listPublishedRows(database, chunk.slugs);
      return this.writeRows(rows.filter(row => !row.is_redirected));
    }
    const ends = await Promise.allSettled(chunk.hubs.map(hub => this.#hub(hub)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return [];
  }

  /** An address without a slash at its end is a file with an ending; the front page is the folder's own. */
  put(path: string, html: string | Buffer): void {
    this.putAs(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
  }

  /** A page as a file of this name. */
  putAs(name: string, html: string | Buffer): void {
    this.#files.put(name, this.#ready(typeof html === 'string' ? Buffer.from(html) : html));
  }

  /** Writes these landing pages. Returns their addresses. */
  async writeRows(rows: readonly ShownPage[]): Promise<readonly string[]> {
    await prefetchRelatedPages(this.#context, rows);
    const written: string[] = [];
    for (let at = 0; at < rows.length; at += inHand) {
      await this.#files.drain();
      written.push(...(await this.#writeThese(rows.slice(at, at + inHand))));
    }
    return written;
  }

  /** Cached pages are written immediately; the others query the database together. Returns the written addresses. */
  async #writeThese(rows: readonly ShownPage[]): Promise<readonly string[]> {
    const written: string[] = [];
    const asking: Promise<string | null>[] = [];
    try {
      for (const row of rows) {
        const slug = this.#landingPage(row);
        if (slug instanceof Promise) asking.push(slug);
        else if (slug !== null) written.push(slug);
      }
    } finally {
      // Each page is finished, even if another one fails.
      const ends = await Promise.allSettled(asking);
      for (const end of ends) if (end.status === 'fulfilled' && end.value !== null) written.push(end.value);
    }
    await Promise.all(asking);
    return written;
  }

  /**
   * Null if the page was deleted. Each page is written at once, while it is in the processor's cache. Pages with external
   * forms are changed after rendering, so this thread fills them.
   */
  #landingPage(row: ShownPage): MaybePromise<string | null> {
    const { slug } = row;
    const { records } = this.#files;
    return mapMaybePromise(loadLandingPage(this.#context, row), loaded => {
      if (!loaded) return null;
      const page = records && this.#formsOrigin === null ? encodeLandingPage(loaded, records.texts) : null;
      if (records && page) {
        records.put(`${slug}/index.html`, page.bindings, page.program);
        releaseBuffer(page.buffer);
        return slug;
      }
      return mapMaybePromise(fillLandingPage(this.#context, loaded), filled => {
        if (!filled) return null;
        this.#files.put(`${slug}/index.html`, this.#ready(filled.html), { isPage: true });
        releaseBuffer(filled.buffer);
        return slug;
      });
    });
  }

  /** All lists of a state's towns, or of a town's pages. */
  async #hub(hub: Pick<HubAddress, 'state' | 'city'>): Promise<void> {
    let lists = 1;
    for (let page = 1; page <= lists; page += 1) {
      const address = { ...hub, page };
      const list = await hubBytes(this.#context, address);
      if (!list) return;
      await this.#files.drain();
      this.put(hubPath(address), list.body);
      lists = list.lists;
    }
  }

  /** The page, with the external address of its forms. Texts can't match, because their quotation marks are escaped. */
  #ready(html: Buffer): Buffer {
    const origin = this.#formsOrigin;
    if (origin === null) return html;
    const elsewhere = html
      .toString('latin1')
      .replaceAll(' action="/leads', ` action="${origin}/leads`)
      .replaceAll(' ping="/calls"', ` ping="${origin}/calls"`);
    return Buffer.from(elsewhere, 'latin1');
  }
}
