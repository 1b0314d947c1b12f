import { availableParallelism } from 'node:os';
import { type SiteLook, siteLooks } from '../../business/brand/site-look.ts';
import { countPublished } from '../../pages/towns/hub-queries.ts';
import { originOf } from '../../platform/config.ts';
import { areaFilesPath } from '../../search/sitemap/sitemap-files.ts';
import { thankYouPath } from '../../website/context/program-pages.ts';
import { shareBrand, sharePath } from '../../website/context/share-facts.ts';
import { programPage, sitePages } from '../../website/context/site-page-store.ts';
import { renderNotFoundPage } from '../../website/landing-pages/render-page.ts';
import { companionFile, companionPaths, iconFacts } from '../../website/serving/companion-files.ts';
import { robotsText } from '../../website/serving/robots-text.ts';
import { renderSharePicture } from '../../website/share-pictures/render-share-picture.ts';
import { findShareFacts } from '../../website/site-pages/find-share-facts.ts';
import { renderSitePage } from '../../website/site-pages/render-site-page.ts';
import { assetFiles } from './asset-files.ts';
import { writeBlogFiles } from './blog-files.ts';
import { type CaseMarks, followCases, readCaseMarks, writeCaseFiles } from './case-files.ts';
import { changedPages, type ExportBasis, type FileOptions } from './export-basis.ts';
import { allChunks, changedChunks } from './export-chunks.ts';
import { ownFolder } from './export-folder.ts';
import type { Exported, ExportTarget } from './export-target.ts';
import { ExportWorkerPool } from './export-worker-pool.ts';
import type { FileSink, WrittenFiles } from './file-sink.ts';
import { LeftOutPages } from './left-out-pages.ts';
import { headersText, nginxMapsText, nginxText } from './nginx-text.ts';
import type { ExportContext } from './open-site.ts';
import { openWriter } from './open-writer.ts';
import { pictureFiles } from './picture-files.ts';
import { redirectFiles } from './redirect-files.ts';
import { type ExportChunk, SitePages } from './site-pages.ts';
import { type WrittenSitemap, writeSitemapFiles } from './sitemap-files.ts';
import { WriterThread } from './writer-thread.ts';

export interface ExportOptions extends FileOptions {
  /** The folder of the built browser assets. */
  readonly built: string;
  /** The number of threads, including this one; null: as many as processors, up to four, if there are enough pages. */
  readonly threads: number | null;
  /** Read before the site was opened. Without it this export and the next one render every page. */
  readonly basis?: ExportBasis | null;
  readonly signal: AbortSignal;
  /** The export waits for it. */
  readonly onProgress: (done: ExportProgress) => Promise<void> | void;
}

/** Rendered landing pages are counted first; then only the number of all files rises, by lists and the sitemap. */
export interface ExportProgress {
  readonly pages: number;
  /** Written or unchanged. */
  readonly files: number;
}

/** Fewer pages take less time than starting another thread. */
const worthHelp = 5_000;
const maxThreads = 4;

/** Writes the whole public site to the target, and closes it. Pages come first, the sitemap's index last. */
export async function exportSite(
  context: ExportContext,
  target: ExportTarget,
  options: ExportOptions,
): Promise<Exported> {
  try {
    return await writeSite(context, target, options);
  } finally {
    await target.close();
  }
}

async function writeSite(
  context: ExportContext,
  target: ExportTarget,
  options: ExportOptions,
): Promise<Exported> {
  const { kysely } = context.database;
  const { basis = null } = options;
  const changed = await changedPages(kysely, target.basis, basis);
  if (changed) target.keepAll();
  const toRender = changed?.length ?? (await countPublished(kysely));
  const threads = Math.min(threadsFor(toRender, options), target.maxThreads);
  const site = new SiteFiles(context, { target, changed, options, threads });
  try {
    const cases = await readCaseMarks(kysely);
    await site.assets();
    const drawn = await site.pages();
    const redirects = await site.redirects();
    await site.finish();
    await site.follow(cases);
    const pages = changed && basis ? basis.pages : drawn;
    if (changed) await site.leftOut.noteEarlier(kysely);
    const left_out = site.leftOut.list();
    return { ...(await target.finish(basis)), pages, drawn, redirects, left_out };
  } finally {
    await site.close();
  }
}

