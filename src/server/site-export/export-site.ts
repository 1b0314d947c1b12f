import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownPage } from '../pages/page-row.ts';
import { listPublishedFrom } from '../pages/published-queries.ts';
import { listPostAddresses } from '../posts/published-queries.ts';
import { blogAnswer } from '../site/blog/blog-answer.ts';
import { blogFeed, feedPath } from '../site/blog/blog-feed.ts';
import { listPath, postPath } from '../site/blog/blog-paths.ts';
import { companionFile, companionPaths } from '../site/companion-files.ts';
import { drawFixedPage } from '../site/draw-fixed-page.ts';
import { drawHub } from '../site/draw-hub.ts';
import { drawNotFoundPage } from '../site/draw-page.ts';
import { pageBytes } from '../site/fill-landing-page.ts';
import { toBytes } from '../site/filling/bytes.ts';
import { thankYouRoute } from '../site/fixed-routes.ts';
import { originOf } from '../site/frame-for.ts';
import type { HubAddress } from '../site/hub-paths.ts';
import { hubPath } from '../site/hub-paths.ts';
import { listHubsAfter } from '../site/hub-queries.ts';
import { robotsText } from '../site/robots-text.ts';
import { drawSharePicture } from '../site/share-picture/draw-share-picture.ts';
import { findShareFacts } from '../site/share-picture/find-share-facts.ts';
import { sharePath } from '../site/share-picture/share-facts.ts';
import type { SiteParts } from '../site/site-parts.ts';
import { ownPaths, siteRoutes } from '../site/site-routes.ts';
import { findPicture, listSitePhotos } from '../site-photos/queries.ts';
import { photoAddress } from '../site-photos/site-photo-address.ts';
import { listRedirected } from '../sitemap/queries.ts';
import { indexOf, mostAddresses, type SitemapFile, sitemapFiles } from '../sitemap/sitemap-files.ts';
import { ExportFolder, ownFolder, type Written } from './export-folder.ts';
import { headersText, nginxMapsText, nginxText } from './nginx-text.ts';
import { redirectFiles } from './redirect-files.ts';

export interface ExportWish {
  readonly folder: string;
  /** Where the build put what browsers load. */
  readonly built: string;
  /** Where forms are sent, when that isn't the site's own address. */
  readonly formsOrigin: string | null;
  /** Without them a shared link shows no picture; each takes longer to draw than hundreds of pages. */
  readonly hasPictures: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (pages: number) => void;
}

export interface Exported extends Written {
  readonly pages: number;
  readonly redirects: number;
}

const rowsAtOnce = 500;

/** Writes the whole public site as files. Pages come first, the sitemap that names them last. */
export async function exportSite(parts: SiteParts, wish: ExportWish): Promise<Exported> {
  const folder = await ExportFolder.open(wish.folder);
  try {
    const site = new SiteFiles(parts, folder, wish);
    await site.assets();
    const pages = await site.landingPages();
    await site.fixedPages();
    await site.hubs();
    await site.blog();
    await site.smallFiles();
    const redirects = await site.redirects();
    await site.sitemap();
    return { ...(await folder.finish()), pages, redirects };
  } finally {
    await folder.close();
  }
}

class SiteFiles {
  readonly #parts: SiteParts;
  readonly #folder: ExportFolder;
  readonly #wish: ExportWish;
  readonly #room = new FileRoom();

  constructor(parts: SiteParts, folder: ExportFolder, wish: ExportWish) {
    this.#parts = parts;
    this.#folder = folder;
    this.#wish = wish;
  }

