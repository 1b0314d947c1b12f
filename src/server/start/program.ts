import type { Logger } from 'pino';
import { CaseStore } from '../audience/cases/case-store.ts';
import { type LeadContext, openLeadContext } from '../audience/leads/lead-context.ts';
import { readBrandFiles } from '../business/brand/brand-files.ts';
import { loadPacks } from '../business/packs/load-packs.ts';
import { readPhotos } from '../business/photos/read-photos.ts';
import { readOwnServices } from '../business/services/own-services.ts';
import { convertBusinessClaims } from '../business/statements/add-business-claims.ts';
import { claimsOn } from '../business/statements/business-claims.ts';
import { FactStore } from '../business/statements/fact-store.ts';
import { watchExpiry } from '../business/statements/watch-expiry.ts';
import { type AccountContext, openAccountContext } from '../identity/account/account-context.ts';
import { type Accounts, openAccounts } from '../identity/auth/auth.ts';
import { type MailServer, openMailServer } from '../identity/mail-server/mail-server.ts';
import { type BackupContext, openBackupContext } from '../operations/backups/backup-context.ts';
import {
  deliverWebhooksJob,
  type WebhookContext,
  webhookLimits,
} from '../operations/webhooks/webhook-context.ts';
import { openRedirectContext, type RedirectContext } from '../pages/redirects/redirect-context.ts';
import { keepViews, type ViewKeeper } from '../pages/views/keep-views.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { EmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { listen } from '../platform/db/listen.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openReads, type Reads } from '../platform/db/reads.ts';
import { RecordEvents } from '../platform/db/record-events.ts';
import { retryTransient } from '../platform/db/retry-transient.ts';
import { onlySecure } from '../platform/http/only-secure.ts';
import { Outgoing } from '../platform/http/outgoing/outgoing.ts';
import { type JobQueue, startQueue } from '../platform/jobs/queue.ts';
import { cacheBounds, shareMemory } from '../platform/memory/cache-bounds.ts';
import { type Metrics, openMetrics } from '../platform/metrics/metrics.ts';
import { openOutbox } from '../platform/outbox/outbox.ts';
import { SiteSettings } from '../platform/settings/site-settings.ts';
import { SitemapContext } from '../search/sitemap/sitemap-context.ts';
import { ArticleCache } from '../templates/encyclopedia/article-cache.ts';
import { encyclopediaOf } from '../templates/encyclopedia/ask-encyclopedia.ts';
import { CityPages } from '../website/context/city-pages.ts';
import { readEditedPages } from '../website/context/edited-pages.ts';
import { PageCache } from '../website/context/page-cache.ts';
import { PublishedPages } from '../website/context/published-pages.ts';
import { nearestPageBy } from '../website/landing-pages/nearest-pages.ts';
import { beginWork, jobKinds, resumeWork } from './background-work.ts';
import { cacheReloaders } from './cache-reloaders.ts';
import { followAnnouncements } from './follow-announcements.ts';
import { followFacts } from './follow-facts.ts';
import { startOwnPostgres } from './own-postgres.ts';

