import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { CityPages } from '../../website/context/city-pages.ts';
import { searchedPaths } from '../../website/site-pages/searched-lists.ts';
import { buildSitemap, sitemapLock } from './build-sitemap.ts';
import { findBuild, findBuildAge } from './queries.ts';

export const buildSitemapJob = 'build-sitemap';

/** Changes come in bursts: the delay for the rest of one, in milliseconds. */
const shortestWait = 3_000;
/** On a large site building takes seconds; it may use at most a twentieth of the time. */
const restPerWork = 20;
/** In milliseconds. A timer takes no more than 24 days and fires at once beyond. */
const longestRest = 24 * 3_600_000;

/** Keeps the stored sitemap current: follows changes of the site, and has a job build it, at a limited rate. */
export class SitemapContext {
  readonly #parts: { readonly database: Database; readonly settings: SiteSettings; readonly log: Logger };
  #serving: { readonly origin: string; readonly queue: JobQueue } | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: { readonly database: Database; readonly settings: SiteSettings; readonly log: Logger }) {
    this.#parts = parts;
  }

  /** From now on this process serves visitors at `origin`. The first sitemap exists when this returns. */
  async open(queue: JobQueue, origin: string): Promise<void> {
    this.#serving = { origin, queue };
    try {
      const last = await findBuild(this.#parts.database.kysely);
      if (last) await this.order();
      else await this.build(origin);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'sitemap not built');
    }
  }

  /** Something that public addresses depend on changed. */
  changed(): void {
    if (!this.#serving || this.#timer) return;
    this.#wait(shortestWait);
  }

  /** Queues a build; any process that runs jobs makes it. */
  async order(): Promise<void> {
    if (this.#serving) {
      await this.#serving.queue.sendNow(buildSitemapJob, { origin: this.#serving.origin });
    }
  }

  /** Builds it now, in this process. False: another process is building. */
  async build(origin = this.#serving?.origin): Promise<boolean> {
    if (origin === undefined) return false;
    return holdLock(this.#parts.database, sitemapLock, () => this.write(origin));
  }

  /** Builds the sitemap for a caller that holds the lock. */
  async write(origin: string, signal?: AbortSignal): Promise<void> {
    const { database, settings } = this.#parts;
    await settings.load();
    const decided = settings.current();
    const towns = new CityPages(database.kysely);
    await towns.load();
    const sources = { db: database.kysely, settings: decided, cityPages: towns };
    // An empty site has the pages of no business.
    const fixedPaths = decided.is_empty ? [] : await searchedPaths(sources);
    const cityPages = decided.is_empty ? [] : towns.list(decided.areas);
    await buildSitemap(database.kysely, {
      origin,
      fixedPaths,
      cityPages,
      towns: decided.areas.towns,
      ...(signal ? { signal } : {}),
    });
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#serving = null;
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#orderWhenRested().catch((error: unknown) => {
        if (!isTransient(error)) {
          this.#parts.log.error({ err: error }, 'sitemap not ordered');
          return;
        }
        this.#parts.log.warn({ err: error }, 'sitemap not ordered; tried again');
        this.changed();
      });
    }, milliseconds);
    this.#timer.unref();
  }

  async #orderWhenRested(): Promise<void> {
    this.#timer = null;
    const last = await findBuildAge(this.#parts.database.kysely);
    // A build of the future says nothing: the clock was set back since. The next build has the new time.
    const rest =
      last && last.age_ms >= 0 ? Math.min(last.took_ms * restPerWork - last.age_ms, longestRest) : 0;
    if (rest > shortestWait && !this.#timer && this.#serving) this.#wait(rest);
    else await this.order();
  }
}