/** With few pages, starting another thread takes longer than it saves. */
function threadsFor(pages: number, { threads }: ExportOptions): number {
  if (threads !== null) return threads;
  return pages >= worthHelp ? Math.min(availableParallelism(), maxThreads) : 1;
}

interface Writing {
  readonly target: ExportTarget;
  /** The only landing pages to render; null: all. */
  readonly changed: readonly string[] | null;
  readonly options: ExportOptions;
  readonly threads: number;
}

class SiteFiles {
  readonly #context: ExportContext;
  readonly #target: ExportTarget;
  readonly #changed: readonly string[] | null;
  readonly #options: ExportOptions;
  readonly #files: FileSink;
  readonly #pages: SitePages;
  readonly #workers: ExportWorkerPool;
  #writtenPages = 0;
  #doneFiles = 0;
  #caseFiles: ReadonlySet<string> = new Set();
  readonly leftOut = new LeftOutPages();
  #sitemap: WrittenSitemap = { index: '', names: new Set() };

  constructor(context: ExportContext, { target, changed, options, threads }: Writing) {
    const { formsOrigin } = options;
    this.#context = context;
    this.#target = target;
    this.#changed = changed;
    this.#options = options;
    this.#files = threads > 1 ? new WriterThread(target.setting) : openWriter(target.setting);
    this.#pages = new SitePages(context, this.#files, formsOrigin);
    this.#workers = new ExportWorkerPool(this.#pages, this.#files, {
      config: context.config,
      databaseUrl: context.database.url,
      writer: target.setting,
      formsOrigin,
    });
    // The third and all after it fill and write: a second one that only writes would sleep most of the time.
    this.#workers.help(threads - 2);
  }

  /** Writes the sitemap's index, waits for the last files and notes them. */
  async finish(): Promise<void> {
    this.#file('/sitemap.xml', Buffer.from(this.#sitemap.index));
    await this.#files.flush();
    this.#noteFiles(this.#files.take());
  }

  /** Follows the cases that changed while the export ran. */
  follow(seen: CaseMarks): Promise<void> {
    const { formsOrigin, signal } = this.#options;
    const open = () => {
      const files = openWriter(this.#target.rewriteSetting);
      return { files, pages: new SitePages(this.#context, files, formsOrigin) };
    };
    return followCases(
      this.#context,
      { seen, written: this.#caseFiles, signal, open },
      async (files, gone) => {
        const before = this.#sitemap;
        this.#sitemap = await writeSitemapFiles(this.#context, files, { signal });
        files.put('sitemap.xml', Buffer.from(this.#sitemap.index));
        this.#noteFiles(files.take());
        const unlisted = [...before.names].filter(name => !this.#sitemap.names.has(name));
        await this.#target.withdraw(new Set([...gone, ...unlisted]));
      },
    );
  }

  /** Stops the workers. */
  async close(): Promise<void> {
    await this.#workers.close();
    await this.#files.close();
  }

  /**
   * Free workers write these landing pages and lists. Meanwhile this thread writes the few other pages and the sitemap.
   */
  async pages(): Promise<number> {
    const { signal } = this.#options;
    const chunks = this.#changed ? changedChunks(this.#changed) : allChunks(this.#context.database.kysely);
    const others: Promise<void>[] = [];
    const next = async (): Promise<ExportChunk | null> => {
      signal.throwIfAborted();
      const chunk = (await chunks.next()).value ?? null;
      if (chunk?.kind !== 'pages' && others.length === 0) {
        others.push(this.#otherPages(), this.#sitemapFiles());
        for (const begun of others) begun.catch(() => undefined); // Reported below, when no worker writes any more.
      }
      return chunk;
    };
    const written = this.#workers.work(next, async ({ slugs, files }) => {
      this.#writtenPages += slugs.length;
      for (const slug of slugs) await this.#picture(`/${slug}`);
      await this.#note(files);
    });
    const ends = [...(await Promise.allSettled([written])), ...(await Promise.allSettled(others))];
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return this.#writtenPages;
  }

  #noteFiles(files: WrittenFiles): void {
    this.#target.note(files);
    this.leftOut.note(files);
  }

  async #note(files: WrittenFiles): Promise<void> {
    this.#noteFiles(files);
    this.#doneFiles += files.written + files.unchanged;
    await this.#options.onProgress({ pages: this.#writtenPages, files: this.#doneFiles });
  }

  async #otherPages(): Promise<void> {
    await this.#fixedPages();
    await writeBlogFiles(this.#context, {
      pages: this.#pages,
      files: this.#files,
      picture: path => this.#picture(path),
      signal: this.#options.signal,
    });
    this.#caseFiles = await writeCaseFiles(
      this.#context,
      { pages: this.#pages, files: this.#files },
      this.#options.signal,
    );
    await this.#smallFiles();
  }

  async #fixedPages(): Promise<void> {
    const thankYou = programPage(thankYouPath);
    const pages = [...sitePages(this.#context.settings.current()).values(), ...(thankYou ? [thankYou] : [])];
    for (const page of pages) {
      const { path } = page;
      this.#options.signal.throwIfAborted();
      this.#pages.put(path, (await renderSitePage(this.#context, page)).html);
      if (page !== thankYou) await this.#picture(path === '/' ? '' : path);
    }
    this.#pages.put('/404', (await renderNotFoundPage(this.#context, '/404', null)).html);
  }

  async assets(): Promise<void> {
    for await (const [path, body] of assetFiles(this.#looks(), this.#options.built)) this.#file(path, body);
  }

  #looks(): readonly SiteLook[] {
    const { assets, settings } = this.#context;
    return siteLooks(assets.sheets, settings.current());
  }

  async #smallFiles(): Promise<void> {
    const { database, config } = this.#context;
    this.#file('/robots.txt', Buffer.from(robotsText(originOf(config))));
    const icons = await iconFacts(this.#context);
    for (const path of companionPaths) {
      const file = await companionFile(path, icons);
      if (file) this.#file(path, file.body);
    }
    for await (const [path, content] of pictureFiles(database.kysely)) this.#file(path, content);
  }

  async redirects(): Promise<number> {
    const { maps, queries, generic, count } = await redirectFiles(this.#context.database.kysely);
    const { formsOrigin } = this.#options;
    this.#file('/_redirects', Buffer.from(generic));
    this.#file('/_headers', Buffer.from(headersText({ formsOrigin })));
    const own = (name: string, content: string) => this.#file(`/${ownFolder}/${name}`, Buffer.from(content));
    own('nginx-maps.conf', nginxMapsText({ maps, queries }));
    own('nginx-server.conf', nginxText({ formsOrigin }));
    return count;
  }

  async #sitemapFiles(): Promise<void> {
    const files = this.#changed && (await this.#target.earlierTexts(areaFilesPath));
    this.#sitemap = await writeSitemapFiles(this.#context, this.#files, {
      signal: this.#options.signal,
      onFile: () => this.#note(this.#files.take()),
      earlier: this.#changed && files && { files, changed: this.#changed },
    });
  }

  /** A picture's address changes with its content, so an existing file is current. */
  async #picture(page: string): Promise<void> {
    if (!this.#options.hasPictures) return;
    this.#options.signal.throwIfAborted();
    const facts = await findShareFacts(this.#context, page);
    if (!facts) return;
    const brand = shareBrand(this.#context.settings.current());
    const name = sharePath(facts, brand).slice(1);
    if (this.#target.keeps(name)) return;
    const png = await renderSharePicture(facts, brand);
    if (png) this.#files.put(name, png);
  }

  #file(path: string, body: Buffer): void {
    this.#files.put(path.slice(1), body);
  }
}
