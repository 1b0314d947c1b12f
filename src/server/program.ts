import type { Logger } from 'pino';
import { type AccountDesk, openAccountDesk } from './account/account-desk.ts';
import { pruneAccounts, pruneAccountsJob } from './account/prune-accounts.job.ts';
import { pruneActivity, pruneActivityJob } from './activity/prune-activity.job.ts';
import { type Accounts, openAccounts } from './auth/auth.ts';
import { dropPlansJob } from './batches/drop-plans.job.ts';
import { generateBatchJob } from './batches/generate-batch.job.ts';
import { planBatchJob } from './batches/plan-batch.job.ts';
import { resumeUnfinished } from './batches/resume-unfinished.ts';
import { revertBatchJob } from './batches/revert-batch.job.ts';
import type { Config } from './config.ts';
import { anyBatch, Changes } from './db/changes.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { ensureDatabase } from './db/ensure-database.ts';
import { listen } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { ArticleShelf } from './encyclopedia/article-shelf.ts';
import { lookUpArticlesJob } from './encyclopedia/look-up-articles.job.ts';
import { submitChangesOf } from './indexnow/submit-changes.job.ts';
import { type JobQueue, startQueue } from './jobs/queue.ts';
import { type LeadDesk, openLeadDesk } from './leads/lead-desk.ts';
import { forecastLikenessJob } from './likeness/forecast-likeness.job.ts';
import { forecastOutlooksJob } from './likeness/forecast-outlooks.job.ts';
import { resumeForecasts } from './likeness/resume-forecasts.ts';
import { deliverMessageJob } from './outbox/deliver-message.job.ts';
import { openMailer } from './outbox/mailer.ts';
import { resumeUnsent } from './outbox/resume-unsent.ts';
import { changePagesJob } from './page-changes/change-pages.job.ts';
import { pruneChangesJob, pruneChangesJobName } from './page-changes/prune-changes.job.ts';
import { resumeChanges } from './page-changes/resume-changes.ts';
import { movePagesJob } from './page-moves/move-pages.job.ts';
import { resumeMoves } from './page-moves/resume-moves.ts';
import { renamePagesJob } from './page-renamings/rename-pages.job.ts';
import { resumeRenamings } from './page-renamings/resume-renamings.ts';
import { dropScheduledPagesJob } from './publishing-schedules/drop-scheduled-pages.job.ts';
import { publishPagesJob } from './publishing-schedules/publish-pages.job.ts';
import { resumeSchedules } from './publishing-schedules/resume-schedules.ts';
import { openRedirectDesk, type RedirectDesk } from './redirects/redirect-desk.ts';
import { takeUp } from './settings/change-settings.ts';
import { SiteSettings } from './settings/site-settings.ts';
import { hubsKey } from './site/hub-paths.ts';
import { PageCache } from './site/page-cache.ts';
import { PublishedPages } from './site/published-pages.ts';
import { isReservedSlug } from './site/reserved-slugs.ts';
import { buildSitemapOf } from './sitemap/build-sitemap.job.ts';
import { SitemapDesk } from './sitemap/sitemap-desk.ts';
import { keepViews, type ViewKeeper } from './views/keep-views.ts';
import { rankViewsOf } from './views/rank-views.job.ts';

/** The running parts that every way to use the program shares: web server, command line, tests. */
export interface Program {
  readonly config: Config;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly accountDesk: AccountDesk;
  readonly queue: JobQueue;
  readonly changes: Changes;
  readonly leads: LeadDesk;
  readonly articles: ArticleShelf;
  readonly redirects: RedirectDesk;
  readonly settings: SiteSettings;
  readonly cache: PageCache;
  readonly published: PublishedPages;
  readonly views: ViewKeeper;
  readonly sitemap: SitemapDesk;
  /** What publishing goes by; tests move it. */
  readonly clock: () => Date;
  readonly log: Logger;
  stop(): Promise<void>;
}

/** Announcements after which public addresses, or when they changed, may be other ones. */
const changesAddresses: ReadonlySet<string> = new Set(['pages', 'all-pages', 'settings', 'redirects']);

/** Announcements of things that screens watch. */
const watched: ReadonlySet<string> = new Set(['batch', 'template', 'page-change']);

const cacheBytes = 256 * 1024 * 1024;

