import type { Logger } from 'pino';
import { fillContactsJob } from '../audience/contacts/fill-contacts.job.ts';
import { mailboxOf } from '../audience/leads/lead-context.ts';
import { reportSpamJob } from '../audience/leads/report-spam.job.ts';
import { syncReviewsJobs } from '../audience/reviews/sync-reviews.job.ts';
import { reversal } from '../generation/batches/batch-reversal.ts';
import { dropPlansJob } from '../generation/batches/drop-plans.job.ts';
import { generateBatchJob } from '../generation/batches/generate-batch.job.ts';
import { planBatchJob } from '../generation/batches/plan-batch.job.ts';
import { forecastJobs } from '../generation/likeness/forecast.job.ts';
import { dropScheduledPagesJob } from '../generation/publishing-schedules/drop-scheduled-pages.job.ts';
import { publishPagesJob } from '../generation/publishing-schedules/publish-pages.job.ts';
import { pruneAccounts } from '../identity/account/prune-accounts.job.ts';
import type { MailServer } from '../identity/mail-server/mail-server.ts';
import type { BackupContext } from '../operations/backups/backup-context.ts';
import { scheduleBackupsJob, scheduleBackupsOf } from '../operations/backups/schedule-backups.job.ts';
import { makeBackupOf, restoreBackupOf, resumeBackupRuns } from '../operations/backups/work-on-runs.job.ts';
import { buildSearchIndexesJob } from '../operations/database/build-search-indexes.job.ts';
import { finishSetupOf } from '../operations/setup/finish-setup.job.ts';
import { importFileOf } from '../operations/transfers/import-file.job.ts';
import { pruneTransfers } from '../operations/transfers/prune-transfers.job.ts';
import { writeExportOf } from '../operations/transfers/write-export.job.ts';
import { deliverWebhooksOf, wakeWebhooksOf } from '../operations/webhooks/deliver-webhooks.job.ts';
import type { WebhookContext } from '../operations/webhooks/webhook-context.ts';
import { changePagesJobs } from '../pages/page-changes/change-pages.job.ts';
import { pruneChangesJob } from '../pages/page-changes/prune-changes.job.ts';
import { rankViewsOf } from '../pages/views/rank-views.job.ts';
import { pruneActivity } from '../platform/activity/prune-activity.job.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db/database.ts';
import type { Outgoing } from '../platform/http/outgoing/outgoing.ts';
import type { JobKind, JobQueue } from '../platform/jobs/queue.ts';
import { deliverMessageJob } from '../platform/outbox/deliver-message.job.ts';
import { type Outbox, openOutbox } from '../platform/outbox/outbox.ts';
import { resumeUnsent } from '../platform/outbox/resume-unsent.ts';
import type { SiteSettings } from '../platform/settings/site-settings.ts';
import { submitChangesOf } from '../search/indexnow/submit-changes.job.ts';
import { buildSitemapOf } from '../search/sitemap/build-sitemap.job.ts';
import type { SitemapContext } from '../search/sitemap/sitemap-context.ts';
import { lookUpArticlesJob } from '../templates/encyclopedia/look-up-articles.job.ts';

/** The contexts of the jobs. */
interface WorkParts {
  readonly config: Config;
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly sitemap: SitemapContext;
  readonly backups: BackupContext;
  readonly webhooks: WebhookContext;
  readonly outgoing: Outgoing;
  readonly mailServer: MailServer;
  readonly encyclopedia: Parameters<typeof lookUpArticlesJob>[1];
  readonly clock: () => Date;
  readonly log: Logger;
  /** Known only once it is started with these kinds. */
  readonly queue: () => JobQueue;
}

/** Every kind of background work there is. */
export function jobKinds(parts: WorkParts): JobKind[] {
  const { config, database, settings, sitemap, backups, webhooks, outgoing, mailServer } = parts;
  const { encyclopedia, clock, log, queue } = parts;
  return [
    planBatchJob(database),
    generateBatchJob(database),
    dropPlansJob(database),
    ...forecastJobs(database),
    publishPagesJob(database, clock),
    dropScheduledPagesJob(database.kysely),
    ...changePagesJobs(database, reversal),
    pruneChangesJob(database.kysely),
    reportSpamJob(database, {
      mailbox: () => mailboxOf(settings.current()),
      publicUrl: config.publicUrl,
      outbox: () => openOutbox(queue(), mailServer),
    }),
    fillContactsJob(database),
    deliverMessageJob(database, () => mailServer.mailer()),
    lookUpArticlesJob(database, encyclopedia, log),
    pruneActivity(database.kysely),
    pruneAccounts(database.kysely),
    buildSitemapOf(database, sitemap),
    submitChangesOf(database, outgoing),
    rankViewsOf(database.kysely),
    ...syncReviewsJobs(database, { profile: config.businessProfile, outgoing, clock }),
    deliverWebhooksOf(webhooks),
    wakeWebhooksOf(webhooks),
    makeBackupOf(backups),
    restoreBackupOf(backups),
    scheduleBackupsOf({ context: backups, settings, queue, clock }),
    writeExportOf(database, config),
    importFileOf(database, config, queue),
    pruneTransfers(database.kysely, config),
    finishSetupOf(database, queue),
    buildSearchIndexesJob(database),
  ];
}

/** Resumes work that a stopped process or database interrupted, even if its job is lost. */
export async function resumeWork(
  db: Db,
  { queue, outbox }: { queue: JobQueue; outbox: Outbox },
): Promise<void> {
  await queue.resume();
  await resumeUnsent(db, outbox);
}

/** Runs once when a process starts to work: an interrupted backup or restore, and the daily backup. */
export async function beginWork(backups: BackupContext, queue: JobQueue): Promise<void> {
  await resumeBackupRuns(backups, queue);
  await queue.sendNow(scheduleBackupsJob, {});
}