/** The running parts shared by web server, command line and tests. */
export interface Program {
  readonly config: Config;
  readonly database: Database;
  readonly reads: Reads;
  readonly accounts: Accounts;
  readonly accountContext: AccountContext;
  readonly mailServer: MailServer;
  readonly queue: JobQueue;
  readonly events: RecordEvents;
  readonly leads: LeadContext;
  readonly articles: ArticleCache;
  readonly redirects: RedirectContext;
  readonly settings: SiteSettings;
  readonly cache: PageCache;
  readonly published: PublishedPages;
  readonly facts: FactStore;
  readonly cityPages: CityPages;
  readonly cases: CaseStore;
  readonly views: ViewKeeper;
  readonly sitemap: SitemapContext;
  readonly backups: BackupContext;
  readonly webhooks: WebhookContext;
  /** Fetches addresses that an admin entered. */
  readonly outgoing: Outgoing;
  readonly metrics: Metrics;
  /** The clock of publishing; tests change it. */
  readonly clock: () => Date;
  readonly log: Logger;
  /** Reloads everything this process holds in memory, after another business was set up. */
  readonly reloadAll: () => Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts everything below HTTP: the database (embedded or external), migrations, the job queue, the listener.
 * A process that runs no jobs only sends them.
 */
export async function startProgram(
  config: Config,
  log: Logger,
  {
    clock = () => new Date(),
    outgoing = new Outgoing(webhookLimits),
    worker = null,
    connectionTimeout,
    postgres = startOwnPostgres(config, log),
  }: Given = {},
): Promise<Program> {
  const embedded = await postgres;
  const stopDatabase = async () => embedded?.stop();
  try {
    const url = config.databaseUrl ?? embedded?.url('pagehaul') ?? '';
    return await startOn({ config, log, clock, outgoing, url, worker, connectionTimeout }, stopDatabase);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** Differences from a production program: tests supply a clock, a fetch function and shorter timeouts. */
interface Given {
  readonly clock?: () => Date;
  readonly outgoing?: Outgoing;
  /** Another process that runs the jobs, and is woken when there is work without a job. Null: this one runs them. */
  readonly worker?: { wake(): void } | null;
  /** How long work waits for a connection of the pool, in milliseconds. */
  readonly connectionTimeout?: number | undefined;
  /** The embedded PostgreSQL, if the caller has begun to start it. */
  readonly postgres?: Promise<EmbeddedPostgres | null>;
}

interface StartOptions extends Required<Pick<Given, 'clock' | 'outgoing' | 'worker'>> {
  readonly config: Config;
  readonly log: Logger;
  readonly url: string;
  readonly connectionTimeout: number | undefined;
}

async function startOn(
  { config, log, clock, outgoing, url, worker, connectionTimeout }: StartOptions,
  stopDatabase: () => Promise<void>,
): Promise<Program> {
  shareMemory(config.memory);
  const stopping = new AbortController();
  /** Work after an announcement, which is sent once: it must finish even without a free database connection. */
  const followUp = (work: () => Promise<void>, failure: string) => {
    const onRetry = (error: unknown) => log.warn({ err: error }, `${failure}; tried again`);
    retryTransient(work, { signal: stopping.signal, onRetry }).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, failure);
    });
  };
  const onLost = (error: Error) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'idle database connection lost');
  };
  const poolUrl = worker ? config.databasePoolUrl : null;
  const database = openDatabase(url, onLost, { connectionTimeout, poolUrl });
  const newer = await migrate(database.kysely);
  if (newer.length > 0) log.warn({ newer }, 'a newer version has migrated the database; this one continues');
  await loadPacks(database.kysely);
  await convertBusinessClaims(database.kysely);
  const cache = new PageCache(cacheBounds().pages, Object.entries(onlySecure(config.publicUrl)).flat());
  const reads = openReads(config.databaseReadUrls, { database, log, cache });
  const published = new PublishedPages(reads, cache);
  const facts = new FactStore(reads.kysely, clock);
  const cityPages = new CityPages(database.kysely, clock);
  const cases = new CaseStore(reads.kysely);
  const events = new RecordEvents();
  const settings = new SiteSettings(database.kysely, log, {
    photos: readPhotos,
    stated: claimsOn(clock),
    brandFiles: readBrandFiles,
    services: readOwnServices,
    editedPages: readEditedPages,
  });
  const sitemap = new SitemapContext({ database, settings, log });
  const memory = cacheReloaders({ database, settings, cache, facts, cases, cityPages, sitemap });
  const settingsChanged = () => followUp(memory.readSettings, 'settings not read');
  const statements = followFacts({ facts, cityPages, cache, sitemap, settingsChanged, followUp });
  const redirects = await openRedirectContext(config, {
    database,
    reads,
    cache,
    nearestPage: nearestPageBy(settings),
    log,
  });
  const redirectsChanged = (sources: readonly string[]) =>
    followUp(() => redirects.reload(sources), 'redirects not read');
  const backups = openBackupContext(config.dataDir, { database, settings, log });
  const webhooks: WebhookContext = { db: database.kysely, outgoing };
  // Only known once everything is open; nothing happens before.
  let deliverWebhooks = async (): Promise<void> => undefined;
  let reloadRestored = async (): Promise<void> => undefined;
  let resumeUnfinished = async (): Promise<void> => undefined;
  const { announced, everythingMayDiffer } = followAnnouncements({
    sitemap,
    events,
    cache,
    statements,
    cases,
    settingsChanged,
    packsChanged: () => followUp(memory.readPacks, 'packs not read'),
    redirectsChanged,
    webhooksWait: () => followUp(() => deliverWebhooks(), 'webhooks not delivered'),
    dataRestored: () => followUp(() => reloadRestored(), 'restored data not read'),
  });
  reads.whenOutdated(everythingMayDiffer);
  const listener = await listen(url, announced, () => {
    everythingMayDiffer();
    followUp(() => resumeUnfinished(), 'unfinished work not resumed');
  });
  // Also the trade again: an announcement from before `listen` is lost.
  await memory.readSettings();
  await cityPages.load();
  const stopWatch = watchExpiry(database.kysely, {
    clock,
    log,
    onExpired: expired =>
      statements.changed(expired.map(({ subject_key, predicate }) => ({ subject: subject_key, predicate }))),
  });
  const views = keepViews(database.kysely, cache.views, log);
  const mailServer = openMailServer(config, { db: database.kysely, settings, outgoing });
  const encyclopedia = encyclopediaOf(config);
  const queue: JobQueue = await startQueue(
    url,
    jobKinds({
      config,
      database,
      settings,
      sitemap,
      backups,
      webhooks,
      outgoing,
      mailServer,
      encyclopedia,
      clock,
      log,
      queue: () => queue,
    }),
    log,
    !worker,
  );
  const outbox = openOutbox(queue, mailServer);
  const accountContext = await openAccountContext(config, { database, outbox, settings, outgoing, log });
  const accounts = await openAccounts(accountContext, config.publicUrl);
  const leads = await openLeadContext(config, { database, outbox, settings, clock, log });
  const articles = new ArticleCache({ db: database.kysely, queue, log, isOpen: encyclopedia !== null });
  // Also after a database outage: interrupted work resumes immediately, before its jobs time out.
  if (worker) {
    resumeUnfinished = async () => worker.wake();
    deliverWebhooks = resumeUnfinished;
  } else {
    resumeUnfinished = async () => {
      if (!stopping.signal.aborted) await resumeWork(database.kysely, { queue, outbox });
    };
    deliverWebhooks = () => queue.sendNow(deliverWebhooksJob, {});
    await resumeUnfinished();
    await beginWork(backups, queue);
  }
  reloadRestored = async () => {
    await convertBusinessClaims(database.kysely);
    await accounts.reload();
    await leads.reload();
    await resumeUnfinished();
    // A page rendered with the old keys since then is rendered again.
    cache.dropAll();
  };
  return {
    config,
    database,
    reads,
    accounts,
    accountContext,
    mailServer,
    queue,
    events,
    leads,
    articles,
    redirects,
    settings,
    cache,
    published,
    cityPages,
    facts,
    cases,
    views,
    sitemap,
    backups,
    webhooks,
    outgoing,
    reloadAll: memory.reloadAll,
    metrics: openMetrics({ database, reads, cache, log }),
    clock,
    log,
    stop: async () => {
      stopping.abort();
      stopWatch();
      sitemap.close();
      await queue.stop();
      await redirects.stop();
      await listener.close();
      await views.close();
      await reads.close();
      await database.close();
      await stopDatabase();
    },
  };
}