/** Starts everything below HTTP: the database (embedded or given), its migrations, the job queue, the listener. */
export async function startProgram(
  config: Config,
  log: Logger,
  clock: () => Date = () => new Date(),
): Promise<Program> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(config.dataDir, {}, (text, error) => log.error({ err: error }, text));
  try {
    const url = config.databaseUrl ?? embedded?.url('pagehaul') ?? '';
    return await startOn({ config, log, clock, url }, async () => embedded?.stop());
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

interface Surroundings {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly url: string;
}

async function startOn(
  { config, log, clock, url }: Surroundings,
  stopDatabase: () => Promise<void>,
): Promise<Program> {
  if (!config.databaseUrl) await ensureDatabase(url);
  let isStopping = false;
  const database = openDatabase(url, error => {
    if (!isStopping) log.warn({ err: error }, 'idle database connection lost');
  });
  await migrate(database.kysely);
  const cache = new PageCache(cacheBytes);
  const published = new PublishedPages(database, cache);
  const changes = new Changes();
  const settings = new SiteSettings(database.kysely, log);
  const sitemap = new SitemapDesk({ database, settings, log });
  const redirects = await openRedirectDesk(config, { database, cache, log });
  const takeUpRedirects = (sources: readonly string[]) => {
    redirects.takeUp(sources).catch((error: unknown) => log.error({ err: error }, 'redirects not read'));
  };
  const takeUpSettings = () => {
    takeUp({ settings, cache }).catch((error: unknown) => log.error({ err: error }, 'settings not read'));
  };
  let goOn = async (): Promise<void> => undefined;
  const listener = await listen(
    url,
    announcement => {
      if (changesAddresses.has(announcement.kind)) sitemap.changed();
      if (announcement.kind === 'batch') changes.changed(anyBatch);
      if (watched.has(announcement.kind) && 'id' in announcement) changes.changed(announcement.id);
      else if (announcement.kind === 'pages') cache.dropShowing([...announcement.slugs, hubsKey]);
      else if (announcement.kind === 'article') cache.dropShowing([announcement.topic]);
      else if (announcement.kind === 'settings') takeUpSettings();
      else if (announcement.kind === 'redirects') takeUpRedirects(announcement.sources);
      else cache.dropAll();
    },
    () => {
      cache.dropAll();
      takeUpSettings();
      sitemap.changed();
      takeUpRedirects([]);
      changes.everythingChanged();
      goOn().catch((error: unknown) => log.error({ err: error }, 'unfinished work not taken up'));
    },
  );
  await settings.load();
  const views = keepViews(database.kysely, cache.views, log);
  const mailer = config.smtpUrl ? openMailer(config.smtpUrl) : null;
  const encyclopedia = config.wikipediaApiUrl
    ? { url: config.wikipediaApiUrl, agent: `Pagehaul (${config.publicUrl ?? 'not public yet'})` }
    : null;
  const queue = await startQueue(
    url,
    [
      planBatchJob(database),
      generateBatchJob(database),
      dropPlansJob(database),
      forecastLikenessJob(database),
      forecastOutlooksJob(database),
      revertBatchJob(database),
      movePagesJob(database),
      publishPagesJob(database, clock),
      dropScheduledPagesJob(database.kysely),
      changePagesJob(database),
      pruneChangesJob(database.kysely),
      renamePagesJob(database, isReservedSlug),
      deliverMessageJob(database, mailer),
      lookUpArticlesJob(database, encyclopedia, log),
      pruneActivity(database.kysely),
      pruneAccounts(database.kysely),
      buildSitemapOf(sitemap),
      submitChangesOf(database),
      rankViewsOf(database.kysely),
    ],
    log,
  );
  const outbox = { queue, canSend: mailer !== null };
  const accountDesk = await openAccountDesk(config, { database, outbox, settings, log });
  const accounts = await openAccounts(accountDesk, config.publicUrl);
  const leads = await openLeadDesk(config, { database, outbox, settings, log });
  const articles = new ArticleShelf({ db: database.kysely, queue, log, isOpen: encyclopedia !== null });
  // After the database was away as well: what was being done when it went is done again at once, not when its job times out.
  goOn = async () => {
    if (isStopping) return;
    await resumeUnfinished(database.kysely, queue);
    await resumeForecasts(database.kysely, queue);
    await resumeMoves(database.kysely, queue);
    await resumeChanges(database.kysely, queue);
    await resumeRenamings(database.kysely, queue);
    await resumeSchedules(database.kysely, queue);
    await resumeUnsent(database.kysely, outbox);
  };
  await goOn();
  await queue.sendNow(pruneActivityJob, {});
  await queue.sendNow(pruneChangesJobName, {});
  await queue.sendNow(pruneAccountsJob, {});
  return {
    config,
    database,
    accounts,
    accountDesk,
    queue,
    changes,
    leads,
    articles,
    redirects,
    settings,
    cache,
    published,
    views,
    sitemap,
    clock,
    log,
    stop: async () => {
      isStopping = true;
      sitemap.close();
      await queue.stop();
      await redirects.stop();
      mailer?.close();
      await listener.close();
      await views.close();
      await database.close();
      await stopDatabase();
    },
  };
}