  async landingPages(): Promise<number> {
    const { kysely } = this.#parts.database;
    let pages = 0;
    for (let after = ''; ; ) {
      this.#wish.signal.throwIfAborted();
      const rows = await listPublishedFrom(kysely, after, rowsAtOnce);
      const moved = await listRedirected(
        kysely,
        rows.map(row => `/${row.slug}/`),
      );
      const shown = rows.filter(row => !moved.has(`/${row.slug}/`));
      // Each is written as soon as it is there: a page in hand is in the processor's memory, five hundred are not.
      const ends = await Promise.allSettled(shown.map(row => this.#landingPage(row)));
      for (const end of ends) {
        if (end.status === 'rejected') throw end.reason;
        if (end.value) pages += 1;
      }
      if (this.#wish.hasPictures) for (const { slug } of shown) await this.#picture(`/${slug}`);
      this.#wish.onProgress(pages);
      after = rows.at(-1)?.slug ?? after;
      if (rows.length < rowsAtOnce) return pages;
    }
  }

  /** False where the page is gone. */
  async #landingPage(row: ShownPage): Promise<boolean> {
    const page = await pageBytes(this.#parts, row);
    if (!page) return false;
    this.#folder.put(`${row.slug}/index.html`, this.#room.hold(this.#ready(page.bytes)), { isPage: true });
    return true;
  }

  async fixedPages(): Promise<void> {
    const { enabled } = this.#parts.settings.current().packs;
    for (const [path, route] of siteRoutes(enabled)) {
      this.#page(path, (await drawFixedPage(this.#parts, route)).html);
      if (this.#wish.hasPictures) await this.#picture(path === '/' ? '' : path);
    }
    this.#page(thankYouRoute.head.path, (await drawFixedPage(this.#parts, thankYouRoute)).html);
    this.#page('/404', (await drawNotFoundPage(this.#parts, '/404', null)).html);
  }

  async hubs(): Promise<void> {
    for (let after = { state: '', city: '' }; ; ) {
      this.#wish.signal.throwIfAborted();
      const rows = await listHubsAfter(this.#parts.database.kysely, after, rowsAtOnce);
      for (const hub of rows) {
        if (hub.state !== after.state) await this.#hubPages(hub.state, null);
        await this.#hubPages(hub.state, hub.city);
        after = hub;
      }
      if (rows.length < rowsAtOnce) return;
    }
  }

  async #hubPages(state: string, city: string | null): Promise<void> {
    for (let page = 1; ; page += 1) {
      const address: HubAddress = { state, city, page };
      const drawn = await drawHub(this.#parts, address);
      if (!drawn) return;
      this.#page(hubPath(address), drawn.html);
    }
  }

  async blog(): Promise<void> {
    const { kysely } = this.#parts.database;
    for (let number = 1; ; number += 1) {
      const drawn = await blogAnswer(this.#parts, listPath(number));
      if (!drawn || 'movedTo' in drawn) break;
      this.#page(listPath(number), drawn.html);
    }
    for (const { slug } of await listPostAddresses(kysely, mostAddresses)) {
      const drawn = await blogAnswer(this.#parts, postPath(slug));
      if (drawn && !('movedTo' in drawn)) this.#page(postPath(slug), drawn.html);
      if (this.#wish.hasPictures) await this.#picture(postPath(slug));
    }
    if (this.#wish.hasPictures) await this.#picture(listPath(1));
    let feed = '';
    for await (const part of blogFeed(this.#parts)) feed += part;
    this.#file(feedPath, Buffer.from(feed));
  }

  /** The stylesheet and what it names; nothing of the back office. */
  async assets(): Promise<void> {
    const { stylesheet, font } = this.#parts.assets;
    const read = (path: string) => readFile(join(this.#wish.built, path));
    const styles = await read(stylesheet);
    this.#file(stylesheet, styles);
    const named = Array.from(
      styles.toString('latin1').matchAll(/url\(["']?(\/assets\/[\w.-]+)/g),
      found => found[1],
    );
    for (const path of new Set([...named, font])) if (path) this.#file(path, await read(path));
  }

  async smallFiles(): Promise<void> {
    const { database, config, settings } = this.#parts;
    this.#file('/robots.txt', Buffer.from(robotsText(originOf(config))));
    for (const path of companionPaths) {
      const file = await companionFile(path, settings.current().business.name);
      if (file) this.#file(path, file.body);
    }
    for (const { hash } of await listSitePhotos(database.kysely)) {
      for (const size of ['large', 'small'] as const) {
        const picture = await findPicture(database.kysely, hash, size);
        if (picture) this.#file(photoAddress(hash, size), picture);
      }
    }
  }

  async redirects(): Promise<number> {
    const { nginx, nginxTemporary, generic, count } = await redirectFiles(this.#parts.database.kysely);
    const { formsOrigin, folder } = this.#wish;
    this.#file('/_redirects', Buffer.from(generic));
    this.#file('/_headers', Buffer.from(headersText({ formsOrigin })));
    const own = (name: string, content: string) => this.#file(`/${ownFolder}/${name}`, Buffer.from(content));
    own('redirects-301.map', nginx);
    own('redirects-302.map', nginxTemporary);
    own('nginx-maps.conf', nginxMapsText(join(folder, ownFolder)));
    own('nginx-server.conf', nginxText({ formsOrigin }));
    return count;
  }

  async sitemap(): Promise<void> {
    const { database, config, settings } = this.#parts;
    const origin = originOf(config);
    const listed: Omit<SitemapFile, 'text'>[] = [];
    const fixedPaths = ownPaths(settings.current());
    for await (const { text, ...file } of sitemapFiles(database.kysely, origin, {
      fixedPaths,
      perFile: mostAddresses,
      onRedirected: () => undefined,
    })) {
      listed.push(file);
      this.#file(file.path, Buffer.from(text));
    }
    this.#file('/sitemap.xml', Buffer.from(indexOf(origin, listed)));
  }

  /** A picture's address changes with what it shows, so one that is there is the right one. */
  async #picture(page: string): Promise<void> {
    this.#wish.signal.throwIfAborted();
    const facts = await findShareFacts(this.#parts, page);
    if (!facts) return;
    const name = sharePath(facts).slice(1);
    if (this.#folder.keeps(name)) return;
    const png = await drawSharePicture(facts);
    if (png) this.#folder.put(name, png);
  }

  /** An address without a slash at its end is a file with an ending; the front page is the folder's own. */
  #page(path: string, html: string): void {
    this.#folder.put(
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      this.#room.hold(this.#ready(toBytes(html))),
    );
  }

  #file(path: string, body: Buffer): void {
    this.#folder.put(path.slice(1), body);
  }

  /** The page as it is; where forms go elsewhere, with their address. No text can hold what is replaced: its quotation marks are escaped. */
  #ready(bytes: string): string {
    const { formsOrigin } = this.#wish;
    if (formsOrigin === null) return bytes;
    return bytes
      .replaceAll(' action="/leads', ` action="${formsOrigin}/leads`)
      .replaceAll(' ping="/calls"', ` ping="${formsOrigin}/calls"`);
  }
}

/** Room for one file at a time: new memory for each page would cost more than to fill it. */
class FileRoom {
  #room = Buffer.allocUnsafeSlow(1_000_000);

  /** The bytes, until the next are held. */
  hold(bytes: string): Buffer {
    if (bytes.length > this.#room.length) this.#room = Buffer.allocUnsafeSlow(bytes.length * 2);
    return this.#room.subarray(0, this.#room.write(bytes, 'latin1'));
  }
}
